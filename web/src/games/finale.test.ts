import { expect, test } from 'vitest';
import { memory } from './memory';
import { heard } from '../match/samples';
import type { SeenEvent } from '../wire';
import { lastPlayed } from '../table/finale';

const LETTERS = ['C', 'D', 'E', 'F', 'G', 'A', 'B'];
const kept = (letter: string): SeenEvent[] => [
  { type: 'flipped', seat: 0, position: 0, card: `${letter}4` },
  { type: 'flipped', seat: 0, position: 1, card: `${letter}5` },
  { type: 'pair-kept', seat: 0, positions: [0, 1], cards: [`${letter}4`, `${letter}5`] },
];

test('a pair counts as one card, and cards turned over in vain as none', () => {
  const missed: SeenEvent[] = [
    { type: 'flipped', seat: 0, position: 2, card: 'A4' },
    { type: 'flipped', seat: 0, position: 3, card: 'D5' },
    { type: 'turned-back', seat: 0, positions: [2, 3], cards: ['A4', 'D5'] },
  ];
  const cards = lastPlayed(heard(...missed, ...LETTERS.flatMap(kept)), 0, memory);
  expect(cards).toEqual(LETTERS.map((letter) => `${letter}4`));
  expect(lastPlayed(heard(...missed), 0, memory)).toEqual([]);
});

test('all notes of one play are shown, and each card once', () => {
  const moved: SeenEvent = { type: 'pair-kept', seat: 0, positions: [0, 1], cards: ['C4', 'E4'] };
  expect(lastPlayed(heard(moved, moved, { ...moved, seat: 1, cards: ['G4', 'G5'] }), 0, memory)).toEqual(['C4', 'E4']);
});
