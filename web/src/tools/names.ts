/** Note names with and without their octaves. */

import { noteOfKey, type Phrase } from '../music/notes';
import type { Found, NameParts } from '../wire';

/** `F##4` without the octave. */
export function plainName(name: string): string {
  return name.replace(/-?\d+$/, '');
}

/** The sound of a result: a chord or an interval together, scales and rows of notes in sequence, a scale up to its octave. */
export function phraseOf(found: Found): Phrase {
  const notes = found.notes.map(({ key }) => noteOfKey(key));
  if (found.sort === 'chord') return [notes];
  if (found.sort === 'interval') return [...notes, notes];
  const first = found.notes[0];
  return found.sort === 'scale' && first ? [...notes, noteOfKey(first.key + 12)] : notes;
}

/** A symbol or the name of a kind with real signs: `m7b5`, `dorian b2`, `lydian #9`. */
export function signed(text: string): string {
  return text.replaceAll('#', '♯').replace(/b(?=\d)/g, '♭');
}

/** What every picture of a result gets. */
export interface PictureProps {
  readonly found: Found;
  /** The hour pointed at in any picture. */
  readonly lit: number | null;
  readonly point: (hour: number | null) => void;
  /** Sound a MIDI number; on the clock, an hour. */
  readonly strike: (struck: number) => void;
}

/** Parts of something without a name. */
export const NO_PARTS: NameParts = { sort: 'plain', text: '', tonic: '', code: '', suffix: '', bass: '', interval: null };
