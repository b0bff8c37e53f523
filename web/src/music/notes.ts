/** Notes by clock number and octave, their pitch, and phrases made of them. */

import { cardOf, type Deck } from './cards';
import { hourOfName } from './hours';

export interface Note {
  readonly hour: number; // 12 = C
  readonly octave: number; // 4 begins with middle C
}

/** Notes in sequence; those of an inner list sound together. */
export type Phrase = readonly (Note | readonly Note[])[];

/** The MIDI number of a note: middle C is 60. */
export function keyOf({ hour, octave }: Note): number {
  return (octave + 1) * 12 + (hour % 12);
}

/** The note of a MIDI number. */
export function noteOfKey(key: number): Note {
  return { hour: key % 12 || 12, octave: Math.floor(key / 12) - 1 };
}

/** A key of a piano, and where it is. */
export interface PianoKey {
  readonly key: number; // its MIDI number
  readonly hour: number;
  readonly black: boolean;
  readonly left: number; // white keys to the left of it, or of the middle of a black key
}

const WHITE_HOURS: readonly number[] = [12, 2, 4, 5, 7, 9, 11];

/** The keys of a piano from one to another, by their MIDI numbers. */
export function pianoKeys(first: number, last: number): PianoKey[] {
  let left = 0;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const { hour } = noteOfKey(first + index);
    const black = !WHITE_HOURS.includes(hour);
    return { key: first + index, hour, black, left: black ? left : left++ };
  });
}

/** The frequency in hertz; A4 is 440. */
export function frequency(note: Note): number {
  return 440 * 2 ** ((keyOf(note) - 69) / 12);
}

/** The note of a note card by its code (`F#4`); null for a wild. */
export function noteOfCard(code: string): Note | null {
  const found = /^([A-G]#?)(\d)$/.exec(code);
  const hour = hourOfName(found?.[1] ?? '');
  return hour === null ? null : { hour, octave: Number(found?.[2]) };
}

/** The notes of cards in order; a wild sounds as the note it counts as, near middle C, or not at all. */
export function notesOf(deck: Deck, codes: readonly string[], names: readonly (string | null)[]): Note[] {
  const notes = codes.flatMap((code, index): Note[] => {
    const { hour, octave } = cardOf(deck, code);
    if (hour !== null && octave !== null) return [{ hour, octave }];
    const counted = hourOfName(names[index] ?? names[0] ?? '');
    return counted === null ? [] : [{ hour: counted, octave: 4 }];
  });
  return notes.filter((note, index) => !notes.slice(0, index).some((each) => keyOf(each) === keyOf(note)));
}

/** The notes of cards of one pitch played together. A wild among note cards is silent; alone it sounds as `name`. */
export function chordOf(deck: Deck, codes: readonly string[], name: string | null): Note[] {
  const printed = notesOf(deck, codes, []);
  return rising(printed.length > 0 ? printed : notesOf(deck, codes, [name]));
}

/** The notes sorted from low to high. */
export function rising(notes: readonly Note[]): Note[] {
  return notes.toSorted((one, other) => keyOf(one) - keyOf(other));
}

/** The same pitch in the octave that puts it at `note` or closest below. */
export function nextBelow(pitch: Note, note: Note): Note {
  return noteOfKey(keyOf(note) - ((((keyOf(note) - keyOf(pitch)) % 12) + 12) % 12));
}

/** An interval to be heard: the previous note, moved to the octave below the new ones, then the new notes. */
export function intervalTo(before: Note | null | undefined, chord: readonly Note[]): Phrase {
  const [lowest] = chord;
  if (!lowest) return [];
  return before ? [nextBelow(before, lowest), chord] : [chord];
}

/** A complete scale upward: from its first note, near middle C, to the same note an octave higher. */
export function runUp(names: readonly string[]): Note[] {
  const hours = names.flatMap((name) => hourOfName(name) ?? []);
  const [tonic] = hours;
  if (tonic === undefined) return [];
  const first = keyOf({ hour: tonic, octave: tonic % 12 >= 7 ? 3 : 4 });
  return [...hours.map((hour) => first + ((hour - tonic + 12) % 12)), first + 12].map(noteOfKey);
}
