import { expect, test } from 'vitest';
import { answered, begin, leftOf, outcome } from './session';

const MINUTE = 60_000;

test('minutes run out, also without an answer', () => {
  const session = begin('5min', 1000);
  expect(leftOf(session, 1000)).toBe(5);
  expect(leftOf(session, 1000 + 4.5 * MINUTE)).toBe(1);
  expect(leftOf(session, 1000 + 9 * MINUTE)).toBe(0);
});

test('a number of questions runs out with the answers', () => {
  let session = begin('20', 0);
  for (let asked = 0; asked < 19; asked += 1) session = answered(session, asked % 2 === 0, []);
  expect(leftOf(session, 99 * MINUTE)).toBe(1);
  expect(session.right).toBe(10);
  expect(leftOf(answered(session, true, []), 0)).toBe(0);
});

test('only what is different at the end counts as changed', () => {
  let session = begin('20', 0);
  session = answered(session, true, [{ atom: 'letter:3:A', before: 'new', after: 'today' }]);
  session = answered(session, false, [{ atom: 'letter:3:A', before: 'today', after: 'shaky' }]);
  session = answered(session, false, [{ atom: 'key:F#', before: 'today', after: 'shaky' }]);
  session = answered(session, true, [{ atom: 'key:F#', before: 'shaky', after: 'today' }]);
  expect(outcome(session)).toEqual({ new: 0, shaky: 1, today: 0, lasts: 0 });
});
