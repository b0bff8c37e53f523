import { expect, test } from 'vitest';
import { randomCode } from '../browser/random-code';
import { armOf, asCsv, newTrial, nowIn, readTrial, SECONDS, withAnswer, type Trial } from './trial';

const DAY = 24 * 3_600_000;
const at = (code: string, began: Trial['began'] = {}): Trial => ({ code, began, rows: [] });

test('half of the codes practice with a shuffled deck', () => {
  const arms = Array.from({ length: 1000 }, (_, index) => armOf(newTrial(randomCode(index / 1000 + 0.0001234))));
  const shuffled = arms.filter((arm) => arm === 'shuffled').length;
  expect(shuffled).toBeGreaterThan(400);
  expect(shuffled).toBeLessThan(600);
});

test('one phase follows another, and the last one waits for a week', () => {
  expect(nowIn(at('a'), 5)).toMatchObject({ phase: 'before', state: 'ready' });
  expect(nowIn(at('a', { before: 0 }), 119_999)).toEqual({ phase: 'before', state: 'running', until: 120_000 });
  expect(nowIn(at('a', { before: 0 }), 120_000)).toMatchObject({ phase: 'practice', state: 'ready' });
  const after = at('a', { before: 0, practice: 1, after: 2 });
  expect(nowIn(after, 6 * DAY)).toMatchObject({ phase: 'later', state: 'waiting' });
  expect(nowIn(after, 7 * DAY)).toMatchObject({ phase: 'later', state: 'ready' });
  expect(nowIn({ ...after, began: { ...after.began, later: 7 * DAY } }, 7 * DAY + SECONDS.later * 1000).phase).toBeNull();
});

test('the CSV has a row for each answer', () => {
  const row = { phase: 'before', item: 'place:bass:G2/#', answer: 'G#', right: true, ms: 1234.5 } as const;
  const trial = withAnswer(at('000001', { before: 1000 }), row, 4400);
  expect(asCsv(trial)).toBe('code,arm,phase,item,answer,right,ms,seconds\r\n000001,shuffled,before,place:bass:G2/#,G#,1,1235,3\r\n');
  expect(readTrial(JSON.stringify(trial))).toEqual(trial);
  expect(readTrial('{"code":3}')).toBeNull();
  expect(readTrial('{')).toBeNull();
});
