import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import table from '../../../src/musicards/tools/chord_data.py?raw';
import languages from '../../../src/musicards/texts/locales/languages.json';
import { spoken, shown } from '../naming/naming.svelte';
import { choose, DEFAULTS } from '../settings/settings.svelte';
import { useLanguage } from '../texts/use-language';
import type { Found } from '../wire';
import { labelOf, titleOf } from './label';
import { NO_PARTS } from './names';
import { suffixSaid } from './said-chord';

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
afterEach(() => {
  choose(DEFAULTS);
  vi.unstubAllGlobals();
});

const chord = (symbol: string) => {
  const [, tonic = '', suffix = '', bass = ''] = /^([A-G][#b]*)(.*?)(?:\/([A-G][#b]*))?$/.exec(symbol) ?? [];
  return { ...NO_PARTS, sort: 'chord' as const, text: symbol, tonic, suffix, bass };
};

/**
 * How musicians say symbols. Italian: cazzanti.net, "Denominazioni e sigle degli accordi", and guitaronline.info ("settima, nona
 * aumentata, basso in sol"). French: mediamusique.fr, "Le chiffrage américain", and frederic-szymanski.com ("do majeur basse mi").
 * Spanish: escueladeguitarristas.com and carlosys.com ("con bajo en"). German: musicians-place.de and lehrklaenge.de.
 */
const SAID: Readonly<Record<string, readonly [en: string, de: string, fr: string, es: string, it: string]>> = {
  C: ['C major', 'C Dur', 'do majeur', 'do mayor', 'do maggiore'],
  'F#m': ['F sharp minor', 'Fis Moll', 'fa dièse mineur', 'fa sostenido menor', 'fa diesis minore'],
  'F#m7b5': [
    'F sharp minor seven flat five',
    'Fis Moll sieben Be fünf',
    'fa dièse mineur sept bémol cinq',
    'fa sostenido menor siete bemol cinco',
    'fa diesis minore settima quinta bemolle',
  ],
  Ebsus4: [
    'E flat suspended fourth',
    'Es sus vier',
    'mi bémol quarte suspendue',
    'mi bemol cuarta suspendida',
    'mi bemolle quarta sospesa',
  ],
  C7: ['C seven', 'C sieben', 'do sept', 'do siete', 'do settima'],
  Cmaj7: ['C major seven', 'C major sieben', 'do majeur sept', 'do mayor siete', 'do settima maggiore'],
  Am7: ['A minor seven', 'A Moll sieben', 'la mineur sept', 'la menor siete', 'la minore settima'],
  Bø: ['B half diminished', 'H halbvermindert', 'si demi-diminué', 'si semidisminuido', 'si semidiminuito'],
  'C#dim7': [
    'C sharp diminished seventh',
    'Cis vermindert sieben',
    'do dièse septième diminuée',
    'do sostenido séptima disminuida',
    'do diesis settima diminuita',
  ],
  'C#7#9/G': [
    'C sharp seven sharp nine over G',
    'Cis sieben Kreuz neun mit Bass G',
    'do dièse sept dièse neuf basse sol',
    'do sostenido siete sostenido nueve con bajo en sol',
    'do diesis settima nona diesis con basso sol',
  ],
  Bb7sus4: [
    'B flat seven suspended fourth',
    'B sieben sus vier',
    'si bémol sept quarte suspendue',
    'si bemol siete cuarta suspendida',
    'si bemolle settima quarta sospesa',
  ],
  Cadd9: ['C added ninth', 'C mit None', 'do neuvième ajoutée', 'do novena añadida', 'do nona aggiunta'],
  'D6/9': ['D six nine', 'D sechs neun', 'ré six neuf', 're seis nueve', 're sesta nona'],
  Gaug: ['G augmented', 'G übermäßig', 'sol augmenté', 'sol aumentado', 'sol aumentato'],
  AmM7: ['A minor major seven', 'A Moll major sieben', 'la mineur majeur sept', 'la menor mayor siete', 'la minore settima maggiore'],
  G7alt: ['G seven altered', 'G sieben alteriert', 'sol sept altéré', 'sol siete alterado', 'sol settima alterato'],
  Db13: ['D flat thirteen', 'Des dreizehn', 'ré bémol treize', 're bemol trece', 're bemolle tredicesima'],
  'C/E': ['C major over E', 'C Dur mit Bass E', 'do majeur basse mi', 'do mayor con bajo en mi', 'do maggiore con basso mi'],
  E5: ['E five', 'E fünf', 'mi cinq', 'mi cinco', 'mi quinta'],
};

describe.each(languages.map(({ code }, index) => [code, index] as const))('in %s', (language, index) => {
  beforeEach(async () => {
    await useLanguage(language);
    choose({ language, notation: language === 'en' ? 'english' : language === 'de' ? 'german' : 'solfege' });
  });

  test.each(Object.entries(SAID))('%s is said as musicians say it', (symbol, said) => {
    expect(spoken(labelOf(chord(symbol)))).toBe(said[index]);
  });

  test('every suffix of the table is said without a sign or a digit', () => {
    const suffixes = Array.from(table.matchAll(/^ {4}\("[^"]+", "[^"]+", \((.*)\)\),$/gm), ([, all = '']) =>
      Array.from(all.matchAll(/"([^"]*)"/g), ([, suffix = '']) => suffix),
    ).flat();
    expect(suffixes.length).toBeGreaterThan(200);
    for (const suffix of suffixes.filter((each) => each !== 'm11A'))
      expect(suffixSaid(suffix).replace(/[\p{L}é]{2,}/gu, ''), suffix).toMatch(/^[ -]*$/);
  });
});

test.each([
  // as the real books and other programs write them
  ['-7', 'minor seven'],
  ['-7(b5)', 'minor seven flat five'],
  ['m7-5', 'minor seven flat five'],
  ['7+9', 'seven sharp nine'],
  ['Δ', 'major seven'],
  ['^7', 'major seven'],
  ['MA7', 'major seven'],
  ['MI7', 'minor seven'],
  ['7M', 'major seven'],
  ['j7', 'major seven'],
  ['m(maj7)', 'minor major seven'],
  ['m9(maj7)', 'minor nine major seven'],
  ['(b5)', 'major flat five'],
  ['5+', 'major sharp five'],
  ['-5', 'major flat five'],
  ['SUS4', 'suspended fourth'],
  ['sus', 'suspended fourth'],
  ['sus2sus4', 'suspended second suspended fourth'],
  ['7(b9, #11)', 'seven flat nine sharp eleven'],
  ['7b9#11b13', 'seven flat nine sharp eleven flat thirteen'],
  ['maj13#11', 'major thirteen sharp eleven'],
  ['madd9', 'minor added ninth'],
  ['Maddb9', 'major added flat ninth'],
  ['add#11', 'added sharp eleventh'],
  ['7omit5', 'seven without fifth'],
  ['°7', 'diminished seventh'],
  ['dim', 'diminished'],
  ['+7', 'augmented seven'],
  ['dom7', 'seven'],
  ['7?', 'seven ?'],
])('%s is said %s', async (suffix, said) => {
  await useLanguage('en');
  expect(suffixSaid(suffix)).toBe(said);
});

test('what is written stays a symbol, and the bass is not another name of the root', async () => {
  await useLanguage('en');
  expect(shown(labelOf(chord('F#m7b5/C')))).toBe('F♯m7♭5/C');
  await useLanguage('fr');
  choose({ language: 'fr', notation: 'solfege' });
  expect(shown(labelOf(chord('G7/B')))).toBe('Sol7/Si');
});

test('a title is said without the signs between its parts', async () => {
  await useLanguage('en');
  const half: Pick<Found, 'sort' | 'parts' | 'notes'> = {
    sort: 'chord',
    parts: { ...chord('Bm7b5'), code: 'half_diminished_seventh' },
    notes: [],
  };
  expect(spoken(titleOf(half))).toBe('B minor seven flat five, half diminished seventh');
  expect(shown(titleOf(half))).toBe('Bm7♭5 · half diminished seventh');
});
