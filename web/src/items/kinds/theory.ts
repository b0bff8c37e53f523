/** The notes that questions and explanations name: letters counted, accidentals, keys. Names are in ASCII. */

import { upward } from '../../lesson/picture';
import { hourOfName, LETTERS } from '../../music/hours';
import { note } from '../../texts/notes';

const HALF_STEPS: Readonly<Record<string, number>> = {
  half: 1, whole: 2, m2: 1, M2: 2, m3: 3, M3: 4, P4: 5, A4: 6, d5: 6, P5: 7, m6: 8, M6: 9, m7: 10, M7: 11, P8: 12,
}; // prettier-ignore

/** The half steps from each note of a scale to the next, by digits. */
export const FORMULAS: Readonly<Record<string, string>> = {
  major: '2212221', natural_minor: '2122122', harmonic_minor: '2122131', melodic_minor: '2122221', dorian: '2122212',
  phrygian: '1222122', lydian: '2221221', mixolydian: '2212212', locrian: '1221222', major_pentatonic: '22323',
  minor_pentatonic: '32232', blues: '321132', whole_tone: '222222',
}; // prettier-ignore

/** The letters of an interval, both ends included: up, or down if it is negative. */
export function lettersOf(from: string, interval: number): string[] {
  const way = Math.sign(interval);
  const first = LETTERS.findIndex((letter) => letter === from.charAt(0));
  return Array.from({ length: Math.abs(interval) }, (_, index) => LETTERS[(first + way * index + 49) % 7] ?? from);
}

export function accidentalOf(name: string): 'sharp' | 'flat' | 'natural' {
  return name.endsWith('#') ? 'sharp' : name.length > 1 && name.endsWith('b') ? 'flat' : 'natural';
}

/** The half steps of a step or an interval by its short name: `m3`. */
export function halfStepsOf(short: string): number {
  return HALF_STEPS[short] ?? 0;
}

/** The name of a key without flats, by its MIDI number. */
export function sharpName(key: number): string {
  return ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'][key % 12] ?? '';
}

/** The nearest key of a name above another key, or below if that is nearer and not far below middle C. */
export function nearby(name: string, low: number): number | null {
  const key = nextAbove(name, low);
  return key !== null && key - low > 6 && key - 12 >= 59 ? key - 12 : key;
}

/** The key of a name that is at or next above another key. */
export function nextAbove(name: string, low: number): number | null {
  const hour = hourOfName(name);
  return hour === null ? null : low + ((((hour - low) % 12) + 12) % 12);
}

/** Names with their octaves, each above the one before, from the octave of middle C up. */
export const rising = (names: readonly string[]): string[] => upward(names).map(({ name, octave }) => `${name}${String(octave)}`);

/** Notes in words. */
export const list = (names: readonly string[]): string => names.map(note).join(', ');

export const letterOf = (name: string): string => note(name.charAt(0));

/** A tile with a note. */
export const noteTile = (name: string): { readonly text: string; readonly hour: number | null } => ({
  text: note(name),
  hour: hourOfName(name),
});
