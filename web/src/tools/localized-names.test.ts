import { beforeAll, describe, expect, test } from 'vitest';
import languages from '../../../src/musicards/texts/locales/languages.json';
import type { InputProblem } from '../wire';
import { inputProblemText } from './localized-names';
import { useLanguage } from '../texts/use-language';

const CODES = {
  'beyond-midi': 1,
  'different-mode': 1,
  'direction-not-allowed': 1,
  'formula-too-short': 1,
  'higher-note-first': 1,
  'line-too-long': 1,
  'no-chord': 1,
  'no-notes': 1,
  'no-such-question': 1,
  'not-a-seed': 1,
  'not-midi-keys': 1,
  'not-understood': 1,
  'nothing-to-ask': 1,
  'number-out-of-range': 1,
  'off-staff': 1,
  'only-one-octave': 1,
  'original-key-missing': 1,
  'several-instruments': 1,
  'several-targets': 1,
  'too-many-accidentals': 1,
  'too-many-accidentals-in-key': 1,
  'wrong-formula-sum': 1,
  'wrong-number-of-keys': 1,
} as const satisfies Readonly<Record<InputProblem['code'], 1>>;

const plain = (text: string): InputProblem['suggestions'][number] => ({
  sort: 'plain',
  text,
  tonic: '',
  code: '',
  suffix: '',
  bass: '',
  interval: null,
});
const PROBLEM: InputProblem = {
  code: 'not-understood',
  input: 'H#b minor',
  part: 'H#b',
  expected: 'note',
  suggestions: [],
  examples: [],
  number: null,
  row: null,
  total: 13,
  least: 2,
  most: 12,
};
const HINTS: readonly Partial<InputProblem>[] = [{ suggestions: [plain('B minor')] }, { examples: [plain('Eb'), plain('F')] }, {}];
const textOf = (problem: Partial<InputProblem>): string => inputProblemText({ ...PROBLEM, ...problem }, ({ text }) => text);

describe.each(languages.map(({ code }) => code))('in %s', (language) => {
  beforeAll(() => useLanguage(language));

  test.each(Object.keys(CODES) as InputProblem['code'][])('%s is explained in whole sentences', (code) => {
    for (const hint of HINTS)
      expect(textOf({ code, ...hint })).toMatch(/^[\p{Lu}\p{N}«„“¿](?!.*(undefined|null|NaN|none| {2}| \.)).*[.?]$/u);
  });
});

test.each([
  ['en', '“H#b” in “H#b minor” is not a note. Did you mean B minor?'],
  ['de', 'In „H#b minor“: „H#b“ ist kein Ton. Meintest du B minor?'],
  ['es', 'En «H#b minor»: «H#b» no es una nota. ¿Querías decir B minor?'],
])('in %s, what was not understood is named with what was probably meant', async (language, text) => {
  await useLanguage(language);
  expect(textOf({ suggestions: [plain('B minor')] })).toBe(text);
});

test('a problem with a line says which of its notes it is and what could be typed', async () => {
  await useLanguage('fr');
  const examples = ['Eb4', 'F#m7b5', 'Bb7/F'].map(plain);
  expect(textOf({ input: 'Q', part: 'Q', expected: 'chord-symbol', number: 3, examples })).toBe(
    '«\u00a0Q\u00a0» n’est pas un symbole d’accord. C’est le numéro 3. Écris par exemple Eb4, F#m7b5 ou Bb7/F.',
  );
});
