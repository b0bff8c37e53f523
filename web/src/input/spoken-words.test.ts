import { expect, test } from 'vitest';
import type { Language } from '../settings/choices';
import { readSpoken } from './spoken-words';

const USUAL = { en: 'english', de: 'german', fr: 'solfege', es: 'solfege' } as const;

function said(text: string, language: Language): string | null {
  const found = readSpoken(text, language, USUAL[language]);
  return found?.kind === 'name' ? found.name : (found?.step ?? null);
}

test.each([
  ['en', 'A', 'A'],
  ['en', 'bee', 'B'],
  ['en', 'F sharp', 'F#'],
  ['en', 'B-flat.', 'Bb'],
  ['en', 'B♭', 'Bb'],
  ['en', 'G#', 'G#'],
  ['en', 'half step', 'half'],
  ['en', 'Whole step', 'whole'],
  ['de', 'Fis', 'F#'],
  ['de', 'H', 'B'],
  ['de', 'B', 'Bb'],
  ['de', 'as', 'Ab'],
  ['de', 'Halbton', 'half'],
  ['de', 'Ganztonschritt', 'whole'],
  ['fr', 'ré', 'D'],
  ['fr', 'fa dièse', 'F#'],
  ['fr', 'si bémol', 'Bb'],
  ['fr', 'demi-ton', 'half'],
  ['fr', 'un ton', 'whole'],
  ['es', 'Sol sostenido', 'G#'],
  ['es', 'mi bemol', 'Eb'],
  ['es', 'semitono', 'half'],
  ['es', 'tono', 'whole'],
] as const)('in %s “%s” is %s', (language, text, name) => expect(said(text, language)).toBe(name));

test('what is no word of the game is nothing', () => {
  expect(said('hello there', 'en')).toBeNull();
  expect(said('', 'en')).toBeNull();
  expect(said('flat', 'en')).toBeNull();
});

test('who reads English names on a German page says B for B', () => {
  expect(readSpoken('B', 'de', 'english')).toMatchObject({ name: 'B', hour: 11 });
});

test('a name brings its clock number along', () => {
  expect(readSpoken('G flat', 'en', 'english')).toEqual({ kind: 'name', name: 'Gb', hour: 6 });
});
