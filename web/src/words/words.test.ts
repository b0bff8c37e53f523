import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../settings/choices';
import { useLanguage } from '../texts/use-language';
import type { SeenEvent } from '../wire';
import { words as de } from './de';
import { words as en, type Words } from './en';
import { words as es } from './es';
import { words as fr } from './fr';
import { note } from './notes';
import { EVENTS, NOTICES } from './samples';
import type { Voice } from './tell';

const ALL: Readonly<Record<string, Words>> = { en, de, fr, es };
const NAMES = ['Ann', 'Ben', 'Cleo'];
const voice = (viewer: number | null): Voice => ({ viewer, name: (seat) => NAMES[seat] ?? '' });
const VOICES = [null, 0, 1, 2].map(voice);

/** A whole sentence that says something: no fact has been forgotten, and no note or code stands in it unmarked. */
function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\p{N}\u27e6«„“¿]/u);
  expect(text).toMatch(/[.!?”“»]$/);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2,}|\.\.|,,| [.,]|\u27e6[-=]?\u27e7/);
  expect(text.replace(/\u27e6[^\u27e7]*\u27e7/g, '')).not.toMatch(/[A-G]#|[♯♭]|\b[NS][EW]\b/);
}

const tell = (words: Words, event: SeenEvent, to: Voice): string => (words.events[event.type] as (event: SeenEvent, voice: Voice) => string)(event, to);

describe.each(LANGUAGES)('in %s', (language) => {
  const words = ALL[language] ?? en;
  beforeAll(() => useLanguage(language));

  test.each(Object.values(EVENTS).flat())('$type is told in whole sentences to whoever looks', (event) => {
    for (const to of VOICES) expectSentence(tell(words, event, to));
  });

  test.each(NOTICES)('the notice $kind is told', (notice) => {
    for (const to of VOICES) expectSentence(words.notices[notice.kind](notice, to));
  });

  test('the title of every game is its own name', () => {
    const titles = (each: Words): string[] =>
      [each.distance, each.steps, each.keys_corners, each.go_fish, each.old_maid, each.memory].map(({ about }) => about.title);
    expect(titles(words)).toEqual(titles(en));
  });
});

test('what plural forms a language has is heard in its sentences', () => {
  expect(fr.common.cards(0)).toBe('0 carte');
  expect(es.common.cards(0)).toBe('0 cartas');
});

test('“you” and a name take their own verbs', () => {
  const event: SeenEvent = { type: 'letter-played', seat: 0, cards: ['F#3'], letter: 'G', left: 3 };
  const g = note('Gb');
  expect(tell(en, event, voice(0))).toBe(`You play ${g} and say ${note('G')}.`);
  expect(tell(de, event, voice(0))).toBe(`Du spielst ${g} und sagst ${note('G')}.`);
  expect(tell(de, event, voice(1))).toBe(`Ann spielt ${g} und sagt ${note('G')}.`);
  expect(tell(fr, event, voice(0))).toBe(`Tu joues ${g} et dis ${note('G')}.`);
  expect(tell(es, event, voice(0))).toBe(`Juegas ${g} y dices ${note('G')}.`);
  expect(tell(es, event, voice(2))).toBe(`Ann juega ${g} y dice ${note('G')}.`);
});

test('in French a sign of two parts has a space before it that does not break', () => {
  const texts = [
    ...Object.values(EVENTS).flat().map((event) => tell(fr, event, voice(1))),
  ];
  for (const text of [...texts, ...plainTexts(fr)]) expect(text).not.toMatch(/ [:;?!»]|« /);
});

/** Every text that is no function, wherever it stands. */
function plainTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(plainTexts);
}
