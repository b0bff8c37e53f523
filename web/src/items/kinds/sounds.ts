/** What questions and their answers sound like. Pure. */

import { hoursUp } from '../../input/meaning';
import { keyOfMark } from '../../lesson/picture';
import { hourOfName } from '../../music/hours';
import { noteOfKey } from '../../music/notes';
import type { Heard } from '../../sound/heard';
import type { HeardRhythm } from '../../sound/rhythm-score';

export type { Heard } from '../../sound/heard';

const APART = 0.6; // between two notes
const RUNNING = 0.36; // between the notes of a scale
export const MIDDLE_C = 60; // MIDI numbers

/** The MIDI number of a name with its octave: `Gb4`. */
export function keyOfPlace(text: string): number {
  return keyOfMark({ name: text.slice(0, -1), octave: Number(text.slice(-1)) });
}

/** The MIDI number of a name in the octave of middle C. */
export function keyOfName(name: string): number {
  return MIDDLE_C + ((hourOfName(name) ?? 12) % 12);
}

export function inTurn(...keys: readonly number[]): Heard {
  return { phrase: keys.map(noteOfKey), apart: APART };
}

export function together(...keys: readonly number[]): Heard {
  return { phrase: [keys.map(noteOfKey)], apart: 0 };
}

export function inRhythm(rhythm: HeardRhythm): Heard {
  return { phrase: [], apart: 0, rhythm };
}

/** Two notes, the second above the first. */
export function up(from: string, to: string): Heard {
  const low = keyOfName(from);
  return inTurn(low, low + hoursUp(low, keyOfName(to)));
}

/** Two notes, the second below the first. */
export function down(from: string, to: string): Heard {
  const high = keyOfName(from);
  return inTurn(high, high - hoursUp(keyOfName(to), high));
}

/** A scale up from a key; `formula` has its half steps as digits: `2212221`. */
export function scale(first: number, formula: string): Heard {
  let key = first;
  return { ...inTurn(key, ...Array.from(formula, (step) => (key += Number(step)))), apart: RUNNING };
}

export function chord(tonic: string, mode: 'major' | 'minor'): Heard {
  const low = keyOfName(tonic);
  return together(low, low + (mode === 'minor' ? 3 : 4), low + 7);
}
