import { expect, test } from 'vitest';
import { fan, SHAPE } from './fan';

const PHONE = { room: 366, height: 120 };

test('seven cards lie in one row on a phone', () => {
  expect(fan(7, PHONE.room, PHONE.height).rows).toEqual([7]);
});

test.each([1, 9, 20, 33, 47])('%i cards fit into a phone without making the hand higher, each with enough to tap', (count) => {
  const { rows, step, cardWidth, rise } = fan(count, PHONE.room, PHONE.height);
  expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
  expect(step * (Math.max(...rows) - 1) + cardWidth).toBeLessThanOrEqual(PHONE.room + 0.01);
  expect(rise * (rows.length - 1) + cardWidth * SHAPE).toBeLessThanOrEqual(PHONE.height + 0.01);
  if (count > 1) expect(step).toBeGreaterThanOrEqual(39.9);
  if (rows.length > 1) expect(rise).toBeGreaterThanOrEqual(15);
});

test('a small hand is not spread out more than needed', () => {
  expect(fan(2, 1000, 140)).toMatchObject({ cardWidth: 100, step: 110, rows: [2] });
});

test('nine cards on the smallest phone lie in one row: rows would be too small to read', () => {
  const { rows, step, cardWidth } = fan(9, 296, 70);
  expect(rows).toEqual([9]);
  expect(cardWidth).toBeGreaterThanOrEqual(49);
  expect(step).toBeGreaterThanOrEqual(26);
});
