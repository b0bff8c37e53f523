import { expect, test } from 'vitest';
import { hourOfKey } from './hour-keys';
import { complete, nextWord, NOTHING_SAID, shownPitch } from './saying';

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

test('the pitch that help shows is next once its step is said', () => {
  const action = { do: 'play', cards: ['?1'], say: { step: 'whole', pitch: 'F' } };
  expect(shownPitch({ step: 'whole', pitch: null }, action)).toBe('F');
  expect(shownPitch({ step: 'half', pitch: null }, action)).toBeNull(); // a half step leads to another note
  expect(shownPitch(NOTHING_SAID, { do: 'play', cards: ['?1'], say: { pitch: 'C' } })).toBe('C'); // on a wild
  expect(shownPitch(NOTHING_SAID, { do: 'draw' })).toBeNull();
  expect(shownPitch(NOTHING_SAID, null)).toBeNull();
});
