import { expect, test } from 'vitest';
import { eventsOfLine, headsOf } from './staff-events';

const chord = (...names: string[]) => ({ notes: names.map((name) => ({ name, hour: 12 })), symbol: null });

test('signs stand side by side only where they would touch', () => {
  const asides = (...names: string[]): number[] => headsOf(chord(...names), 'gClef').map(({ aside }) => aside);
  expect(asides('Eb4', 'Gb4', 'Bb4')).toEqual([2, 1, 0]);
  expect(asides('Ab3', 'C4', 'Eb4', 'Gb4')).toEqual([0, 0, 1, 0]); // a seventh apart there is room
  expect(asides('C4', 'E4', 'G4')).toEqual([0, 0, 0]);
});

test('a note a second from its neighbor is on the other side of the stem', () => {
  expect(headsOf(chord('C4', 'D4', 'E4'), 'gClef').map(({ right }) => right)).toEqual([false, true, false]);
});

test('bar lines stand where the server says', () => {
  const line = {
    line: '',
    plain: '',
    key: null,
    sounding: [],
    events: [false, true].map((bar) => ({ names: ['C4'], keys: [60], symbol: null, bar })),
  };
  expect(eventsOfLine(line).map(({ bar }) => bar)).toEqual([false, true]);
});
