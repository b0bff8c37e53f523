import { expect, test } from 'vitest';
import { fan } from './fan';

test('seven cards lie in one row on a phone', () => {
  expect(fan(7, 366, 76).rows).toEqual([7]);
});

test.each([1, 9, 20, 33, 47])('%i cards fit into 366 px, each with enough to tap', (count) => {
  const { rows, step, cardWidth } = fan(count, 366, 76);
  expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
  expect(step * (Math.max(...rows) - 1) + cardWidth).toBeLessThanOrEqual(366.01);
  if (count > 1) expect(step).toBeGreaterThanOrEqual(40);
});

test('a small hand is not spread out more than needed', () => {
  expect(fan(2, 1000, 108)).toMatchObject({ step: 116, rows: [2] });
});
