import { expect, test } from 'vitest';
import { barPaths, layOut, lineStarts, type Measure, type Sized } from './layout';

const MEASURE: Measure = { repeatStarts: false, repeatEnds: false, double: false, ending: null };
const PAPER = { left: 10, widest: 1000, space: 10, ends: true };

/** Events, each one wide, whose measures have so many. */
const bars = (...lengths: number[]): Sized[] =>
  lengths.flatMap((length) => Array.from({ length }, (_, index) => ({ measure: index === 0 ? MEASURE : null, before: 0, room: 1 })));

test('lines are of similar length, so that no note is alone on one', () => {
  expect(
    lineStarts(
      bars(12).map((each) => ({ ...each, measure: null })),
      8,
    ),
  ).toEqual([0, 6]);
  expect(
    lineStarts(
      bars(9).map((each) => ({ ...each, measure: null })),
      8,
    ),
  ).toEqual([0, 5]);
  expect(lineStarts(bars(7), 8)).toEqual([0]);
});

test('lines are broken at bar lines, and within a measure only if it is longer than a line', () => {
  expect(lineStarts(bars(3, 3, 3), 8)).toEqual([0, 6]);
  expect(lineStarts(bars(4, 4, 4, 4), 5)).toEqual([0, 4, 8, 12]);
  expect(lineStarts(bars(2, 10), 8)).toEqual([0, 2, 7]);
});

test('a measure that does not fit is on the next line, and what follows it fits', () => {
  const wide = bars(2, 1, 1).map((each, index) => ({ ...each, room: index === 2 ? 7 : 1 }));
  expect(lineStarts(wide, 8)).toEqual([0, 2]);
});

test('no line begins within a beam', () => {
  const joined = bars(9).map((each, index) => ({ ...each, joined: index % 3 > 0 }));
  expect(lineStarts(joined, 4)).toEqual([0, 3, 6]);
  expect(lineStarts(joined, 7)).toEqual([0, 6]);
});

test('the signs of repeats are at their bar lines, and an end is the last', () => {
  const measures = [{}, { repeatStarts: true }, { repeatEnds: true }, { double: true }, {}];
  const events = measures.map((each) => ({ measure: { ...MEASURE, ...each }, before: 0, room: 40 }));
  const { systems } = layOut(events, PAPER);
  expect(systems.flatMap((each) => each.bars.map(({ sign }) => sign))).toEqual(['starts', 'single', 'ends', 'double', 'final']);
  const narrow = layOut(events, { ...PAPER, widest: 70 }).systems.map((each) => each.bars.map(({ sign }) => sign));
  expect(narrow).toEqual([['single'], ['starts', 'single'], ['ends'], ['double'], ['final']]);
});

test('an ending that is two measures long has one number and is closed once', () => {
  const ending = { label: '1.', begins: true, ends: false };
  const second = { label: '1.', begins: false, ends: true };
  const events = [ending, second].map((each) => ({ measure: { ...MEASURE, ending: each }, before: 0, room: 40 }));
  const [system] = layOut(events, PAPER).systems;
  expect(system?.endings.map(({ label, closed }) => [label, closed])).toEqual([
    ['1.', false],
    ['', true],
  ]);
});

test('music without measures has no bar lines, and its events are in their order', () => {
  const [system] = layOut(
    bars(4).map((each) => ({ ...each, measure: null })),
    PAPER,
  ).systems;
  expect(system?.bars).toEqual([]);
  expect(system?.xs).toEqual([10, 11, 12, 13]);
});

test('a repeat has dots, and an end a thick line', () => {
  const at = { top: 0, bottom: 40, space: 10 };
  expect(barPaths({ sign: 'ends', x: 5 }, at).dots).toHaveLength(2);
  expect(barPaths({ sign: 'both', x: 5 }, at).dots).toHaveLength(4);
  expect(barPaths({ sign: 'final', x: 5 }, at).thick).toBe('M11.0 0V40');
  expect(barPaths({ sign: 'single', x: 5 }, at).thick).toBe('');
});
