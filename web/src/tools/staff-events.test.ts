import { expect, test } from 'vitest';
import { eventsOfLine, heardOf } from './staff-events';

const MEASURE = { meter: null, start: 0, repeat_starts: false, repeat_ends: false, double: false, ending: null };
const PLAIN = { names: ['C4'], keys: [60], symbol: null, length: 24, value: null, tied: false, measure: null };

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
    events: [MEASURE, null, MEASURE].map((measure) => ({ ...PLAIN, measure })),
  };
  expect(eventsOfLine(line).map(({ bar }) => bar)).toEqual([false, false, true]);
});

test('a line is heard in its rhythm: empty steps while a note goes on', () => {
  const event = (key: number, length: number) => ({ ...PLAIN, keys: [key], length });
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
