import { expect, test } from 'vitest';
import { words as es } from './es';
import { words as fr } from './fr';

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
