/** Strings and frets: the places of notes on a fretted instrument in any tuning. */

import { hourOfName } from '../music/hours';
import { keyOf, noteOfKey, type Note } from '../music/notes';

export const STANDARD = 'E2 A2 D3 G3 B3 E4';
export const TUNINGS = {
  guitar: STANDARD,
  dropD: 'D2 A2 D3 G3 B3 E4',
  dadgad: 'D2 A2 D3 G3 A3 D4',
  openG: 'D2 G2 D3 G3 B3 D4',
  bass: 'E1 A1 D2 G2',
  ukulele: 'G4 C4 E4 A4',
  mandolin: 'G3 D4 A4 E5',
  banjo: 'G4 D3 G3 B3 D4',
} as const;
export type Tuning = keyof typeof TUNINGS;

export const FRETS = 12;
const MAX_STRINGS = 12;

/** The MIDI numbers of the open strings, starting with the player's lowest; null when the text is not a tuning. */
export function readTuning(text: string): number[] | null {
  const names = text.trim().split(/[\s,]+/);
  const keys = names.flatMap((name) => {
    const found = /^([A-Ga-g][#b♯♭]*)(\d)$/.exec(name);
    const hour = hourOfName((found?.[1] ?? '').replace(/^./, (letter) => letter.toUpperCase()));
    return hour === null ? [] : [keyOf({ hour, octave: Number(found?.[2]) })];
  });
  return keys.length === names.length && keys.length <= MAX_STRINGS ? keys : null;
}

export interface Fretted {
  readonly string: number; // 0 is the player's lowest
  readonly fret: number; // 0 is the open string
  readonly note: Note;
}

/** All places up to the twelfth fret for these hours. */
export function placesOf(hours: readonly number[], open: readonly number[]): Fretted[] {
  return open.flatMap((key, string) =>
    Array.from({ length: FRETS + 1 }, (_, fret) => ({ string, fret, note: noteOfKey(key + fret) })).filter(({ note }) =>
      hours.includes(note.hour),
    ),
  );
}
