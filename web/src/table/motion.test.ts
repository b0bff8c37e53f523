import { expect, test } from 'vitest';
import type { Journey } from '../match/game-events';
import { departures, TRAVEL } from './motion';

const there: Journey = { card: 'C3', from: 'hand', to: 'discard' };
const andBack: Journey = { card: 'C3', from: 'hand', to: 'hand', by: 'discard' };

test('the cards of one play start close together', () => {
  const [first, second] = departures([[there, there]]);
  expect(first).toBe(0);
  expect(second).toBeLessThan(TRAVEL / 2);
});

test('a penalty waits until the misplayed card is back', () => {
  expect(departures([[andBack], [there]])).toEqual([0, 2 * TRAVEL]);
});

test('nothing starts after more than a second', () => {
  expect(Math.max(...departures(Array(20).fill([there])))).toBeLessThan(1200);
});
