import { expect, test } from 'vitest';
import { height } from './loudness';

test('silence is at the bottom, a loud voice at the top, and nothing goes beyond', () => {
  expect(height(0)).toBe(0);
  expect(height(0.0001)).toBe(0);
  expect(height(1)).toBe(1);
});

test('ten times as loud is always as much higher', () => {
  expect(height(0.1) - height(0.01)).toBeCloseTo(20 / 43);
});
