import { expect, test } from 'vitest';
import type { TaskResult } from '../wire';
import { bySkill, countOf } from './results';

const result = (task: string, pupil: number, skills: Record<string, number[]>): TaskResult => {
  const counts = Object.values(skills);
  const sum = (place: number): number => counts.reduce((all, each) => all + (each[place] ?? 0), 0);
  return { task, pupil, right: sum(0), asked: sum(1), skills };
};

const RESULTS = [
  result('one', 1, { letter: [3, 5], key: [1, 2] }),
  result('one', 2, { letter: [2, 4] }),
  result('two', 1, { letter: [6, 6] }),
  result('home', 1, { letter: [1, 9] }),
];

test('before and after are added by skill, and no other task', () => {
  expect(bySkill(RESULTS, 'one', 'two')).toEqual([
    { skill: 'letter', before: { right: 5, asked: 9 }, after: { right: 6, asked: 6 } },
    { skill: 'key', before: { right: 1, asked: 2 }, after: { right: 0, asked: 0 } },
  ]);
  expect(bySkill(RESULTS, undefined, undefined)).toEqual([]);
});

test('a child who answered nothing has no answers', () => {
  expect(countOf(RESULTS, 'one', 2)).toMatchObject({ right: 2, asked: 4 });
  expect(countOf(RESULTS, 'two', 2)).toEqual({ right: 0, asked: 0 });
});
