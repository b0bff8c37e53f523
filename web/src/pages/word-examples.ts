/** The music terms, and the example of each: what its pictures show, and the notes to tap and hear. Pure. */

import { keyOfMark, upward, type Mark, type Picture } from '../lesson/picture';
import { hourOfName, KEY_HOURS, LETTERS, type Letter } from '../music/hours';
import { printedNames } from '../texts/tell';
import { plainName } from '../tools/names';
import type { Found } from '../wire';

/** In the order in which one explains the next. Their texts are `words-WORD`. */
export const WORDS = [
  'alphabet',
  'clock',
  'half_step',
  'whole_step',
  'enharmonic',
  'interval',
  'scale',
  'keynote',
  'formula',
  'diatonic',
] as const;
type Word = (typeof WORDS)[number];

/** The scale that the examples are about, as the server looks it up. */
export const MAJOR = 'C major';

interface Tone {
  readonly names: readonly string[]; // in ASCII; both names of a black key where either will do
  readonly key: number; // its MIDI number
}

export interface Example {
  readonly picture: Pick<Picture, 'ring' | 'clock' | 'marks'>;
  readonly tones: readonly Tone[];
  /** Whether arcs between the notes show the steps. */
  readonly steps: boolean;
}

const NO_CLOCK = { counted: [], from: null, needed: null, played: [], scale: [] } as const;
const TOP = 72; // the C above the twelve notes from middle C

const tonesOf = (names: readonly string[]): Tone[] => upward(names).map((note) => ({ names: [note.name], key: keyOfMark(note) }));

/** Notes on keys: from the first to the last. */
function counted(names: readonly string[]): Mark[] {
  return upward(names).map((note, index) => ({ ...note, role: index === 0 ? 'from' : index === names.length - 1 ? 'right' : 'passed' }));
}

/** The example of a word other than those about scales. `first`: the letter that the alphabet begins with, C where it begins with do. */
export function exampleOf(word: Exclude<Word, 'scale' | 'keynote' | 'formula' | 'diatonic'>, first: Letter = 'A'): Example {
  const step = (names: readonly [string, string], hours: readonly number[]): Example => ({
    picture: {
      ring: null,
      clock: { ...NO_CLOCK, counted: hours, from: hours[0] ?? null, needed: hours.at(-1) ?? null },
      marks: counted(names),
    },
    tones: tonesOf(names),
    steps: true,
  });
  switch (word) {
    case 'alphabet': {
      const at = LETTERS.indexOf(first);
      const letters = [...LETTERS.slice(at), ...LETTERS.slice(0, at)];
      return {
        picture: { ring: { paths: [letters], needed: [], said: null }, clock: null, marks: [] },
        tones: tonesOf([...letters, first]),
        steps: false,
      };
    }
    case 'clock': {
      const fromC = KEY_HOURS;
      const names = fromC.map(printedNames);
      const scale = names.map(([first = '']) => first);
      const tones = names.map((each, index) => ({ names: each, key: 60 + index }));
      return {
        picture: { ring: null, clock: { ...NO_CLOCK, counted: fromC, scale }, marks: [] },
        tones: [...tones, { names: names[0] ?? [], key: TOP }],
        steps: false,
      };
    }
    case 'half_step':
      return step(['E', 'F'], [4, 5]);
    case 'whole_step':
      return step(['C', 'D'], [12, 1, 2]);
    case 'enharmonic': {
      const [sharp = '', flat = ''] = printedNames(6);
      return {
        picture: { ring: null, clock: { ...NO_CLOCK, needed: 6 }, marks: counted([sharp]) },
        tones: tonesOf([sharp, flat]),
        steps: false,
      };
    }
    case 'interval': {
      const letters = ['C', 'D', 'E', 'F', 'G'];
      return {
        picture: { ring: { paths: [letters], needed: ['G'], said: null }, clock: null, marks: counted(letters) },
        tones: tonesOf(letters),
        steps: false,
      };
    }
  }
}

/** The example of a scale that the server found, up to its octave. `stressed`: the keynote stands out. */
export function exampleOfScale({ notes }: Found, stressed = false): Example {
  const names = notes.map(({ name }) => plainName(name));
  const [first] = notes;
  const tones = notes.map(({ key }, index): Tone => ({ names: [names[index] ?? ''], key }));
  const marks = upward(names).map((note, index): Mark => ({ ...note, role: index > 0 ? 'passed' : stressed ? 'right' : 'from' }));
  const needed = stressed ? hourOfName(names[0] ?? '') : null;
  return {
    picture: { ring: null, clock: { ...NO_CLOCK, counted: notes.map(({ hour }) => hour), scale: names, needed }, marks },
    tones: first ? [...tones, { names: names.slice(0, 1), key: first.key + 12 }] : tones,
    steps: true,
  };
}
