import { beforeAll, describe, expect, test } from 'vitest';
import { saidName, shownName } from '../naming/notations';
import { LANGUAGES, NOTATIONS, type Language, type Notation } from '../settings/choices';
import { useLanguage } from '../texts/use-language';
import { words as de } from '../words/de';
import { words as en, type Words } from '../words/en';
import { words as es } from '../words/es';
import { words as fr } from '../words/fr';
import { GAME_SCALES, MORE_SCALES } from '../words/scale-kinds';
import { fixedNotation, typedReader, type TypedText } from './typed-text';

const ALL: Readonly<Record<Language, Words>> = { en, de, fr, es };
const TONICS = ['C', 'C#', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B', 'Cb', 'F##', 'Bbb'];
const kindIn = ({ tools, keys_corners }: Words, kind: string): string => {
  const more = MORE_SCALES.find((each) => each === kind);
  return more ? tools.scaleNames[more] : keys_corners.kindName(kind.replaceAll(' ', '_'));
};
const readerIn = (language: Language, notation: Notation): ((typed: string) => TypedText) =>
  typedReader({ ...ALL[language].tools, kindName: ALL[language].keys_corners.kindName }, notation, language);
const read = (typed: string, language: Language, notation: Notation): TypedText => readerIn(language, notation)(typed);

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => useLanguage(language));

  test.each(NOTATIONS)('every scale is read under the name that it is shown by: %s', (notation) => {
    const naming = { notation: fixedNotation(notation, language), tonic: 'C' };
    const reader = readerIn(language, notation);
    for (const kind of [...GAME_SCALES, ...MORE_SCALES]) {
      for (const tonic of TONICS) {
        for (const name of [shownName(tonic, naming), saidName(tonic, naming)]) {
          const typed = ALL[language].tools.name(name, kindIn(ALL[language], kind));
          expect([typed, reader(typed).text]).toEqual([typed, `${tonic} ${kind}`]);
        }
      }
    }
  });

  test('what is asked for in English is found, where that says something else in no other names', () => {
    for (const notation of NOTATIONS) {
      expect(read('Eb melodic minor', language, notation).text).toBe('Eb melodic minor');
      expect(read('F♯ dorian', language, notation).text).toBe('F# dorian');
      expect(read('c blues', language, notation).text).toBe('C blues');
    }
  });
});

const TYPED: readonly (readonly [typed: string, language: Language, notation: Notation, text: string])[] = [
  ['Es melodisch Moll', 'de', 'german', 'Eb melodic minor'],
  ['es-moll melodisch', 'de', 'german', 'Eb melodic minor'],
  ['Fis-Dur', 'de', 'german', 'F# major'],
  ['h-Moll', 'de', 'german', 'B natural minor'],
  ['H-MOLL', 'de', 'english', 'B natural minor'],
  ['b-Moll', 'de', 'german', 'Bb natural minor'],
  ['B-Dur', 'de', 'english', 'B major'],
  ['B minor', 'de', 'german', 'B natural minor'],
  ['H minor', 'de', 'german', 'B natural minor'],
  ['As-Dur', 'de', 'german', 'Ab major'],
  ['a-Moll', 'de', 'german', 'A natural minor'],
  ['as moll', 'de', 'german', 'Ab natural minor'],
  ['Mollpentatonik auf A', 'de', 'german', 'A minor pentatonic'],
  ['C-Dur-Tonleiter', 'de', 'german', 'C major'],
  ['Ganztonleiter auf Des', 'de', 'german', 'Db whole tone'],
  ['kleine Sexte', 'de', 'german', 'minor sixth'],
  ['Fis kleine Sexte', 'de', 'german', 'F# minor sixth'],
  ['Mi bémol mineur mélodique', 'fr', 'solfege', 'Eb melodic minor'],
  ['MI BEMOL MINEUR MELODIQUE', 'fr', 'english', 'Eb melodic minor'],
  ['sol majeur', 'fr', 'solfege', 'G major'],
  ['la mineur', 'fr', 'solfege', 'A natural minor'],
  ['la gamme de la mineur harmonique', 'fr', 'solfege', 'A harmonic minor'],
  ['gamme pentatonique majeure de sib', 'fr', 'solfege', 'Bb major pentatonic'],
  ['mode de ré dorien', 'fr', 'solfege', 'D dorian'],
  ['gamme phrygienne sur mi', 'fr', 'solfege', 'E phrygian'],
  ['A mineur', 'fr', 'solfege', 'A natural minor'],
  ['sixte mineure', 'fr', 'solfege', 'minor sixth'],
  ['Fa sostenido menor armónica', 'es', 'solfege', 'F# harmonic minor'],
  ['fa# menor armonico', 'es', 'solfege', 'F# harmonic minor'],
  ['escala de la menor', 'es', 'solfege', 'A natural minor'],
  ['escala de tonos enteros sobre do', 'es', 'solfege', 'C whole tone'],
  ['si bemol mayor', 'es', 'degrees', 'Bb major'],
  ['the Kumoi', 'en', 'english', 'the Kumoi'],
  ['C tritone', 'en', 'english', 'C tritone'], // the interval, not the scale
  ['Fis Tritonus', 'de', 'german', 'F# tritone'],
  ['E flat minor', 'en', 'english', 'Eb natural minor'],
];

test.each(TYPED)('%s (%s, %s)', async (typed, language, notation, text) => {
  await useLanguage(language);
  expect(read(typed, language, notation).text).toBe(text);
});

test('rows of notes and chord symbols are left to the server, which is told how their notes are named', async () => {
  await useLanguage('de');
  expect(read('H7', 'de', 'german')).toEqual({ text: 'H7', names: 'german' });
  expect(read('C Es G B', 'de', 'degrees')).toEqual({ text: 'C Es G B', names: 'german' });
  await useLanguage('es');
  expect(read('sol si re fa sostenido', 'es', 'solfege')).toEqual({ text: 'sol si re fa#', names: 'solfege' });
  await useLanguage('fr');
  expect(read('F#m7b5', 'fr', 'english')).toEqual({ text: 'F#m7b5', names: 'english' });
});
