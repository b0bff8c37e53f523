import { expect, test } from 'vitest';
import { makeDeck } from '../music/cards';
import { frequency, notesOf } from './notes';

const deck = makeDeck([
  { code: 'A4', hour: 9, octave: 4, names: ['A'] },
  { code: '?1', hour: null, octave: null, names: [] },
]);

test('A4 is 440 hertz, and twelve begins the octave', () => {
  expect(frequency({ hour: 9, octave: 4 })).toBeCloseTo(440);
  expect(frequency({ hour: 12, octave: 4 })).toBeCloseTo(261.63, 1);
  expect(frequency({ hour: 11, octave: 3 })).toBeCloseTo(246.94, 1);
});

test('a wild sounds as what it counts as', () => {
  expect(notesOf(deck, ['?1'], ['Gb'])).toEqual([{ hour: 6, octave: 4 }]);
  expect(notesOf(deck, ['?1'], [null])).toEqual([]);
});

test('the same note sounds once', () => {
  expect(notesOf(deck, ['A4', 'A4'], [])).toHaveLength(1);
});
