import { expect, test } from 'vitest';
import { countGame, offeredLevel, type Losses } from './levels';

const around = { easier: 'beginner', harder: 'player' } as const;

test('after a win the next level is offered', () => {
  expect(offeredLevel(around, true, 0)).toBe('player');
  expect(offeredLevel({ ...around, harder: null }, true, 0)).toBeNull();
});

test('after three losses in a row the level below is offered', () => {
  expect([1, 2, 3, 4].map((losses) => offeredLevel(around, false, losses))).toEqual([null, null, 'beginner', 'beginner']);
  expect(offeredLevel({ ...around, easier: null }, false, 3)).toBeNull();
});

test('losses in a row are counted, each match once', () => {
  const games = [
    ['A', false],
    ['A', false],
    ['B', false],
    ['C', true],
    ['D', false],
  ] as const;
  const counts: number[] = [];
  let losses: Losses | null = null;
  for (const [code, won] of games) {
    losses = countGame(losses, code, won);
    counts.push(losses.count);
  }
  expect(counts).toEqual([1, 1, 2, 0, 1]);
});
