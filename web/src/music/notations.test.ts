import { describe, expect, test } from 'vitest';
import { saidName, shownName, signsSaid, type Naming } from './notations';

const english: Naming = { notation: 'english', language: 'en', tonic: 'C' };
const german: Naming = { notation: 'german', language: 'de', tonic: 'C' };
const solfege: Naming = { notation: 'solfege', language: 'fr', tonic: 'C' };
const degrees: Naming = { notation: 'degrees', language: 'en', tonic: 'C' };

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
    ['D', solfege, 'Ré'],
    ['D', { ...solfege, language: 'es' }, 'Re'],
    ['G#4', solfege, 'Sol♯4'],
    ['C', degrees, '1'],
    ['F#', degrees, '♯4'],
    ['Bb', degrees, '♭7'],
    ['Bb3', degrees, '♭7 (3)'],
    ['G', { ...degrees, tonic: 'Eb' }, '3'],
    ['F##', { ...degrees, tonic: 'G#' }, '7'],
    ['C', { ...degrees, tonic: 'B#' }, '𝄫2'],
  ] as const)('%s', (ascii, naming, name) => expect(shownName(ascii, naming)).toBe(name));
});

describe('a name is said', () => {
  test.each([
    ['F#', english, 'F sharp'],
    ['Gb5', english, 'G flat 5'],
    ['Cbb', english, 'C double flat'],
    ['Abbb', english, 'A triple flat'],
    ['F#', { ...english, language: 'de' }, 'F mit Kreuz'],
    ['Bbb', { ...english, language: 'de' }, 'B mit Doppel-Be'],
    ['F#', german, 'Fis'],
    ['Bb4', german, 'B 4'],
    ['F#', solfege, 'fa dièse'],
    ['D##', solfege, 'ré double dièse'],
    ['F#', { ...solfege, language: 'es' }, 'fa sostenido'],
    ['Ebb', { ...solfege, language: 'es' }, 'mi doble bemol'],
    ['F#', degrees, 'sharp 4'],
    ['Bb3', degrees, 'flat 7, octave 3'],
    ['Bb', { ...degrees, language: 'de' }, 'Be 7'],
    ['C', degrees, '1'],
  ] as const)('%s %o', (ascii, naming, name) => expect(saidName(ascii, naming)).toBe(name));
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
  ] as const)('%s', (text, language, said) => expect(signsSaid(text, language)).toBe(said));
});
