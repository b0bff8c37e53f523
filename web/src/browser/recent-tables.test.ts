import { expect, test } from 'vitest';
import { MAX_TABLES, readTables, withoutTable, withTable } from './recent-tables';

const table = (code: string, when = 1) => ({ code, game: 'steps', when });

test('the newest table is first and listed once, and the oldest of a full list goes', () => {
  const full = Array.from({ length: MAX_TABLES }, (_, index) => table(String(index)));
  expect(withTable(full, table('2', 2)).map(({ code }) => code)).toEqual(['2', '0', '1', '3', '4', '5', '6', '7']);
  expect(withTable(full, table('new', 2)).map(({ code }) => code)).toEqual(['new', '0', '1', '2', '3', '4', '5', '6']);
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
