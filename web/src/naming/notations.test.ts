import { describe, expect, test } from 'vitest';
import { useLanguage } from '../texts/use-language';
import { lowerCaseSyllable, saidName, shownName, signsSaid, type Naming } from './notations';

const english: Naming = { notation: 'english', tonic: 'C' };
const german: Naming = { notation: 'german', tonic: 'C' };
const solfege: Naming = { notation: 'solfege', tonic: 'C' };
const degrees: Naming = { notation: 'degrees', tonic: 'C' };

describe('a name is shown', () => {
  test.each([
    ['F#', english, 'F♯'],
    ['Bb3', english, 'B♭3'],
    ['F##', english, 'F𝄪'],
    ['F###', english, 'F♯𝄪'],
    ['B', german, 'H'],
    ['Bb', german, 'B'],
    ['Bbb', german, 'Heses'],
    ['B#', german, 'His'],
    ['Eb', german, 'Es'],
    ['Ebb', german, 'Eses'],
    ['Ab', german, 'As'],
    ['Abb', german, 'Asas'],
    ['Gb', german, 'Ges'],
    ['F##', german, 'Fisis'],
    ['F#3', german, 'Fis 3'],
    ['D', solfege, 'Ré', 'fr'],
    ['D', solfege, 'Re', 'es'],
    ['G#4', solfege, 'Sol♯4'],
    ['C', degrees, '1'],
    ['F#', degrees, '♯4'],
    ['Bb', degrees, '♭7'],
    ['Bb3', degrees, '♭7 (3)'],
    ['G', { ...degrees, tonic: 'Eb' }, '3'],
    ['F##', { ...degrees, tonic: 'G#' }, '7'],
    ['C', { ...degrees, tonic: 'B#' }, '𝄫2'],
  ] as const)('%s', async (ascii, naming, name, language: string = 'en') => {
    await useLanguage(language);
    expect(shownName(ascii, naming)).toBe(name);
  });
});

test.each([
  ['G#4', solfege, 'sol♯4'],
  ['Eb', { notation: 'movable_do', tonic: 'Eb' }, 'do'],
  ['Eb', english, 'E♭'],
  ['Eb', german, 'Es'],
  ['Eb', degrees, '♭3'],
] as const)('within a sentence only syllables are in lower case: %s', async (ascii, naming, name) => {
  await useLanguage('fr');
  expect(lowerCaseSyllable(ascii, naming)).toBe(name);
});

describe('a name is said', () => {
  test.each([
    ['F#', english, 'F sharp'],
    ['Gb5', english, 'G flat 5'],
    ['Cbb', english, 'C double flat'],
    ['Abbb', english, 'A triple flat'],
    ['F#', english, 'F mit Kreuz', 'de'],
    ['Bbb', english, 'B mit Doppel-Be', 'de'],
    ['F#', german, 'Fis'],
    ['Bb4', german, 'B 4'],
    ['F#', solfege, 'fa dièse', 'fr'],
    ['D##', solfege, 'ré double dièse', 'fr'],
    ['F#', solfege, 'fa sostenido', 'es'],
    ['Ebb', solfege, 'mi doble bemol', 'es'],
    ['F#', degrees, 'sharp 4'],
    ['Bb3', degrees, 'flat 7, octave 3'],
    ['Bb', degrees, 'Be 7', 'de'],
    ['C', degrees, '1'],
  ] as const)('%s %o', async (ascii, naming, name, language: string = 'en') => {
    await useLanguage(language);
    expect(saidName(ascii, naming)).toBe(name);
  });
});

test.each(['?1', 'X2', 'H', 'Fb#', '', 'Bob'])('%s is no note and stays as it is', (text) => {
  expect(shownName(text, german)).toBe(text);
  expect(saidName(text, german)).toBe(text);
});

describe('a text to be spoken has no sign left', () => {
  test.each([
    ['The ♯ raises it.', 'en', 'The sharp raises it.'],
    ['F♯3 and G♭', 'en', 'F sharp 3 and G flat'],
    ['♭ vor dem Ton', 'de', 'Be vor dem Ton'],
    ['Fa𝄪', 'fr', 'Fa double dièse'],
    ['♯4', 'es', 'sostenido 4'],
  ] as const)('%s', async (text, language, said) => {
    await useLanguage(language);
    expect(signsSaid(text)).toBe(said);
  });
});
