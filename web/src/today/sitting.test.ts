import { expect, test } from 'vitest';
import { answered, begin, leftOf, outcome } from './sitting';

const MINUTE = 60_000;

test('minutes run out, also without an answer', () => {
  const sitting = begin('5min', 1000);
  expect(leftOf(sitting, 1000)).toBe(5);
  expect(leftOf(sitting, 1000 + 4.5 * MINUTE)).toBe(1);
  expect(leftOf(sitting, 1000 + 9 * MINUTE)).toBe(0);
});

test('a number of questions runs out with the answers', () => {
  let sitting = begin('20', 0);
  for (let asked = 0; asked < 19; asked += 1) sitting = answered(sitting, asked % 2 === 0, []);
  expect(leftOf(sitting, 99 * MINUTE)).toBe(1);
  expect(sitting.right).toBe(10);
  expect(leftOf(answered(sitting, true, []), 0)).toBe(0);
});

test('only what is different at the end counts as changed', () => {
  let sitting = begin('20', 0);
  sitting = answered(sitting, true, [{ atom: 'letter:3:A', before: 'new', after: 'today' }]);
  sitting = answered(sitting, false, [{ atom: 'letter:3:A', before: 'today', after: 'shaky' }]);
  sitting = answered(sitting, false, [{ atom: 'key:F#', before: 'today', after: 'shaky' }]);
  sitting = answered(sitting, true, [{ atom: 'key:F#', before: 'shaky', after: 'today' }]);
  expect(outcome(sitting)).toEqual({ new: 0, shaky: 1, today: 0, lasts: 0 });
});
