import { expect, test } from 'vitest';
import type { SeenEvent } from '../../wire';
import { heard } from '../../match/samples';
import { lastTaking, latestFinds } from './moment';

const took: SeenEvent = { type: 'took', seat: 0, of: 2, position: 3, card: 'C4' };
const pair: SeenEvent = { type: 'pair-laid', seat: 0, cards: ['C3', 'C4'] };
const out: SeenEvent = { type: 'went-out', seat: 2 };
const fanned: SeenEvent = { type: 'fanned', seat: 0, count: 4 };

test('what happened last begins with the card that was taken', () => {
  expect(lastTaking(heard(took, fanned, took, pair, out, { type: 'turn', seat: 1 }))).toEqual([took, pair, out]);
});

test('the pairs of the deal are not part of the last turn', () => {
  expect(lastTaking(heard({ type: 'dealt', starter: null }, pair, fanned))).toEqual([]);
});

test('where players find their pairs, the latest two events of the turn are shown, or of the turn before', () => {
  const turn: SeenEvent = { type: 'turn', seat: 1 };
  const other: SeenEvent = { type: 'pair-laid', seat: 0, cards: ['D3', 'D4'] };
  expect(latestFinds(heard(turn))).toEqual([]);
  expect(latestFinds(heard(turn, other, took, pair))).toEqual([took, pair]);
  expect(latestFinds(heard(turn, took, pair, { type: 'finished', seat: 0 }, turn))).toEqual([took, pair]);
  expect(latestFinds(heard(turn, took, pair, turn, other))).toEqual([other]);
});
