import { expect, test } from 'vitest';
import { isLastRound, leaders, sums } from './series';

const series = { round: 2, rounds: 3, totals: [4, 0, 9], low_wins: true };

test('the sums are those of the rounds before and of this one', () => {
  expect(sums(series, [0, 5, 2])).toEqual([4, 5, 11]);
  expect(sums(series, null)).toEqual([4, 0, 9]);
});

test('the lowest sum leads where cards count against one', () => {
  expect(leaders(series, [0, 5, 2])).toEqual([0]);
  expect(leaders({ ...series, low_wins: false }, [5, 0, 0])).toEqual([0, 2]);
});

test('the last round is the one with the series’ own number', () => {
  expect(isLastRound(series)).toBe(false);
  expect(isLastRound({ ...series, round: 3 })).toBe(true);
});
