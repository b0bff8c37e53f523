import { expect, test } from 'vitest';
import { letterAtKey, letterTyped } from './letter-keys';

test('H is B for who names notes the German way, and nothing for others', () => {
  expect(letterTyped('H', 'german')).toBe('B');
  expect(letterTyped('H', 'english')).toBeNull();
});

test('A to G are letters in every notation', () => {
  expect(['A', 'G', 'T'].map((typed) => letterTyped(typed, 'solfege'))).toEqual(['A', 'G', null]);
});

test('digits are places in the ring; with degrees they are the degrees', () => {
  expect(letterAtKey('Digit1', 'english')).toBe('A');
  expect(letterAtKey('Numpad7', 'german')).toBe('G');
  expect(letterAtKey('Digit1', 'degrees')).toBe('C');
  expect(letterAtKey('Digit8', 'english')).toBeNull();
});
