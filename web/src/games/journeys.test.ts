import { expect, test } from 'vitest';
import type { SeenEvent } from '../wire';
import { deal, journeysOf } from '../match/events';
import { misplayed } from '../match/samples';
import { distance } from './distance';
import { goFish } from './go_fish';
import { keysCorners } from './keys_corners';
import { oldMaid } from './old_maid';

const played: SeenEvent = { type: 'letter-played', seat: 1, cards: ['C3', 'C4'], letter: 'C', left: 3 };

test('what somebody plays comes from their place', () => {
  expect(journeysOf(played, 0, distance)).toEqual([
    { card: 'C3', from: 'seat-1', to: 'discard' },
    { card: 'C4', from: 'seat-1', to: 'discard' },
  ]);
});

test('what I play comes from my hand', () => {
  expect(journeysOf(played, 1, distance)[0]).toMatchObject({ from: 'hand' });
});

test('a misplay goes to the pile and comes back', () => {
  expect(journeysOf(misplayed(0), 0, distance)).toEqual([{ card: 'C3', from: 'hand', to: 'hand', by: 'discard' }]);
});

test('cards that others draw stay face down', () => {
  expect(journeysOf({ type: 'penalized', seat: 2, count: 2, cards: null }, 0, distance)).toEqual([
    { card: null, from: 'stock', to: 'seat-2' },
    { card: null, from: 'stock', to: 'seat-2' },
  ]);
});

test('of many cards face down a few are enough to see', () => {
  expect(journeysOf({ type: 'drew-up', seat: 2, count: 5, cards: null }, 0, keysCorners)).toHaveLength(4);
});

test('fishing in an empty pond moves nothing', () => {
  const event: SeenEvent = { type: 'fished', seat: 0, of: 1, pitch: 'C', hour: 12, card: null, lucky: false, drew: false };
  expect(journeysOf(event, 0, goFish)).toEqual([]);
});

test('a card that was given goes from giver to taker', () => {
  expect(journeysOf({ type: 'given', seat: 1, to: 0, cards: ['C3'] }, 0, goFish)).toEqual([{ card: 'C3', from: 'seat-1', to: 'hand' }]);
});

test('a card that is taken comes from its place in the fan', () => {
  const event: SeenEvent = { type: 'took', seat: 2, of: 1, position: 3, card: null };
  expect(journeysOf(event, 0, oldMaid)).toEqual([{ card: null, from: 'fan-3', to: 'seat-2' }]);
});

test('a book goes to what its owner has won', () => {
  const event: SeenEvent = { type: 'book', seat: 1, space: 'NE', kind: 'stack', cards: ['C3'], names: ['C'], points: 1 };
  expect(journeysOf(event, 0, keysCorners)).toEqual([{ card: 'C3', from: 'space-NE', to: 'won-1' }]);
});

test('the deal brings your cards, and a few backs to everybody else', () => {
  const journeys = deal(0, ['C3', 'D3'], [2, 7]);
  expect(journeys.map(({ to }) => to)).toEqual(['seat-1', 'seat-1', 'seat-1', 'seat-1', 'hand', 'hand']);
});
