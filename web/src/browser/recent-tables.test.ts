import { expect, test } from 'vitest';
import { readTables, withoutTable, withTable } from './recent-tables';

const table = (code: string, when = 1) => ({ code, game: 'steps', when });

test('the newest table is first and listed once, and five are kept', () => {
  const five = ['A', 'B', 'C', 'D', 'E'].map((code) => table(code));
  expect(withTable(five, table('C', 2)).map(({ code }) => code)).toEqual(['C', 'A', 'B', 'D', 'E']);
  expect(withTable(five, table('F', 2)).map(({ code }) => code)).toEqual(['F', 'A', 'B', 'C', 'D']);
});

test('a table is forgotten', () => {
  expect(withoutTable([table('A'), table('B')], 'A')).toEqual([table('B')]);
});

test('what is no list of tables counts as none', () => {
  expect(readTables(null)).toEqual([]);
  expect(readTables('{')).toEqual([]);
  expect(readTables('{"code":"A"}')).toEqual([]);
  expect(readTables(JSON.stringify([table('A'), { code: 3 }, null]))).toEqual([table('A')]);
});
