import { expect, test } from 'vitest';
import { nextFocus } from './tab-stop.svelte';

test('the focus goes to the right neighbor, otherwise to the left one', () => {
  expect(nextFocus(['A', 'B', 'C'], ['A', 'C'], 'B')).toBe('C');
  expect(nextFocus(['A', 'B', 'C'], ['A', 'B'], 'C')).toBe('B');
  expect(nextFocus(['A'], [], 'A')).toBeNull();
  expect(nextFocus(['A', 'B'], ['A', 'B'], 'B')).toBe('B');
});
