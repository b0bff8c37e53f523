import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../settings/choices';
import { words as de } from './de';
import { words as en, type Words } from './en';
import { words as es } from './es';
import { words as fr } from './fr';
import { keyNote, smallNote } from './notes';
import { GAME_SCALES, MORE_SCALES } from './scale-kinds';

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
