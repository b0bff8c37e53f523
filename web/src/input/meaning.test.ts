import { expect, test } from 'vitest';
import type { Answer } from './answers.svelte';
import { hoursUp, lettersOf, stepSaid } from './meaning';

const played = (hour: number): Answer => ({ kind: 'pitch', way: 'midi', hour, octave: 4 });

test('a white key is its letter', () => expect(lettersOf(played(9))).toEqual(['A']));

test('a black key may be either of its letters', () => expect(lettersOf(played(6))).toEqual(['F', 'G']));

test('a name that is spoken is its own letter alone', () => {
  expect(lettersOf({ kind: 'name', way: 'speech', name: 'Gb', hour: 6 })).toEqual(['G']);
});

test('the same pitch counts as an octave up', () => {
  expect(hoursUp(12, 1)).toBe(1);
  expect(hoursUp(11, 1)).toBe(2);
  expect(hoursUp(5, 5)).toBe(12);
});

test('one hour up is a half step, two are a whole step, more are neither', () => {
  expect(stepSaid(played(5), 4)).toEqual({ step: 'half', hour: 5, name: null });
  expect(stepSaid(played(2), 12)).toEqual({ step: 'whole', hour: 2, name: null });
  expect(stepSaid(played(4), 12).step).toBeNull();
  expect(stepSaid(played(11), 12).step).toBeNull();
});

test('without a top there is no step, only a pitch', () => {
  expect(stepSaid(played(5), null)).toEqual({ step: null, hour: 5, name: null });
});

test('a step that is spoken names no pitch', () => {
  expect(stepSaid({ kind: 'step', way: 'speech', step: 'whole' }, 12)).toEqual({ step: 'whole', hour: null, name: null });
});
