/** What questions and their answers sound like. Pure. */

import { hourOfName } from '../music/hours';
import { keyOf, noteOfKey, type Note, type Phrase } from '../music/notes';
import type { ItemBody } from '../wire';
import { questionOf, stepsOf, type Question } from './item';

export interface Heard {
  readonly phrase: Phrase;
  readonly apart: number; // seconds between notes
}

const APART = 0.6; // between two notes
const RUNNING = 0.36; // between the notes of a scale
const MIDDLE_C = 60; // MIDI numbers
const MAJOR_SIZES = [0, 2, 4, 5, 7, 9, 11] as const; // half steps of the perfect and major intervals

/** The scales that are heard, as they go up. */
const SCALES: Readonly<Record<string, string>> = {
  major: '2212221',
  natural_minor: '2122122',
  harmonic_minor: '2122131',
  melodic_minor: '2122221',
};

/** What is played with the question, which asks for what is heard; null for questions to be read. */
export function questionSound(item: ItemBody): Heard | null {
  const question = questionOf(item);
  if (question.kind !== 'ear') return null;
  const first = keyOfPlace(question.from);
  if ('scale' in question) return scale(first, SCALES[question.scale] ?? '');
  if ('step' in question) return inTurn(first, first + (question.step === 'half' ? 1 : 2));
  const size = halfSteps(question.interval);
  if (question.way === 'together') return { phrase: [[first, first + size].map(noteOfKey)], apart: 0 };
  return inTurn(first, first + (question.way === 'down' ? -size : size));
}

/** What an answer sounds like, with the note or the key that the question starts from. */
export function answerSound(item: ItemBody, answer: string): Heard {
  const question = questionOf(item);
  switch (question.kind) {
    case 'letter':
    case 'step':
      return question.kind === 'letter' && question.interval < 0 ? down(question.from, answer) : up(question.from, answer);
    case 'degree':
      return up(question.after, answer);
    case 'place':
      return inTurn(keyOfPlace(`${answer}${question.place.slice(1)}`));
    case 'key':
      return inTurn(MIDDLE_C + (Number(answer) % 12));
    case 'hour':
      return inTurn(keyOfName(answer));
    case 'enharmonic':
      return inTurn(keyOfName(question.name));
    case 'signature':
      return chord(question.tonic ?? answer, question.mode);
    case 'formula':
      return scale(MIDDLE_C, answer);
    case 'quality':
      return up(question.from, question.to);
    case 'ear':
      return questionSound({ ...item, question: { ...question, ...earAnswer(question, answer) } }) ?? inTurn();
  }
}

function earAnswer(question: Extract<Question, { kind: 'ear' }>, answer: string): Readonly<Record<string, string>> {
  return { ['scale' in question ? 'scale' : 'step' in question ? 'step' : 'interval']: answer };
}

/** The half steps of an interval by its short name: `m3`. */
function halfSteps(short: string): number {
  const number = Number(short.slice(1));
  const size = (MAJOR_SIZES[(number - 1) % 7] ?? 0) + 12 * Math.floor((number - 1) / 7);
  const isPerfect = [1, 4, 5].includes(((number - 1) % 7) + 1);
  switch (short.charAt(0)) {
    case 'A':
      return size + 1;
    case 'd':
      return size - (isPerfect ? 1 : 2);
    case 'm':
      return size - 1;
    default:
      return size;
  }
}

/** The MIDI number of a name with its octave, which is that of its letter: Cb4 is the key of B3. */
function keyOfPlace(text: string): number {
  const [letter, octave] = [text.charAt(0), Number(text.slice(-1))];
  const signs = text.slice(1, -1);
  const moved = signs.startsWith('b') ? -signs.length : signs.length;
  return keyOf({ hour: hourOfName(letter) ?? 12, octave }) + moved;
}

/** The MIDI number of a name in the octave of middle C. */
function keyOfName(name: string): number {
  return MIDDLE_C + ((hourOfName(name) ?? 12) % 12);
}

function inTurn(...keys: readonly number[]): Heard {
  return { phrase: keys.map(noteOfKey), apart: APART };
}

/** Two notes, the second above the first. */
function up(from: string, to: string): Heard {
  const low = keyOfName(from);
  return inTurn(low, low + between(low, keyOfName(to)));
}

/** Two notes, the second below the first. */
function down(from: string, to: string): Heard {
  const high = keyOfName(from);
  return inTurn(high, high - between(keyOfName(to), high));
}

/** The half steps from one key up to the next one of the pitch of another: 1 to 12. */
function between(low: number, high: number): number {
  return (((high - low) % 12) + 12) % 12 || 12;
}

function scale(first: number, formula: string): Heard {
  let key = first;
  const notes: Note[] = [noteOfKey(key), ...stepsOf(formula).map((step) => noteOfKey((key += step)))];
  return { phrase: notes, apart: RUNNING };
}

function chord(tonic: string, mode: 'major' | 'minor'): Heard {
  const low = keyOfName(tonic);
  return { phrase: [[low, low + (mode === 'minor' ? 3 : 4), low + 7].map(noteOfKey)], apart: 0 };
}
