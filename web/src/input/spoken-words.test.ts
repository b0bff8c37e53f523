import { expect, test } from 'vitest';
import { type Language, usualNotation } from '../settings/choices';
import { useLanguage } from '../texts/use-language';
import { readSpoken } from './spoken-words';

async function said(text: string, language: Language): Promise<string | null> {
  await useLanguage(language);
  const found = readSpoken(text, { notation: usualNotation(language), tonic: 'C' });
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
] as const)('in %s “%s” is %s', async (language, text, name) => expect(await said(text, language)).toBe(name));

test('what is no word of the game is nothing', async () => {
  for (const text of ['hello there', '', 'flat']) expect(await said(text, 'en')).toBeNull();
});

test('who reads English names on a German page says B for B', async () => {
  await useLanguage('de');
  expect(readSpoken('B', { notation: 'english', tonic: 'C' })).toMatchObject({ name: 'B', hour: 11 });
});

test('a name brings its clock number along', async () => {
  await useLanguage('en');
  expect(readSpoken('G flat', { notation: 'english', tonic: 'C' })).toEqual({ kind: 'name', name: 'Gb', hour: 6 });
});

test('in movable do, the tonic is do', async () => {
  await useLanguage('en');
  expect(readSpoken('do', { notation: 'movable_do', tonic: 'Eb' })).toMatchObject({ name: 'Eb', hour: 3 });
  expect(readSpoken('fi', { notation: 'movable_do', tonic: 'Eb' })).toMatchObject({ name: 'A', hour: 9 });
});
