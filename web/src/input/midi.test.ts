import { expect, test } from 'vitest';
import { releasedKey, struckKey } from './midi';

test('a stroke tells its key, on every channel', () => {
  expect(struckKey([0x90, 60, 64])).toBe(60);
  expect(struckKey([0x9f, 61, 1])).toBe(61);
});

test('a stroke without force is a key let go', () => {
  expect(struckKey([0x90, 60, 0])).toBeNull();
  expect(releasedKey([0x90, 60, 0])).toBe(60);
  expect(releasedKey([0x83, 60, 64])).toBe(60);
  expect(releasedKey([0x90, 60, 64])).toBeNull();
  expect(releasedKey(null)).toBeNull();
});

test('pedals, clocks and keys let go are no strokes', () => {
  expect(struckKey([0x80, 60, 64])).toBeNull();
  expect(struckKey([0xb0, 64, 127])).toBeNull();
  expect(struckKey([0xf8])).toBeNull();
  expect(struckKey(null)).toBeNull();
});
