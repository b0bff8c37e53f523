import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../settings/choices';
import { t } from '../texts/texts.svelte';
import { useLanguage } from '../texts/use-language';
import { note } from '../texts/notes';
import { anotherScaleText, formulasText, misreadText } from './wrong-text';

/** Facts such as the server sends for a note that was taken for another. */
const PLACES = [
  { face: 'staff', octave: 3, hour: 6, names: ['F#', 'Gb'], paths: [['F'], ['F', 'G']], found: 4, said: 'E' },
  { face: 'staff', octave: 5, hour: 11, names: ['B'], paths: [['C', 'D', 'E', 'F', 'G', 'A', 'B']], found: 9 },
  { face: 'keys', octave: null, hour: 12, names: ['C'], paths: [['C']], found: 5 },
  {
    face: 'keys',
    octave: null,
    hour: 10,
    names: ['A#', 'Bb'],
    paths: [
      ['F', 'G', 'A'],
      ['F', 'G', 'A', 'B'],
    ],
    found: 3,
  },
  { face: 'clock', octave: null, hour: 12, names: ['C'], paths: [], way: [12], found: 1 },
  { face: 'clock', octave: null, hour: 8, names: ['G#', 'Ab'], paths: [], way: [12, 1, 2], found: 7 },
] as const;

const SCALE = {
  tonic: 'C', kind: 'major', said: 'natural_minor', formula: [2, 2, 1, 2, 2, 2, 1], said_formula: [2, 1, 2, 2, 1, 2, 2],
  scale: ['C', 'D', 'Eb', 'F', 'G', 'Ab', 'Bb'], top: 'D', wants: 'Eb', name: 'E',
} as const; // prettier-ignore

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => useLanguage(language));

  test('a wrong answer is explained in whole sentences', () => {
    for (const text of [...PLACES.map(misreadText), anotherScaleText(SCALE), formulasText(SCALE)]) {
      expect(text).toMatch(/^[\p{Lu}\u27e6].*[.!]$/u);
      expect(text).not.toMatch(/undefined|null|NaN|\bnone\b| {2,}|\.\.|,,| [.,]|\u27e6[-=]?\u27e7/);
      expect(text.replace(/\u27e6[^\u27e7]*\u27e7/g, '')).not.toMatch(/[A-G]#|[♯♭]/);
    }
  });

  test('every place on a staff has a name of its own', () => {
    expect(new Set(t('practice-places').split(',')).size).toBe(14);
  });
});

test('a misread note is counted from one that players know', async () => {
  await useLanguage('en');
  const [sharp, b, , flat] = PLACES;
  expect(misreadText(sharp)).toBe(
    `You said ${note('E')}. ${note('F')} is on the fourth line. ${note('F#')} is a half step higher. The same key is also called ${note('Gb')}.`,
  );
  expect(misreadText({ ...flat, name: 'Bb' })).toBe(
    `That is ${note('D#')}/${note('Eb')}. ${note('F')} is the white key to the left of 3 black keys. Count up from there: ${['F', 'G', 'A', 'B'].map(note).join(', ')}. ${note('Bb')} is a half step lower. The same key is also called ${note('A#')}.`,
  );
  expect(misreadText(b)).toContain(`That is ${note('A')}. ${note('C')} is in the third space.`);
});
