import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawsAtOnce, inTurn } from './turns';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('draws one card at once, and no more', () => {
  expect([drawsAtOnce(), drawsAtOnce()]).toEqual([true, false]);
});

it('draws a card at once again when the page has had time', () => {
  const before = [drawsAtOnce(), drawsAtOnce()];
  vi.runAllTimers();
  expect([...before, drawsAtOnce()]).toEqual([true, false, true]);
});

it('draws those that wait one at a time, in the order in which they came', () => {
  const drawn: string[] = [];
  for (const card of ['C4', 'D4', 'E4']) inTurn(() => drawn.push(card));
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(['C4']);
  vi.runAllTimers();
  expect(drawn).toEqual(['C4', 'D4', 'E4']);
});

it('does not draw a card that has left', () => {
  const drawn: string[] = [];
  inTurn(() => drawn.push('C4'));
  const leave = inTurn(() => drawn.push('D4'));
  leave();
  vi.runAllTimers();
  expect(drawn).toEqual(['C4']);
});
