import { expect, test } from 'vitest';
import { keyOf } from '../music/notes';
import { centsOff, nextNote, wayTo } from './note-to-find';

test('the next note is another one, in reach of most voices', () => {
  const before = { hour: 12, octave: 4 };
  for (let random = 0; random < 1; random += 0.01) {
    const next = nextNote(before, random);
    expect(next.hour).not.toBe(12);
    expect(keyOf(next)).toBeGreaterThanOrEqual(60);
    expect(keyOf(next)).toBeLessThanOrEqual(76);
  }
});

test('the way is the shorter one, up or down', () => {
  expect(wayTo(9, 9)).toBe(0);
  expect(wayTo(9, 11)).toBe(-2);
  expect(wayTo(1, 11)).toBe(2);
  expect(wayTo(12, 6)).toBe(6);
});

test('cents are counted from the nearest key', () => {
  expect(centsOff(69.2)).toBe(20);
  expect(centsOff(68.9)).toBe(-10);
});
