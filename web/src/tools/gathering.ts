/** Collects notes that are tapped, played, or sung, in sequence or together, to look up what they are. Pure. */

import { noteOfKey } from '../music/notes';

export interface Gathered {
  /** MIDI numbers, lowest first. */
  readonly keys: readonly number[];
  /** Whether they were held together; the next note then starts over. */
  readonly chord: boolean;
  /** The time of the last note in ms. */
  readonly last: number;
}

export const NOTHING: Gathered = { keys: [], chord: false, last: -Infinity };

const PAUSE = 3000; // ms of silence after which the next note starts over

const sorted = (keys: Iterable<number>): number[] => [...new Set(keys)].toSorted((one, other) => one - other);

/** Add a played key; `held` are the keys down now. Notes in quick sequence stay together, and so do held ones. */
export function played(before: Gathered, key: number, held: readonly number[], time: number): Gathered {
  const last = time;
  if (held.length > 1) return { keys: sorted(before.chord ? [...before.keys, ...held] : held), chord: true, last };
  const startsOver = before.chord || time - before.last > PAUSE;
  return { keys: sorted(startsOver ? [key] : [...before.keys, key]), chord: false, last };
}

/** Add a tapped key, or remove it. Tapped notes never expire. */
export function tapped({ keys }: Gathered, key: number): Gathered {
  return { ...NOTHING, keys: keys.includes(key) ? keys.filter((each) => each !== key) : sorted([...keys, key]) };
}

/** The same where every octave is shown: add the key, or remove its pitch in all octaves. */
export function tappedPitch(before: Gathered, key: number): Gathered {
  const others = before.keys.filter((each) => noteOfKey(each).hour !== noteOfKey(key).hour);
  return others.length < before.keys.length ? { ...NOTHING, keys: others } : tapped(before, key);
}
