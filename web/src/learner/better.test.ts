import { expect, test } from 'vitest';
import type { Change, State } from '../wire';
import { forTheBetter } from './better';
import { changesIn, EMPTY, learned } from './state';

/** What got better from time 10 on, where one atom went through some states, at one time each. */
function better(...states: [at: number, before: State, after: State][]): Change[] {
  const atom = 'letter:3:A';
  const state = states.reduce((state, [at, before, after]) => learned(state, '', [{ atom, before, after }], [], at), EMPTY);
  return forTheBetter(changesIn(state, 10));
}

test.each<[before: State, after: State, isBetter: boolean]>([
  ['new', 'today', true],
  ['shaky', 'today', true],
  ['shaky', 'lasts', true],
  ['today', 'lasts', true],
  ['new', 'shaky', false],
  ['today', 'shaky', false],
  ['lasts', 'today', false],
  ['lasts', 'shaky', false],
])('from %s to %s is better: %s', (before, after, isBetter) => {
  expect(better([10, before, after])).toEqual(isBetter ? [{ atom: 'letter:3:A', before, after }] : []);
});

test('only the first and the last state count', () => {
  expect(better([10, 'new', 'shaky'], [11, 'shaky', 'today'])).toEqual([{ atom: 'letter:3:A', before: 'new', after: 'today' }]);
  expect(better([10, 'today', 'shaky'], [11, 'shaky', 'today'])).toEqual([]);
  expect(better([10, 'shaky', 'today'], [11, 'today', 'shaky'])).toEqual([]);
});

test('what got better before the match is left out', () => {
  expect(better([9, 'shaky', 'today'])).toEqual([]);
  expect(better([9, 'shaky', 'today'], [10, 'today', 'lasts'])).toEqual([{ atom: 'letter:3:A', before: 'today', after: 'lasts' }]);
});
