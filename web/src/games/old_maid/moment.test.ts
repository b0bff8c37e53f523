import { expect, test } from 'vitest';
import type { SeenEvent } from '../../wire';
import { lastTaking } from './moment';

const heard = (...events: SeenEvent[]) => events.map((event, id) => ({ id, event, fresh: true }));

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
