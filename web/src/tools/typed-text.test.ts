import { beforeAll, describe, expect, test } from 'vitest';
import { saidName, shownName } from '../naming/notations';
import { fixedNotation, LANGUAGES, NOTATIONS, type Language, type Notation } from '../settings/choices';
import { idsOf, textOf } from '../texts/texts.svelte';
import { scaleKindText } from '../texts/theory';
import { useLanguage } from '../texts/use-language';
import { typedReader, type TypedText } from './typed-text';

const TONICS = ['C', 'C#', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B', 'Cb', 'F##', 'Bbb'];
const read = (typed: string, language: Language, notation: Notation): TypedText => typedReader(notation, language)(typed);
/** A scale as texts name it, with the name of its tonic. */
const named = (name: string, kind: string): string => textOf('music-scale-on', { kind, tonic: name, name: scaleKindText(kind) });

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => useLanguage(language));

  test.each(NOTATIONS)('every scale is read under the name that it is shown by: %s', (notation) => {
    const naming = { notation: fixedNotation(notation, language), tonic: 'C' };
    const reader = typedReader(notation, language);
    const kinds = [...idsOf('music-scale-'), ...idsOf('tools-scale-')].map((id) => id.replace(/^.*-/, ''));
    for (const kind of kinds.filter((each) => each !== 'on' && each !== 'custom')) {
      for (const tonic of TONICS) {
        for (const name of [shownName(tonic, naming), saidName(tonic, naming)]) {
          const typed = named(name, kind);
          expect([typed, reader(typed).text]).toEqual([typed, `${tonic} ${kind}`]);
        }
      }
    }
  });

  test('what is asked for in English is found, where that says something else in no other names', () => {
    for (const notation of NOTATIONS) {
      expect(read('Eb melodic minor', language, notation).text).toBe('Eb melodic_minor');
      expect(read('F♯ dorian', language, notation).text).toBe('F# dorian');
      expect(read('c blues', language, notation).text).toBe('C blues');
    }
  });
});

const TYPED: readonly (readonly [typed: string, language: Language, notation: Notation, text: string])[] = [
  ['Es melodisch Moll', 'de', 'german', 'Eb melodic_minor'],
  ['es-moll melodisch', 'de', 'german', 'Eb melodic_minor'],
  ['Fis-Dur', 'de', 'german', 'F# major'],
  ['h-Moll', 'de', 'german', 'B natural_minor'],
  ['H-MOLL', 'de', 'english', 'B natural_minor'],
  ['b-Moll', 'de', 'german', 'Bb natural_minor'],
  ['B-Dur', 'de', 'english', 'B major'],
  ['B minor', 'de', 'german', 'B natural_minor'],
  ['H minor', 'de', 'german', 'B natural_minor'],
  ['As-Dur', 'de', 'german', 'Ab major'],
  ['a-Moll', 'de', 'german', 'A natural_minor'],
  ['as moll', 'de', 'german', 'Ab natural_minor'],
  ['Mollpentatonik auf A', 'de', 'german', 'A minor_pentatonic'],
  ['C-Dur-Tonleiter', 'de', 'german', 'C major'],
  ['Ganztonleiter auf Des', 'de', 'german', 'Db whole_tone'],
  ['kleine Sexte', 'de', 'german', 'C m6'],
  ['Fis kleine Sexte', 'de', 'german', 'F# m6'],
  ['Mi bémol mineur mélodique', 'fr', 'solfege', 'Eb melodic_minor'],
  ['MI BEMOL MINEUR MELODIQUE', 'fr', 'english', 'Eb melodic_minor'],
  ['sol majeur', 'fr', 'solfege', 'G major'],
  ['la mineur', 'fr', 'solfege', 'A natural_minor'],
  ['la gamme de la mineur harmonique', 'fr', 'solfege', 'A harmonic_minor'],
  ['gamme pentatonique majeure de sib', 'fr', 'solfege', 'Bb major_pentatonic'],
  ['mode de ré dorien', 'fr', 'solfege', 'D dorian'],
  ['gamme phrygienne sur mi', 'fr', 'solfege', 'E phrygian'],
  ['A mineur', 'fr', 'solfege', 'A natural_minor'],
  ['sixte mineure', 'fr', 'solfege', 'C m6'],
  ['Fa sostenido menor armónica', 'es', 'solfege', 'F# harmonic_minor'],
  ['fa# menor armonico', 'es', 'solfege', 'F# harmonic_minor'],
  ['escala de la menor', 'es', 'solfege', 'A natural_minor'],
  ['escala de tonos enteros sobre do', 'es', 'solfege', 'C whole_tone'],
  ['si bemol mayor', 'es', 'degrees', 'Bb major'],
  ['the Kumoi', 'en', 'english', 'the Kumoi'],
  ['C tritone', 'en', 'english', 'C A4'], // the interval, not the scale
  ['Fis Tritonus', 'de', 'german', 'F# A4'],
  ['E flat minor', 'en', 'english', 'Eb natural_minor'],
];

test.each(TYPED)('%s (%s, %s)', async (typed, language, notation, text) => {
  await useLanguage(language);
  expect(read(typed, language, notation).text).toBe(text);
});

test('rows of notes and chord symbols are left to the server, with the notation of their notes', async () => {
  await useLanguage('de');
  expect(read('H7', 'de', 'german')).toEqual({ text: 'H7', names: 'german' });
  expect(read('C Es G B', 'de', 'degrees')).toEqual({ text: 'C Es G B', names: 'german' });
  await useLanguage('es');
  expect(read('sol si re fa sostenido', 'es', 'solfege')).toEqual({ text: 'sol si re fa#', names: 'solfege' });
  await useLanguage('fr');
  expect(read('F#m7b5', 'fr', 'english')).toEqual({ text: 'F#m7b5', names: 'english' });
});
