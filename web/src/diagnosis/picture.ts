/** The picture of a question and a wrong answer: letters in a ring, notes on keys or on a staff, or hours on the clock. Pure. */

import { keyOfMark, type Clock, type Mark, type Ring } from '../lesson/picture';
import { hourOfName, hoursBetween } from '../music/hours';
import { noteOfKey, type Phrase } from '../music/notes';
import type { Clef } from '../music/staff';
import type { Family } from '../wire';
import { named, numbered, type Answered } from './answered';
import { halfStepsOf, lettersApart, lettersOf, sharpName } from './theory';

export type Picture =
  | { readonly on: 'ring'; readonly ring: Ring }
  | { readonly on: 'clock'; readonly clock: Clock }
  | { readonly on: 'keys'; readonly marks: readonly Mark[] }
  | { readonly on: 'staff'; readonly staffs: readonly { readonly clef: Clef; readonly marks: readonly Mark[] }[] };

const CLEFS: Readonly<Record<string, Clef>> = { bass: 'fClef', treble: 'gClef' };
const MIDDLE = 4; // the octave of middle C

/** Half steps of the scales that are asked by ear. */
const SCALES: Readonly<Record<string, readonly number[]>> = {
  major: [2, 2, 1, 2, 2, 2, 1],
  natural_minor: [2, 1, 2, 2, 1, 2, 2],
  harmonic_minor: [2, 1, 2, 2, 1, 3, 1],
  melodic_minor: [2, 1, 2, 2, 2, 2, 1],
};

/** Null where a picture would not help. */
export function pictureOf(facts: Answered, rules: readonly string[] = []): Picture | null {
  switch (facts.kind) {
    case 'letter': {
      const letters = lettersOf(named(facts, 'from'), numbered(facts, 'interval'));
      return { on: 'ring', ring: { paths: [letters], needed: [facts.wanted], said: facts.said } };
    }
    case 'hour': {
      const [needed, played] = [numbered(facts, 'hour'), hourOfName(facts.said)];
      const clock = { counted: hoursBetween(12, needed), from: 12, needed, scale: [] };
      return { on: 'clock', clock: { ...clock, played: played === null || played === needed ? [] : [played] } };
    }
    case 'place':
      return { on: 'staff', staffs: staffsOf(facts, rules) };
    case 'step':
    case 'degree':
    case 'key':
    case 'enharmonic':
    case 'quality':
    case 'ear': {
      const marks = marksOf(facts);
      return marks.length > 0 ? { on: 'keys', marks } : null;
    }
    default:
      return null;
  }
}

const STRENGTH = ['passed', 'from', 'wrong', 'right'] as const;

/** The notes of a question and of its answers on keys; one for each key. */
function marksOf(facts: Answered): Mark[] {
  const base = baseOf(facts);
  if (base === null) return [];
  const key = keyOfMark(base);
  const between = facts.kind === 'step' && named(facts, 'size') === 'whole' ? [marked(key + 1, sharpName(key + 1), 'passed')] : [];
  const answers = ([['wrong', facts.said], ['right', facts.wanted]] as const).flatMap(([role, answer]) => {
    const at = keyOfAnswer(facts, key, answer);
    return at === null ? [] : [marked(at, nameOfAnswer(facts, at, answer), role)];
  }); // prettier-ignore
  const all: Mark[] = [{ ...base, role: 'from' }, ...between, ...answers];
  const strongest = all.toSorted((one, other) => STRENGTH.indexOf(one.role) - STRENGTH.indexOf(other.role));
  const byKey = new Map(strongest.map((mark) => [keyOfMark(mark), mark]));
  return all.filter((mark) => byKey.get(keyOfMark(mark)) === mark);
}

/** A name at the octave at which it is on a key. */
function marked(key: number, name: string, role: Mark['role']): Mark {
  const octave = [3, 4, 5, 6].find((each) => keyOfMark({ name, octave: each }) === key) ?? MIDDLE;
  return { name, octave, role };
}

/** The field with the note from which an answer is reached. */
const BASES: Readonly<Partial<Record<Family, string>>> = {
  step: 'from',
  degree: 'after',
  key: 'name',
  enharmonic: 'name',
  quality: 'from',
};

/** The note from which an answer is reached; null where there is none. */
function baseOf(facts: Answered): { readonly name: string; readonly octave: number } | null {
  const field = BASES[facts.kind];
  if (field !== undefined) {
    const note = named(facts, field);
    return { name: facts.kind === 'key' || facts.kind === 'enharmonic' ? note.charAt(0) : note, octave: MIDDLE };
  }
  if (named(facts, 'scale')) return null;
  const low = named(facts, 'from');
  return { name: low.slice(0, -1), octave: Number(low.slice(-1)) + (named(facts, 'way') === 'down' ? 1 : 0) };
}

/** The MIDI number of an answer, from that of the note before; null where the answer is no note. */
function keyOfAnswer(facts: Answered, key: number, answer: string): number | null {
  if (facts.kind === 'quality') return key + halfStepsOf(answer);
  if (facts.kind === 'ear') {
    const half_steps = answer === 'half' ? 1 : answer === 'whole' ? 2 : halfStepsOf(answer);
    return named(facts, 'way') === 'down' ? key - half_steps : key + half_steps;
  }
  const hour = facts.kind === 'key' ? Number(answer) : hourOfName(answer);
  if (hour === null) return null;
  const up = (((hour - key) % 12) + 12) % 12;
  // A scale goes up; a key or a step is looked for nearby.
  const nearby = up > 6 && key + up - 12 >= 59 ? key + up - 12 : key + up;
  return facts.kind === 'degree' ? key + up : nearby;
}

function nameOfAnswer(facts: Answered, key: number, answer: string): string {
  if (facts.kind === 'quality' && answer === facts.wanted) return named(facts, 'to');
  if (facts.kind === 'key' && answer === facts.wanted) return named(facts, 'name');
  const isNote = facts.kind === 'step' || facts.kind === 'degree' || facts.kind === 'enharmonic';
  return isNote ? answer : sharpName(key);
}

/** The place with its right note, and the place of the wrong answer: on the staff of the other clef, or on the same staff. */
function staffsOf(facts: Answered, [rule]: readonly string[]): { readonly clef: Clef; readonly marks: readonly Mark[] }[] {
  const [clef, place] = [named(facts, 'clef'), named(facts, 'place')];
  const octave = Number(place.slice(1));
  const right: Mark = { name: facts.wanted, octave, role: 'right' };
  const here = CLEFS[clef] ?? 'gClef';
  if (rule === 'bass-as-treble' || rule === 'treble-as-bass') {
    // The same line or space in the other clef is twelve letters away.
    const away = rule === 'bass-as-treble' ? 12 : -12;
    const wrong: Mark = { name: facts.said, octave: octaveOf(place, away), role: 'wrong' };
    return [
      { clef: here, marks: [right] },
      { clef: here === 'fClef' ? 'gClef' : 'fClef', marks: [wrong] },
    ];
  }
  const apart = lettersApart(facts.wanted, facts.said);
  const wrong: Mark = { name: facts.said, octave: octaveOf(place, apart), role: 'wrong' };
  return [{ clef: here, marks: apart === 0 ? [right] : [right, wrong] }];
}

/** The octave of the place that is some letters above another one. */
function octaveOf(place: string, letters: number): number {
  return Math.floor(('CDEFGAB'.indexOf(place.charAt(0)) + letters) / 7) + Number(place.slice(1));
}

/** What an answer sounds like, where the question is about sound; empty for other questions. */
export function soundOf(facts: Answered, answer: string): Phrase {
  const scale = named(facts, 'scale');
  if (facts.kind === 'ear' && scale) {
    const first = keyOfMark({ name: named(facts, 'from').slice(0, -1), octave: MIDDLE });
    const keys = (SCALES[answer] ?? []).reduce((run, step) => [...run, (run.at(-1) ?? first) + step], [first]);
    return keys.map(noteOfKey);
  }
  if (!['ear', 'step', 'degree', 'quality'].includes(facts.kind)) return [];
  const base = baseOf(facts);
  const low = base ? keyOfMark(base) : 0;
  const high = keyOfAnswer(facts, low, answer);
  if (high === null) return [];
  const notes = [noteOfKey(low), noteOfKey(high)];
  return named(facts, 'way') === 'together' ? [notes] : notes;
}
