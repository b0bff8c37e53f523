import { expect, test } from 'vitest';
import { makeDeck } from '../../music/cards';
import { SHAPE } from '../../table/fan';
import { GAP, groupsOf, layGroups, PEEK, ROW_GAP } from './groups';

const deck = makeDeck([
  { code: 'F#3', hour: 6, octave: 3, names: ['F#', 'Gb'] },
  { code: 'F#5', hour: 6, octave: 5, names: ['F#', 'Gb'] },
  { code: 'C4', hour: 12, octave: 4, names: ['C'] },
]);

test('cards of one pitch lie together, C first', () => {
  expect(groupsOf(deck, ['F#5', 'C4', 'F#3'])).toEqual([
    { hour: 12, codes: ['C4'] },
    { hour: 6, codes: ['F#3', 'F#5'] },
  ]);
});

const widthOf = (sizes: readonly number[], cardWidth: number): number =>
  sizes.reduce((sum, size) => sum + cardWidth * (1 + (size - 1) * PEEK), 0) + GAP * (sizes.length - 1);

test.each([
  [[1, 1, 1, 1, 1, 1, 1], 366, 120, 40],
  [[3, 2, 1, 3, 1, 2, 1, 1, 2, 3, 1, 2], 366, 120, 40],
  [[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], 336, 120, 33], // more than anybody gets to hold
  [[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], 1080, 151, 40],
])('%j fit into %i by %i px', (sizes, room, height, least) => {
  const { cardWidth, rows } = layGroups(sizes, room, height);
  expect(rows.length * cardWidth * SHAPE + ROW_GAP * (rows.length - 1)).toBeLessThanOrEqual(height);
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(sizes.length);
  let from = 0;
  for (const count of rows) {
    expect(widthOf(sizes.slice(from, from + count), cardWidth)).toBeLessThanOrEqual(room);
    from += count;
  }
  expect(cardWidth).toBeGreaterThanOrEqual(least);
});

test('a small hand is one row of large cards', () => {
  expect(layGroups([2, 1, 3], 1000, 140)).toEqual({ cardWidth: 100, rows: [3] });
});

test('an empty hand has no rows', () => {
  expect(layGroups([], 366, 120).rows).toEqual([]);
});
