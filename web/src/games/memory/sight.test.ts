import { expect, test } from 'vitest';
import { NOTHING, sightAfter } from './sight';

const flipped = { type: 'flipped', seat: 0, position: 3, card: 'C4' } as const;
const turnedBack = { type: 'turned-back', seat: 0, positions: [1, 3], cards: ['D4', 'C4'] } as const;
const kept = { type: 'pair-kept', seat: 0, positions: [1, 3], cards: ['C5', 'C4'] } as const;
const turn = { type: 'turn', seat: 1 } as const;

test('two cards that differ stay in sight when the turn has passed', () => {
  const sight = sightAfter(NOTHING, [flipped, { ...turnedBack, positions: [1, 3], cards: ['D4', 'C4'] }, turn]);
  expect([...sight.cards]).toEqual([
    [1, 'D4'],
    [3, 'C4'],
  ]);
  expect(sight.pair).toBe(false);
});

test('a pair stays in sight before it goes to its owner', () => {
  expect(sightAfter(NOTHING, [flipped, { ...kept, positions: [1, 3], cards: ['C5', 'C4'] }]).pair).toBe(true);
});

test('the next card turned over ends the look', () => {
  const before = sightAfter(NOTHING, [{ ...turnedBack, positions: [1, 3], cards: ['D4', 'C4'] }]);
  expect(sightAfter(before, [flipped])).toBe(NOTHING);
});

test('whatever else happens ends nothing', () => {
  const before = sightAfter(NOTHING, [{ ...turnedBack, positions: [1, 3], cards: ['D4', 'C4'] }]);
  expect(sightAfter(before, [turn])).toBe(before);
});
