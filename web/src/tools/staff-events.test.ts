import { expect, test } from 'vitest';
import { eventsOfLine, lineStarts, type StaffEvent } from './staff-events';

/** Events whose bars have so many. */
const bars = (...lengths: number[]): StaffEvent[] =>
  lengths.flatMap((length, nth) => Array.from({ length }, (_, index) => ({ notes: [], symbol: null, bar: nth > 0 && index === 0 })));

test('bar lines are where the server says', () => {
  const line = {
    line: '',
    plain: '',
    key: null,
    signature: 0,
    clef: 'treble' as const,
    sounding: [],
    outside: null,
    events: [false, true].map((bar) => ({ names: ['C4'], keys: [60], symbol: null, bar })),
  };
  expect(eventsOfLine(line).map(({ bar }) => bar)).toEqual([false, true]);
});

test('lines are of similar length, so that no note is alone on one', () => {
  expect(lineStarts(bars(12), 8)).toEqual([0, 6]);
  expect(lineStarts(bars(9), 8)).toEqual([0, 5]);
  expect(lineStarts(bars(7), 8)).toEqual([0]);
});

test('lines are broken at bar lines, and within a bar only if it is longer than a line', () => {
  expect(lineStarts(bars(3, 3, 3), 8)).toEqual([0, 6]);
  expect(lineStarts(bars(4, 4, 4, 4), 5)).toEqual([0, 4, 8, 12]);
  expect(lineStarts(bars(2, 10), 8)).toEqual([0, 2, 7]);
});
