import { beforeAll, describe, expect, test } from 'vitest';
import languages from '../../../src/musicards/texts/locales/languages.json';
import { expectSentence, NOTICES } from './samples';
import type { Voice } from './tell';
import { Catalog } from './catalog';
import { noticeText } from './events';
import { refusalText } from './refusals';
import { blocks } from './rules';
import { and, duration, need, or, t } from './texts.svelte';
import { useLanguage } from './use-language';

const FILES = import.meta.glob<string>('../../../src/musicards/texts/locales/*/{*,games/*}.ftl', {
  import: 'default',
  eager: true,
  query: '?raw',
});
const NAMES = ['Ann', 'Ben', 'Cleo'];
const voice = (viewer: number | null): Voice => ({ viewer, name: (seat) => NAMES[seat] ?? '' });
const VOICES = [null, 0, 1, 2].map(voice);

describe.each(languages.map(({ code }) => code))('in %s', (language) => {
  beforeAll(() => useLanguage(language));

  test('prompts fit every way to act: a finger, a mouse, the keyboard and a screen reader', () => {
    const prompts = Object.entries(FILES)
      .filter(([file]) => file.includes(`/${language}/`))
      .flatMap(([, texts]) => texts.match(/^\w+-(?:task|now|pick)-.*(?:\n {4}.*)*/gm) ?? []);
    expect(prompts.length).toBeGreaterThan(25);
    for (const text of prompts) expect(text).not.toMatch(/\b(?:tap|click|press|tippe|klicke|touche|clique|toca|tócal|pulsa|tocca|clicca)/i);
  });

  test.each(NOTICES)('the notice $kind is a sentence', (notice) => {
    for (const to of VOICES) expectSentence(noticeText(notice, to));
  });
});

test('in French a sign of two parts has a space before it that does not break', () => {
  for (const [file, text] of Object.entries(FILES)) {
    if (file.includes('/fr/')) expect(text.replace(/\{[^}]*\}/g, '{}')).not.toMatch(/\S [:;?!»](?!\w)|« /);
  }
});

describe('in English', () => {
  beforeAll(() => useLanguage('en'));

  test('whoever called first is named', () => {
    const refused = { reason: 'call-late', facts: { first: 1, by: 130 }, text: '' };
    expect(refusalText(refused, voice(0))).toBe('Ben called first, by 0.13 seconds.');
  });

  test('a call that nobody needs is answered truly', () => {
    const text = (facts: { yours?: number }): string => refusalText({ reason: 'nobody-exposed', facts, text: '' }, voice(0));
    expect(text({})).toBe('Nobody needs to call “Musicards!” now.');
    expect(text({ yours: 1 })).toBe('You have called already.');
    expect(text({ yours: 0 })).toBe('Nobody needs to call “Musicards!” now.');
  });

  test('lists are joined as the language joins them', () => {
    expect(and(['A', 'B', 'C'])).toBe('A, B, and C');
    expect(or(['A', 'B'])).toBe('A or B');
  });
});

describe('rules', () => {
  test('have paragraphs and lists', () => {
    expect(blocks('Play _one_ card.\n\n- Draw\n  or pass.\n- Call.\n\nDone.')).toEqual([
      'Play *one* card.',
      ['Draw or pass.', 'Call.'],
      'Done.',
    ]);
  });
});

describe('a catalog', () => {
  const catalog = new Catalog('fr');
  catalog.add(
    'a',
    'a-turn = Tour { INITIAL($name) ->\n    [vowel] d’{ $name }\n   *[other] de { $name }\n }\n    .help = Aide\na-key = { LOWER($tonic) } – { KEY("C") }\n',
  );

  test('knows attributes, and whether a name begins with a vowel', () => {
    expect(catalog.text('a-turn', { name: 'Ada' })).toBe('Tour d’Ada');
    expect(catalog.text('a-turn', { name: 'Ben' })).toBe('Tour de Ben');
    expect(catalog.text('a-turn.help')).toBe('Aide');
  });

  test('marks the tonics of keys', () => {
    expect(catalog.text('a-key', { tonic: '\u27e6=A\u27e7' })).toBe('\u27e6-A\u27e7 – \u27e6=C\u27e7');
  });

  test('says which text or variable is missing', () => {
    expect(() => catalog.text('a-nothing')).toThrow('a-nothing');
    expect(() => catalog.text('a-turn', {})).toThrow('a-turn');
  });
});

test.each([
  ['fr', '0 paire'],
  ['es', '0 parejas'],
])('in %s no pairs have the plural form of the language', async (language, text) => {
  await useLanguage(language);
  expect(t('common-pairs', { count: 0 })).toBe(text);
});

test('a time is in minutes when it is whole minutes', async () => {
  await useLanguage('de');
  expect([0, 1, 60, 90, 120].map(duration)).toEqual(['0 Sekunden', '1 Sekunde', '1 Minute', '90 Sekunden', '2 Minuten']);
});

test('a language that is chosen later has the areas that were needed before', async () => {
  await useLanguage('en');
  await need('settings');
  await useLanguage('de');
  expect(t('settings-volume')).toBe('Lautstärke');
});
