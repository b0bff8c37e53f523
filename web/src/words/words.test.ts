import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../settings/choices';
import { words as de } from './de';
import { words as en, type Words } from './en';
import { words as es } from './es';
import { words as fr } from './fr';

const ALL: Readonly<Record<string, Words>> = { en, de, fr, es };

describe.each(LANGUAGES)('in %s', (language) => {
  const words = ALL[language] ?? en;
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

test('in French a sign of two parts has a space before it that does not break', () => {
  for (const text of plainTexts(fr)) expect(text).not.toMatch(/ [:;?!»]|« /);
});

/** Every text that is no function, wherever it stands. */
function plainTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(plainTexts);
}
