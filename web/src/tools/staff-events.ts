/** What is on a staff of the tools: events one after the other, each a note or some notes at once. */

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
  /** Beside its neighbour a second below, to the right of the stem. */
  readonly right: boolean;
  /** How many columns its signs step aside for those of its neighbours. */
  readonly aside: number;
}

const LOW = 55; // the MIDI number of G3: what lies lower, on average, is read in the bass clef

/** The events of what was found: a chord and an interval at once, everything else one after the other. */
export function eventsOf(found: Found): StaffEvent[] {
  const at = found.notes.map(({ name, hour }) => ({ name, hour }));
  if (found.sort === 'chord' || found.sort === 'interval') return [{ notes: at, symbol: null }];
  return at.map((note) => ({ notes: [note], symbol: null }));
}

/** The events of a transposed line, as they are written. */
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

/** The heads of one event, the lowest first. */
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

const TALL = 6; // staff places from one sign to the next in a column, so that they do not touch

/** From the top down, each sign in the column nearest to its note where there is room, as engravers do. */
function stepAside(heads: readonly Head[]): Head[] {
  const lowest: number[] = []; // by column, the place of its lowest sign so far
  const moved = heads.toReversed().map((head) => {
    if (head.signs.length === 0) return head;
    const free = lowest.findIndex((place) => place - head.place >= TALL);
    const aside = free < 0 ? lowest.length : free;
    lowest[aside] = head.place;
    return { ...head, aside };
  });
  return moved.toReversed();
}

/** From the note outward: even three sharps are written where a scale needs them. */
function signsOf(name: string): Accidental[] {
  const count = name.length - 1;
  const [one, two] = name.charAt(1) === '#' ? (['sharp', 'doubleSharp'] as const) : (['flat', 'doubleFlat'] as const);
  return [...Array.from({ length: Math.floor(count / 2) }, () => two), ...(count % 2 ? [one] : [])];
}
