import { expect, test } from 'vitest';
import { arrowTo, keepHeld, nextFocus, toggle } from './selection';

test('cards are chosen in order, and put back by choosing them again', () => {
  expect(toggle(toggle([], 'C3'), 'D4')).toEqual(['C3', 'D4']);
  expect(toggle(['C3', 'D4'], 'C3')).toEqual(['D4']);
});

test('what left the hand is chosen no more', () => {
  expect(keepHeld(['C3', 'D4'], ['D4', 'E4'])).toEqual(['D4']);
});

test('the focus goes to the right neighbour, else to the left one', () => {
  expect(nextFocus(['A', 'B', 'C'], ['A', 'C'], 'B')).toBe('C');
  expect(nextFocus(['A', 'B', 'C'], ['A', 'B'], 'C')).toBe('B');
  expect(nextFocus(['A'], [], 'A')).toBeNull();
  expect(nextFocus(['A', 'B'], ['A', 'B'], 'B')).toBe('B');
});

test('the arrow keys go round', () => {
  expect(arrowTo('ArrowRight', 2, 3)).toBe(0);
  expect(arrowTo('ArrowLeft', 0, 3)).toBe(2);
  expect(arrowTo('End', 0, 3)).toBe(2);
  expect(arrowTo('x', 0, 3)).toBeNull();
  expect(arrowTo('Home', 0, 0)).toBeNull();
});
