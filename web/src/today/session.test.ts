import { expect, test } from 'vitest';
import { answered, begin, isAllNew, isLastQuestion, leftOf, outcome, shareOf, wentWell } from './session';

const MINUTE = 60_000;

type States = Readonly<Record<string, 'shaky' | 'today' | 'lasts'>>;

const from = (states: States) => (atom: string) => states[atom];

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

test('the results of a session are named with their state at the end, in the order in which they came up', () => {
  let session = begin('3min', 0);
  session = answered(session, 'key:D', true, [{ atom: 'key:D', before: 'new', after: 'shaky' }]);
  session = answered(session, 'hour:12', true, [{ atom: 'hour:12', before: 'shaky', after: 'lasts' }]);
  session = answered(session, 'key:D', true, [{ atom: 'key:D', before: 'shaky', after: 'today' }]);
  session = answered(session, 'key:E', true, [{ atom: 'key:E', before: 'new', after: 'shaky' }]);
  session = answered(session, 'key:F', false, [{ atom: 'key:F', before: 'new', after: 'shaky' }]);
  session = answered(session, 'key:G', true, []);
  const states = { 'key:D': 'today', 'hour:12': 'lasts', 'key:E': 'shaky', 'key:F': 'shaky', 'key:G': 'today' } as const;
  expect(outcome(session, from(states))).toEqual({ lasts: ['hour:12'], today: ['key:D'], shaky: ['key:E', 'key:F'] });
});

test('what was missed is shaky, and what was known before is not named', () => {
  let session = begin('20', 0);
  session = answered(session, 'letter:3:A', true, [{ atom: 'letter:3:A', before: 'new', after: 'today' }]);
  session = answered(session, 'letter:3:A', false, [{ atom: 'letter:3:A', before: 'today', after: 'shaky' }]);
  session = answered(session, 'key:F#', false, [{ atom: 'key:F#', before: 'today', after: 'shaky' }]);
  session = answered(session, 'key:F#', true, [{ atom: 'key:F#', before: 'shaky', after: 'today' }]);
  session = answered(session, 'key:G', true, [{ atom: 'hour:7', before: 'shaky', after: 'today' }]);
  session = answered(session, 'key:A', false, []);
  const states = { 'letter:3:A': 'shaky', 'key:F#': 'today', 'hour:7': 'today', 'key:A': 'shaky' } as const;
  expect(outcome(session, from(states))).toEqual({ lasts: [], today: ['hour:7'], shaky: ['letter:3:A', 'key:A'] });
});

test('what was known for a while and is not at the end is shaky, as on the map', () => {
  let session = begin('20', 0);
  session = answered(session, 'letter:2:D', true, [{ atom: 'letter:2:D', before: 'shaky', after: 'today' }]);
  session = answered(session, 'letter:2:E', false, []); // from now on less is expected of all letters
  session = answered(session, 'letter:2:D', false, []);
  session = answered(session, 'letter:2:F', true, [{ atom: 'letter:2:F', before: 'new', after: 'today' }]);
  const found = outcome(session, from({ 'letter:2:D': 'shaky', 'letter:2:E': 'shaky', 'letter:2:F': 'today' }));
  expect(found).toEqual({ lasts: [], today: ['letter:2:F'], shaky: ['letter:2:D', 'letter:2:E'] });
});

test('a session went well if at least half of what was asked was right the last time', () => {
  let session = begin('20', 0);
  for (const atom of ['key:D', 'key:E', 'key:F']) session = answered(session, atom, true, []); // just shown
  expect(wentWell(session)).toBe(true);
  for (const atom of ['key:D', 'key:E']) session = answered(session, atom, false, []);
  expect(wentWell(session)).toBe(false);
  session = answered(session, 'key:D', true, []);
  expect(wentWell(session)).toBe(true);
});

test('what was missed was new, or had come before', () => {
  let session = begin('20', 0);
  session = answered(session, 'key:D', false, [{ atom: 'key:D', before: 'new', after: 'shaky' }]);
  session = answered(session, 'key:E', false, []);
  expect(isAllNew(session, { lasts: [], today: [], shaky: ['key:D'] })).toBe(true);
  expect(isAllNew(session, { lasts: [], today: [], shaky: ['key:D', 'key:E'] })).toBe(false);
});

test('the last of a number of questions is known when it is asked, and the last of some minutes once they are over', () => {
  let session = begin('20', 0);
  for (let asked = 0; asked < 19; asked += 1) {
    expect(isLastQuestion(session, 0)).toBe(false);
    session = answered(session, 'letter:3:A', true, []);
  }
  expect(isLastQuestion(session, 0)).toBe(true);
  expect(isLastQuestion(begin('3min', 0), 2.9 * MINUTE)).toBe(false);
  expect(isLastQuestion(begin('3min', 0), 3 * MINUTE)).toBe(true);
});
