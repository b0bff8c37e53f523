import { expect, test } from 'vitest';
import { answered, begin, leftOf, outcome, shareOf } from './session';

const MINUTE = 60_000;

test('minutes run out, also without an answer', () => {
  const session = begin('5min', 1000);
  expect(leftOf(session, 1000)).toBe(5);
  expect(leftOf(session, 1000 + 4.5 * MINUTE)).toBe(1);
  expect(leftOf(session, 1000 + 9 * MINUTE)).toBe(0);
  expect(shareOf(session, 1000 + 1.25 * MINUTE)).toBe(0.25);
  expect(shareOf(session, 1000 + 9 * MINUTE)).toBe(1);
});

test('a number of questions runs out with the answers', () => {
  let session = begin('20', 0);
  for (let asked = 0; asked < 19; asked += 1) session = answered(session, 'letter:3:A', asked % 2 === 0, []);
  expect(leftOf(session, 99 * MINUTE)).toBe(1);
  expect(leftOf(answered(session, 'letter:3:A', true, []), 0)).toBe(0);
});

test('what came of a session is named with its state at the end, in the order in which it came up', () => {
  let session = begin('3min', 0);
  session = answered(session, 'key:D', true, [{ atom: 'key:D', before: 'new', after: 'shaky' }]);
  session = answered(session, 'hour:12', true, [{ atom: 'hour:12', before: 'shaky', after: 'lasts' }]);
  session = answered(session, 'key:D', true, [{ atom: 'key:D', before: 'shaky', after: 'today' }]);
  session = answered(session, 'key:E', true, [{ atom: 'key:E', before: 'new', after: 'shaky' }]);
  session = answered(session, 'key:F', false, [{ atom: 'key:F', before: 'new', after: 'shaky' }]);
  session = answered(session, 'key:G', true, []);
  expect(outcome(session)).toEqual({ lasts: ['hour:12'], today: ['key:D'], shaky: ['key:E', 'key:F'] });
});

test('what was missed is shaky, and what was known before is not named', () => {
  let session = begin('20', 0);
  session = answered(session, 'letter:3:A', true, [{ atom: 'letter:3:A', before: 'new', after: 'today' }]);
  session = answered(session, 'letter:3:A', false, [{ atom: 'letter:3:A', before: 'today', after: 'shaky' }]);
  session = answered(session, 'key:F#', false, [{ atom: 'key:F#', before: 'today', after: 'shaky' }]);
  session = answered(session, 'key:F#', true, [{ atom: 'key:F#', before: 'shaky', after: 'today' }]);
  session = answered(session, 'key:G', true, [{ atom: 'hour:7', before: 'shaky', after: 'today' }]);
  session = answered(session, 'key:A', false, []);
  expect(outcome(session)).toEqual({ lasts: [], today: ['hour:7'], shaky: ['letter:3:A', 'key:A'] });
});
