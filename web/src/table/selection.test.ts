import { expect, test } from 'vitest';
import { keepHeld, toggle } from './selection';

test('cards are chosen in order, and put back by choosing them again', () => {
  expect(toggle(toggle([], 'C3'), 'D4')).toEqual(['C3', 'D4']);
  expect(toggle(['C3', 'D4'], 'C3')).toEqual(['D4']);
});

test('what left the hand is chosen no more', () => {
  expect(keepHeld(['C3', 'D4'], ['D4', 'E4'])).toEqual(['D4']);
});
