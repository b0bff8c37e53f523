/** The contents of a staff in the tools: events in sequence, each with one note or several. */

import { onStaff, type Clef, type StaffNote } from '../music/staff';
import type { Found, NameParts, Transposed } from '../wire';
import { plainName } from './names';

interface Written {
  readonly name: string; // in ASCII, with its octave
  readonly hour: number;
}

export interface StaffEvent {
  readonly notes: readonly Written[];
  /** Above the staff. */
  readonly symbol: NameParts | null;
  /** There is a bar line before it. */
  readonly bar?: boolean;
}

export type Accidental = 'sharp' | 'doubleSharp' | 'flat' | 'doubleFlat';

export interface Head extends StaffNote, Written {
  readonly signs: readonly Accidental[];
  /** Right of the stem, because its neighbor is a second below. */
  readonly right: boolean;
  /** The number of columns by which its accidentals are moved away from those of its neighbors. */
  readonly aside: number;
}

const LOW = 55; // the MIDI number of G3: notes lower than this on average are in the bass clef

/** The events of a result: one for a chord or an interval, otherwise one per note. */
export function eventsOf(found: Found): StaffEvent[] {
  const at = found.notes.map(({ name, hour }) => ({ name, hour }));
  if (found.sort === 'chord' || found.sort === 'interval') return [{ notes: at, symbol: null }];
  return at.map((note) => ({ notes: [note], symbol: null }));
}

/** The events of a transposed line. */
export function eventsOfLine({ events }: Transposed): StaffEvent[] {
  return events.map(({ names, keys, symbol, bar }) => ({
    notes: names.map((name, index) => ({ name, hour: (keys[index] ?? 0) % 12 || 12 })),
    symbol,
    bar,
  }));
}

export function clefOf(keys: readonly number[]): Clef {
  return keys.length > 0 && keys.reduce((sum, key) => sum + key, 0) < LOW * keys.length ? 'fClef' : 'gClef';
}

/** The note heads of an event, lowest first. */
export function headsOf({ notes }: StaffEvent, clef: Clef): Head[] {
  const heads: Head[] = [];
  for (const { name, hour } of notes) {
    const plain = plainName(name);
    const note = onStaff(plain, Number(name.slice(plain.length)), clef);
    const below = heads.at(-1);
    const right = below !== undefined && note.place - below.place <= 1 && !below.right;
    heads.push({ ...note, name, hour, signs: signsOf(plain), right, aside: 0 });
  }
  return stepAside(heads);
}

const TALL = 6; // staff places between accidentals in a column, so that they do not touch

/** From the top down, put each accidental in the free column nearest to its note, as in engraved music. */
function stepAside(heads: readonly Head[]): Head[] {
  const lowest: number[] = []; // the place of each column's lowest accidental so far
  const moved = heads.toReversed().map((head) => {
    if (head.signs.length === 0) return head;
    const free = lowest.findIndex((place) => place - head.place >= TALL);
    const aside = free < 0 ? lowest.length : free;
    lowest[aside] = head.place;
    return { ...head, aside };
  });
  return moved.toReversed();
}

/** The accidentals of a name from the note outward; some scales need three sharps. */
function signsOf(name: string): Accidental[] {
  const count = name.length - 1;
  const [one, two] = name.charAt(1) === '#' ? (['sharp', 'doubleSharp'] as const) : (['flat', 'doubleFlat'] as const);
  return [...Array.from({ length: Math.floor(count / 2) }, () => two), ...(count % 2 ? [one] : [])];
}
