import { expect, test } from 'vitest';
import { hourOfKey } from './hour-keys';
import { complete, nextWord, NOTHING_SAID } from './saying';

test('note cards need the step alone', () => {
  expect(complete({ step: 'half', pitch: null }, { step: true, pitch: false })).toEqual({ step: 'half' });
});

test('a wild needs step and pitch, in either order', () => {
  const words = { step: true, pitch: true };
  expect(complete({ step: 'half', pitch: null }, words)).toBeNull();
  expect(complete({ step: null, pitch: 'Gb' }, words)).toBeNull();
  expect(complete({ step: 'whole', pitch: 'Gb' }, words)).toEqual({ step: 'whole', pitch: 'Gb' });
});

test('on a wild starter no step is said', () => {
  expect(complete(NOTHING_SAID, { step: false, pitch: false })).toEqual({});
  expect(complete({ step: null, pitch: 'C' }, { step: false, pitch: true })).toEqual({ pitch: 'C' });
});

test('a pitch without a wild is not sent along', () => {
  expect(complete({ step: 'half', pitch: 'C' }, { step: true, pitch: false })).toEqual({ step: 'half' });
});

test('the prompt asks for what is missing', () => {
  expect(nextWord(NOTHING_SAID, { step: true, pitch: false })).toBe('step');
  expect(nextWord({ step: 'half', pitch: null }, { step: true, pitch: true })).toBe('pitch');
});

test('the twelve keys of the top row are the twelve hours', () => {
  expect(hourOfKey('Digit1')).toBe(1);
  expect(hourOfKey('Digit0')).toBe(10);
  expect(hourOfKey('Equal')).toBe(12);
  expect(hourOfKey('KeyA')).toBeNull();
});
