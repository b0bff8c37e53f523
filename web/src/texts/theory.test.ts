import { expect, test } from 'vitest';
import { keyNote, smallNote } from './notes';
import { intervalText, keyText, pianoKeyText, scaleText } from './theory';
import { useLanguage } from './use-language';

test.each([
  ['en', ['minor third', 'doubly augmented fourth', 'augmented unison', 'perfect fifth plus 2 octaves']],
  ['de', ['kleine Terz', 'doppelt übermäßige Quarte', 'übermäßige Prime', 'reine Quinte plus 2 Oktaven']],
  ['fr', ['tierce mineure', 'quarte doublement augmentée', 'unisson augmenté', 'quinte juste plus 2 octaves']],
  ['es', ['tercera menor', 'cuarta doblemente aumentada', 'unísono aumentado', 'quinta justa más 2 octavas']],
])('in %s, intervals have their names', async (language, names) => {
  await useLanguage(language);
  const intervals = [
    { quality: 'minor', times: 1, number: 3 },
    { quality: 'augmented', times: 2, number: 4 },
    { quality: 'augmented', times: 1, number: 1 },
    { quality: 'perfect', times: 1, number: 19 },
  ] as const;
  expect(intervals.map(intervalText)).toEqual(names);
});

test('in German, the tonic of a minor key is small', async () => {
  await useLanguage('de');
  const [large, small] = [keyNote('Eb'), smallNote('Eb')];
  expect(keyText('Eb', 'major')).toBe(`${large}-Dur`);
  expect(keyText('Eb', 'minor')).toBe(`${small}-Moll`);
  const kinds = ['harmonic_minor', 'minor_pentatonic', 'dorian', 'whole_tone'];
  expect(kinds.map((kind) => scaleText({ tonic: 'Eb', kind }))).toEqual([
    `harmonisches ${small}-Moll`,
    `${small}-Moll-Pentatonik`,
    `${large} dorisch`,
    `Ganztonleiter auf ${large}`,
  ]);
});

test('keys are distinguished by their position, without a name', async () => {
  await useLanguage('en');
  const texts = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(pianoKeyText);
  expect(new Set(texts).size).toBe(12);
  expect([texts[0], texts[1], texts[10], texts[11]]).toEqual([
    'white key 1 of 7',
    'black key between white keys 1 and 2',
    'black key between white keys 6 and 7',
    'white key 7 of 7',
  ]);
});
