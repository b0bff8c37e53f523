/** The notes that an explanation names: letters counted, signatures, keys with the same signature. Names are in ASCII. */

import { LETTERS } from '../music/hours';

export type Mode = 'major' | 'minor';
export type Accidental = 'sharp' | 'flat' | 'natural';

/** The tonics from seven flats to seven sharps. */
const TONICS: Readonly<Record<Mode, readonly string[]>> = {
  major: ['Cb', 'Gb', 'Db', 'Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#'],
  minor: ['Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#', 'G#', 'D#', 'A#'],
};
const SHARPS = ['F', 'C', 'G', 'D', 'A', 'E', 'B'];
const HALF_STEPS: Readonly<Record<string, number>> = {
  m2: 1, M2: 2, m3: 3, M3: 4, P4: 5, A4: 6, d5: 6, P5: 7, m6: 8, M6: 9, m7: 10, M7: 11, P8: 12,
}; // prettier-ignore

/** The letters of an interval, both ends included: up, or down if it is negative. */
export function lettersOf(from: string, interval: number): string[] {
  const way = Math.sign(interval);
  const first = LETTERS.findIndex((letter) => letter === from.charAt(0));
  return Array.from({ length: Math.abs(interval) }, (_, index) => LETTERS[(first + way * index + 49) % 7] ?? from);
}

export function accidentalOf(name: string): Accidental {
  return name.endsWith('#') ? 'sharp' : name.length > 1 && name.endsWith('b') ? 'flat' : 'natural';
}

/** How many letters `to` is above `from`, as the nearer way around: -3 to 3. */
export function lettersApart(from: string, to: string): number {
  const up = ('ABCDEFG'.indexOf(to.charAt(0)) - 'ABCDEFG'.indexOf(from.charAt(0)) + 7) % 7;
  return up > 3 ? up - 7 : up;
}

/** Sharps of a signature as text (`2#`), flats below zero (`3b`). */
export function signatureOf(text: string): number {
  const count = Number.parseInt(text, 10);
  return text.endsWith('b') ? -count : count;
}

/** The signature of a key: sharps, flats below zero. */
export function signatureOfKey(tonic: string, mode: Mode): number {
  return TONICS[mode].indexOf(tonic) - 7;
}

/** The sharps or flats of a signature in their order. */
export function notesOfSignature(signature: number): string[] {
  const letters = signature < 0 ? SHARPS.toReversed() : SHARPS;
  return letters.slice(0, Math.abs(signature)).map((letter) => letter + (signature < 0 ? 'b' : '#'));
}

/** The major key with a signature. */
export function majorTonic(signature: number): string {
  return TONICS.major[signature + 7] ?? 'C';
}

export function halfStepsOf(short: string): number {
  return HALF_STEPS[short] ?? 0;
}

/** The name of a key without flats, by its MIDI number. */
export function sharpName(key: number): string {
  return ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'][key % 12] ?? '';
}
