import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../settings/choices';
import type { InputProblem } from '../wire';
import { words as de } from './de';
import { words as en, type Words } from './en';
import { words as es } from './es';
import { words as fr } from './fr';
import { keyNote, smallNote } from './notes';
import { GAME_SCALES, MORE_SCALES } from './scale-kinds';
import { inputFacts, type InputFacts } from './input-problem';

const NO_FACTS: InputFacts = { part: '', input: '', expected: null, number: null, total: 0, least: 0, most: 0, suggestions: '', examples: '' };
const ALL: Readonly<Record<string, Words>> = { en, de, fr, es };
const nameIn = ({ tools, keys_corners }: Words, kind: string): string => {
  const more = MORE_SCALES.find((each) => each === kind);
  return more ? tools.scaleNames[more] : keys_corners.kindName(kind.replaceAll(' ', '_'));
};

describe.each(LANGUAGES)('in %s', (language) => {
  const words = ALL[language] ?? en;

  test('every scale has a name of its own, and none is left in English', () => {
    const names = [...GAME_SCALES, ...MORE_SCALES].map((kind) => nameIn(words, kind));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[^_#]{3,}$/);
    if (language !== 'en') expect(names.join(' ')).not.toMatch(/\b(minor|major|sixth|mode #|Dorian|Lydian|augmented)\b/);
  });

  test('what cannot be read is explained in one whole sentence or two', () => {
    const { inputProblems } = words.tools;
    const all: InputFacts = { ...NO_FACTS, part: 'H#b', input: 'H#b minor', total: 13, least: 2, most: 12 };
    const hints = [{ suggestions: 'B minor' }, { examples: 'minor third' }, {}];
    for (const explain of Object.values(inputProblems)) {
      for (const hint of hints) expect(explain({ ...all, expected: 'note', ...hint })).toMatch(/^[\p{Lu}«„“¿](?!.*(undefined|null|NaN|  )).*[.?]$/u);
    }
  });
});

test('what was not understood is named with what was probably meant', () => {
  const facts: InputFacts = { ...NO_FACTS, part: 'H#b', input: 'H#b minor', expected: 'note', suggestions: 'B minor' };
  expect(en.tools.inputProblems['not-understood'](facts)).toBe('“H#b” in “H#b minor” is not a note. Did you mean B minor?');
  expect(de.tools.inputProblems['not-understood'](facts)).toBe('In „H#b minor“: „H#b“ ist kein Ton. Meintest du B minor?');
  expect(es.tools.inputProblems['not-understood'](facts)).toBe('En «H#b minor»: «H#b» no es una nota. ¿Querías decir B minor?');
});

test('a problem with a line says which of its notes it is and what could be typed', () => {
  const problem: InputProblem = {
    code: 'not-understood',
    input: 'Q',
    part: 'Q',
    expected: 'chord-symbol',
    suggestions: [],
    examples: ['Eb4', 'F#m7b5', 'Bb7/F'].map((text) => ({ sort: 'plain', text, kind: '' })),
    number: 3,
    row: null,
    total: null,
    least: null,
    most: null,
  };
  const facts = inputFacts(problem, 'fr', ({ text }) => text);
  expect(fr.tools.inputProblems[problem.code](facts)).toBe(
    '«\u00a0Q\u00a0» (numéro 3) n’est pas un symbole d’accord. Écris par exemple Eb4, F#m7b5 ou Bb7/F.',
  );
});

test('in German a tonic and its scale are one word, small where the scale is minor', () => {
  const on = (kind: string): string => de.tools.name(keyNote('Eb'), nameIn(de, kind));
  const [large, small] = [keyNote('Eb'), smallNote('Eb')];
  expect(['major', 'harmonic minor', 'minor pentatonic', 'major blues', 'harmonic major', 'hungarian gypsy', 'dorian'].map(on)).toEqual([
    `${large}-Dur`,
    `harmonisches ${small}-Moll`,
    `${small}-Moll-Pentatonik`,
    `${large}-Dur-Blues`,
    `harmonisches ${large}-Dur`,
    `ungarisches ${small}-Moll ♭7`,
    `${large} dorisch`,
  ]);
  expect(de.tools.name('Es', 'natürliches Moll')).toBe('natürliches es-Moll');
});

test('intervals and chords are called what they are called in each language', () => {
  const interval = (name: string): string[] => [de, fr, es].map(({ tools }) => tools.intervalName(name));
  expect(interval('minor third')).toEqual(['kleine Terz', 'tierce mineure', 'tercera menor']);
  expect(interval('doubly augmented fourth')).toEqual(['doppelt übermäßige Quarte', 'quarte doublement augmentée', 'cuarta doblemente aumentada']);
  expect(interval('augmented unison')).toEqual(['übermäßige Prime', 'unisson augmenté', 'unísono aumentado']);
  expect(interval('perfect unison')).toEqual(['reine Prime', 'unisson juste', 'unísono justo']);
  expect(interval('3 times augmented 19th')).toEqual(Array.from({ length: 3 }, () => '3 times augmented 19th'));
  expect([de, fr, es].map(({ tools }) => tools.chordName('half diminished seventh'))).toEqual([
    'halbverminderter Septakkord',
    'septième demi-diminuée',
    'séptima semidisminuida',
  ]);
  expect(de.tools.chordName('dominant thirteenth sharp nine')).toBe('');
});
