/**
 * The pictures and sounds of a lesson: letters counted on a ring, hours counted on a clock, and the same notes on a staff, on keys,
 * and as sound. Games make them from the facts of a mistake. Pure. Brief explanations have fewer facts, so they show less.
 */

import { HOUR_OF_LETTER, hourOfName, hoursBetween } from '../music/hours';
import { noteOfKey, type Phrase } from '../music/notes';
import type { Misplayed } from '../wire';
import { textIn, textsIn, type Facts } from '../texts/tell';

/** `from`: where counting starts; `passed`: counted before `right`, what was needed; `wrong`: what was played or said instead. */
type Role = 'from' | 'passed' | 'right' | 'wrong';

export interface Mark {
  readonly name: string; // in ASCII, e.g. `Eb`
  readonly octave: number;
  readonly role: Role;
}

/** The seven letters, and the paths counted to each letter that would be right. */
export interface Ring {
  readonly paths: readonly (readonly string[])[];
  readonly needed: readonly string[];
  readonly said: string | null;
}

/** The twelve hours, and those counted. */
export interface Clock {
  readonly counted: readonly number[]; // from the starting hour to the one needed; empty when either is unknown
  readonly from: number | null;
  readonly needed: number | null;
  readonly played: readonly number[];
  readonly scale: readonly string[]; // names of a scale's notes; empty where every hour is a step
}

export interface Picture {
  readonly ring: Ring | null;
  readonly clock: Clock | null;
  readonly marks: readonly Mark[]; // the counted notes upward, then what was played instead
  readonly right: Phrase; // the right notes; empty when unknown
  readonly wrong: Phrase; // what was played
}

const FIRST = 4; // the octave in which counting begins: that of middle C

/** The parts of a misplay that the picture needs. */
export type Misplay = Pick<Misplayed, 'code' | 'facts' | 'say' | 'cards'>;

/** The picture of a note that does not continue a scale: how the scale continues from there. */
export function pictureOfScale(facts: Facts): Picture | null {
  const scale = textsIn(facts, 'scale');
  const name = textIn(facts, 'name');
  if (scale.length === 0 || name === null) return null;
  const top = textIn(facts, 'top');
  const wants = textIn(facts, 'wants');
  const from = top === null ? null : hourOfName(top);
  const needed = wants === null ? null : hourOfName(wants);
  const role = (each: string): Role => (each === wants ? 'right' : each === top ? 'from' : 'passed');
  const stacked = top !== null && !scale.includes(top);
  const counted = upward(stacked ? [top] : scale).map((note): Mark => ({
    ...note,
    role: stacked && wants !== null ? 'right' : role(note.name),
  }));
  const played = hourOfName(name);
  const clock: Clock = {
    counted: from !== null && needed !== null && from !== needed ? hoursBetween(from, needed) : [],
    from,
    needed,
    played: played === null || played === needed ? [] : [played],
    scale,
  };
  return complete({ ring: null, clock }, counted, [name]);
}

/** Add the cards that were played, and the sounds of both. */
export function complete(shown: Pick<Picture, 'ring' | 'clock'>, counted: readonly Mark[], played: readonly string[]): Picture {
  const right = counted.find(({ role }) => role === 'right');
  const base = counted.find(({ role }) => role === 'from') ?? (right ? undefined : counted[0]);
  const wrong = [...new Set(played)].filter((name) => name !== right?.name).map((name): Mark => ({ ...above(name, base), role: 'wrong' }));
  const sung = (marks: readonly (Mark | undefined)[]): Phrase => marks.flatMap((mark) => (mark ? [noteOfKey(keyOfMark(mark))] : []));
  return {
    ...shown,
    marks: [...counted, ...wrong],
    right: right ? sung([base, right]) : [],
    wrong: wrong.length > 0 ? sung([base, ...wrong]) : [],
  };
}

type Placed = Omit<Mark, 'role'>;

/** Names stacked upward: after B the next octave begins at C. */
export function upward(names: readonly string[]): Placed[] {
  let octave = FIRST;
  let before = -1;
  return names.map((name) => {
    const place = 'CDEFGAB'.indexOf(name.charAt(0));
    if (place < before) octave += 1;
    before = place;
    return { name, octave };
  });
}

/** The nearest note of a name at or above `base`. */
export function above(name: string, base: Placed | undefined): Placed {
  const here = { name, octave: FIRST };
  return base && keyOfMark(here) < keyOfMark(base) ? { name, octave: FIRST + 1 } : here;
}

/** The MIDI number of a note; Cb5 is the key of B4. */
export function keyOfMark({ name, octave }: Placed): number {
  const letter = name.charAt(0) as keyof typeof HOUR_OF_LETTER;
  let key = (octave + 1) * 12 + (HOUR_OF_LETTER[letter] % 12);
  for (const sign of name.slice(1)) key += sign === '#' ? 1 : -1;
  return key;
}
