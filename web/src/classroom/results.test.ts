import { expect, test } from 'vitest';
import type { AnswerCount } from '../wire';
import { bySkill, countOf, csvText, resultRows } from './results';

const result = (source: string, pupil: number, skills: Record<string, number[]>): AnswerCount => {
  const counts = Object.values(skills);
  const sum = (place: number): number => counts.reduce((all, each) => all + (each[place] ?? 0), 0);
  return { source, pupil, right: sum(0), asked: sum(1), skills };
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

test('a table has a row for each child, place and skill, children in order', () => {
  expect(resultRows(RESULTS)).toEqual([
    [1, 'one', 'letter', 3, 5],
    [1, 'one', 'key', 1, 2],
    [1, 'two', 'letter', 6, 6],
    [1, 'home', 'letter', 1, 9],
    [2, 'one', 'letter', 2, 4],
  ]);
});

test('a spreadsheet reads the table in its language, and computes nothing', () => {
  const rows = [
    ['Name', 'Right'],
    ['Mia, "M"', 3],
    ['=1+1', -2],
  ];
  expect(csvText(rows, 'en')).toBe('\uFEFFName,Right\r\n"Mia, ""M""",3\r\n\'=1+1,-2\r\n');
  expect(csvText(rows, 'de').split('\r\n')[1]).toBe('"Mia, ""M""";3');
});
