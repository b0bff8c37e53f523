import { expect, test } from 'vitest';
import type { SeenEvent } from '../../wire';
import { NOTHING, sightAfter } from './sight';

const flipped: SeenEvent = { type: 'flipped', seat: 0, position: 3, card: 'C4' };
const turnedBack: SeenEvent = { type: 'turned-back', seat: 0, positions: [1, 3], cards: ['D4', 'C4'] };
const kept: SeenEvent = { type: 'pair-kept', seat: 0, positions: [1, 3], cards: ['C5', 'C4'] };
const turn: SeenEvent = { type: 'turn', seat: 1 };

test('two cards that differ stay in sight when the turn has passed', () => {
  const sight = sightAfter(NOTHING, [flipped, turnedBack, turn]);
  expect([...sight.cards]).toEqual([
    [1, 'D4'],
    [3, 'C4'],
  ]);
  expect(sight.pair).toBe(false);
});

test('a pair stays in sight before it goes to its owner', () => {
  expect(sightAfter(NOTHING, [flipped, kept]).pair).toBe(true);
});

test('the next card turned over ends the look', () => {
  const before = sightAfter(NOTHING, [turnedBack]);
  expect(sightAfter(before, [flipped])).toBe(NOTHING);
});

test('whatever else happens ends nothing', () => {
  const before = sightAfter(NOTHING, [turnedBack]);
  expect(sightAfter(before, [turn])).toBe(before);
});
