import { expect, test } from 'vitest';
import { eventsOfLine, heardOf, lineStarts, type StaffEvent } from './staff-events';

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
    tempo: null,
    sounding: [],
    outside: null,
    events: [false, true].map((bar) => ({ names: ['C4'], keys: [60], symbol: null, bar, length: 24 })),
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

test('a line is heard in its rhythm: empty steps while a note goes on', () => {
  const event = (key: number, length: number) => ({ names: ['C4'], keys: [key], symbol: null, bar: false, length });
  const line = {
    line: '',
    plain: '',
    key: null,
    signature: 0,
    clef: 'treble' as const,
    outside: null,
    tempo: 120,
    events: [event(60, 36), event(62, 12), event(0, 24)],
    sounding: [[60], [62], []],
  };
  const { phrase, apart } = heardOf(line, 0.4);
  expect(apart).toBe(0.25); // an eighth at 120 quarter notes per minute
  expect(phrase.map((notes) => ('hour' in notes ? 1 : notes.length))).toEqual([1, 0, 0, 1, 0, 0]);
  expect(heardOf({ ...line, tempo: null }, 0.4).apart).toBeCloseTo(0.2);
  expect(heardOf({ ...line, events: [], sounding: [] }, 0.4).phrase).toEqual([]);
});
