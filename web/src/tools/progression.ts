/** A request for a chord progression, as its form holds it and as its address encodes it. */

import { NOTATIONS, type Notation } from '../settings/choices';
import { placeOf } from './clock';

export interface ProgressionWish {
  readonly ask: string;
  readonly names: Notation; // the note names that were typed
  readonly key: string; // Eb major; empty if the text says it or it is to be found
  readonly toKey: string; // empty to stay in the key
}

export const FIRST_PROGRESSION: ProgressionWish = { ask: 'Imaj7 V7/ii | ii7 V7 | Imaj7', names: 'english', key: '', toKey: '' };

/** The query for the server, which the address has too. */
export function progressionQuery({ ask, names, key, toKey }: ProgressionWish): URLSearchParams {
  const query = new URLSearchParams({ ask });
  if (names !== 'english') query.set('names', names);
  if (key) query.set('key', key);
  if (toKey) query.set('to_key', toKey);
  return query;
}

export const progressionPath = (wish: ProgressionWish): string => `#/progression/${progressionQuery(wish).toString()}`;

/** Read the last part of an address. */
export function readProgression(text: string): ProgressionWish {
  const query = new URLSearchParams(text);
  const ask = query.get('ask');
  if (ask === null) return FIRST_PROGRESSION;
  return {
    ask,
    names: NOTATIONS.find((each) => each === query.get('names')) ?? 'english',
    key: query.get('key') ?? '',
    toKey: query.get('to_key') ?? '',
  };
}

/** The place of an hour on a circle of fifths around the origin, whose radius is 1; C is at the top. */
export function onCircle(hour: number): readonly [x: number, y: number] {
  const angle = (placeOf(hour, 'fifths') / 12) * 2 * Math.PI;
  return [Math.sin(angle), -Math.cos(angle)];
}

/** The seven hours of a key, which are neighbors on the circle. */
export function hoursOfKey(tonic: number, minor: boolean): ReadonlySet<number> {
  const first = placeOf(tonic, 'fifths') + (minor ? -4 : -1);
  return new Set(Array.from({ length: 7 }, (_, index) => placeOf((first + index + 12) % 12, 'fifths') || 12));
}

/** A numeral or Nashville number with real signs: bVII7 is ♭VII7. */
export function signedNumeral(text: string): string {
  return text.replaceAll('#', '♯').replace(/b(?=[ivIV\d])/g, '♭');
}
