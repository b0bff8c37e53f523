import { expect, test } from 'vitest';
import { makeDeck } from './cards';
import { chordOf, frequency, intervalTo, keyOf, nextBelow, noteOfCard, noteOfKey, notesOf, runUp } from './notes';

const deck = makeDeck([
  { code: 'A4', hour: 9, octave: 4, names: ['A'] },
  { code: 'A3', hour: 9, octave: 3, names: ['A'] },
  { code: '?1', hour: null, octave: null, names: [] },
]);

const A4 = { hour: 9, octave: 4 };
const C4 = { hour: 12, octave: 4 };

test('A4 is 440 hertz, and twelve begins the octave', () => {
  expect(frequency(A4)).toBeCloseTo(440);
  expect(frequency(C4)).toBeCloseTo(261.63, 1);
  expect(frequency({ hour: 11, octave: 3 })).toBeCloseTo(246.94, 1);
});

test('middle C is key 60, and every key leads back to its note', () => {
  expect(keyOf(C4)).toBe(60);
  for (let key = 36; key <= 96; key += 1) expect(keyOf(noteOfKey(key))).toBe(key);
});

test('a card’s code tells its note, and a wild has none', () => {
  expect(noteOfCard('F#5')).toEqual({ hour: 6, octave: 5 });
  expect(noteOfCard('C3')).toEqual({ hour: 12, octave: 3 });
  expect([noteOfCard('?1'), noteOfCard('X2')]).toEqual([null, null]);
});

test('a wild sounds as what it counts as', () => {
  expect(notesOf(deck, ['?1'], ['Gb'])).toEqual([{ hour: 6, octave: 4 }]);
  expect(notesOf(deck, ['?1'], [null])).toEqual([]);
});

test('the same note sounds once', () => {
  expect(notesOf(deck, ['A4', 'A4'], [])).toHaveLength(1);
});

test('cards played together sound from low to high, and a wild among them is silent', () => {
  expect(chordOf(deck, ['A4', '?1', 'A3'], 'G')).toEqual([{ hour: 9, octave: 3 }, A4]);
  expect(chordOf(deck, ['?1'], 'G')).toEqual([{ hour: 7, octave: 4 }]);
});

test('the note before is heard from below, less than an octave away', () => {
  expect(nextBelow({ hour: 11, octave: 6 }, C4)).toEqual({ hour: 11, octave: 3 });
  expect(nextBelow(C4, A4)).toEqual(C4);
  expect(nextBelow({ hour: 9, octave: 6 }, A4)).toEqual(A4);
});

test('an interval is the note before and then what came; the first play has no interval', () => {
  expect(intervalTo(C4, [A4])).toEqual([C4, [A4]]);
  expect(intervalTo(null, [A4])).toEqual([[A4]]);
  expect(intervalTo(C4, [])).toEqual([]);
});

test('a scale runs up from near middle C to its tonic above', () => {
  expect(runUp(['C', 'D', 'E', 'F', 'G', 'A', 'B']).map(keyOf)).toEqual([60, 62, 64, 65, 67, 69, 71, 72]);
  expect(runUp(['A', 'C', 'D', 'E', 'G']).map(keyOf)).toEqual([57, 60, 62, 64, 67, 69]);
  expect(runUp(['Gb', 'Ab', 'Bb', 'Cb', 'Db', 'Eb', 'F']).map(keyOf)).toEqual([66, 68, 70, 71, 73, 75, 77, 78]);
});
