import { describe, expect, test } from 'vitest';
import { arrowOver, layOut, placeOf, tabStop } from './grid';

/** The room that the board has at 390×844, 360×640 and 1440×900, when three others sit around. */
const PHONE = [374, 530] as const;
const SMALL_PHONE = [348, 420] as const;
const LAPTOP = [1080, 560] as const;

describe('the board', () => {
  test.each([14, 24, 54].flatMap((count) => [PHONE, SMALL_PHONE, LAPTOP].map(([width, height]) => [count, width, height] as const)))(
    '%i cards fit into %i × %i px',
    (count, width, height) => {
      const { columns, rows, cardWidth, gap } = layOut(count, width, height);
      expect(columns * rows).toBeGreaterThanOrEqual(count);
      expect(columns * cardWidth + (columns - 1) * gap).toBeLessThanOrEqual(width);
      expect(rows * cardWidth * 1.4 + (rows - 1) * gap).toBeLessThanOrEqual(height);
    },
  );

  test('54 cards on a phone are wide enough for a thumb', () => {
    expect(layOut(54, ...PHONE).cardWidth).toBeGreaterThanOrEqual(44);
    expect(layOut(54, ...SMALL_PHONE).cardWidth).toBeGreaterThanOrEqual(38);
  });

  test('24 cards are in even rows', () => {
    const { columns, rows } = layOut(24, ...LAPTOP);
    expect(columns * rows).toBe(24);
  });

  test('where there is no height the board grows beyond its room, not its cards below what can be read', () => {
    expect(layOut(54, 374, 60).cardWidth).toBeGreaterThanOrEqual(29.75);
  });
});

test('positions run along the rows', () => {
  expect(placeOf(9, 8)).toEqual({ row: 1, column: 1 });
});

describe('arrows', () => {
  //  0 1 2 3
  //  4 5 6 7
  const all = Array.from({ length: 8 }, () => true);
  const without = (...gone: number[]): boolean[] => all.map((_, position) => !gone.includes(position));

  test('move in two dimensions', () => {
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => arrowOver(key, 5, all, 4))).toEqual([6, 4, null, 1]);
  });

  test('pass over what is gone', () => {
    expect(arrowOver('ArrowRight', 4, without(5, 6), 4)).toBe(7);
  });

  test('lead to another row where their own has nothing more', () => {
    expect(arrowOver('ArrowRight', 4, without(5, 6, 7), 4)).toBe(1);
  });

  test('lead nowhere at the edge', () => {
    expect(arrowOver('ArrowLeft', 0, all, 4)).toBeNull();
    expect(arrowOver('Tab', 0, all, 4)).toBeNull();
  });

  test('Home and End are the first and the last card that lie there', () => {
    expect(arrowOver('Home', 5, without(0), 4)).toBe(1);
    expect(arrowOver('End', 0, without(7), 4)).toBe(6);
  });
});

test('Tab stops where one was, or at the first card left', () => {
  expect(tabStop(2, [true, true, true])).toBe(2);
  expect(tabStop(0, [false, false, true])).toBe(2);
  expect(tabStop(0, [])).toBe(0);
});
