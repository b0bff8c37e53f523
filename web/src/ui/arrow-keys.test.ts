import { expect, test } from 'vitest';
import { atHour, HOURS } from '../music/hours';
import { arrowTo } from './arrow-keys';
import { arrowAcross, arrowAround } from './arrows-across';

test('the arrow keys go round', () => {
  expect(arrowTo('ArrowRight', 2, 3)).toBe(0);
  expect(arrowTo('ArrowLeft', 0, 3)).toBe(2);
  expect(arrowTo('End', 0, 3)).toBe(2);
  expect(arrowTo('x', 0, 3)).toBeNull();
  expect(arrowTo('Home', 0, 0)).toBeNull();
});

test('in a picture an arrow key leads to the nearest box that is straight ahead', () => {
  const boxes = [
    [0, 0],
    [50, 0],
    [0, 50],
    [60, 50],
  ].map(([left = 0, top = 0]) => ({ left, top, width: 40, height: 40 }));
  expect(arrowAcross('ArrowRight', 0, boxes)).toBe(1);
  expect(arrowAcross('ArrowDown', 1, boxes)).toBe(3);
  expect(arrowAcross('ArrowLeft', 0, boxes)).toBeNull();
  expect(arrowAcross('End', 0, boxes)).toBe(3);
});

test('on a clock an arrow key leads to a neighbor in its direction, as seen, and not away from the clock', () => {
  const boxes = HOURS.map((hour) => atHour(hour, 100)).map(({ x, y }) => ({ left: x - 20, top: y - 20, width: 40, height: 40 }));
  const arrow = (key: string, hour: number): number | undefined => HOURS[arrowAround(key, hour - 1, boxes) ?? NaN];
  expect([12, 1, 2, 3].map((hour) => arrow('ArrowRight', hour))).toEqual([1, 2, 3, 3]);
  expect([6, 7, 8, 9].map((hour) => arrow('ArrowLeft', hour))).toEqual([7, 8, 9, 9]);
  expect([6, 5, 4].map((hour) => arrow('ArrowRight', hour))).toEqual([5, 4, 3]);
  expect([2, 3, 4, 5].map((hour) => arrow('ArrowDown', hour))).toEqual([3, 4, 5, 6]);
  expect([10, 9, 8].map((hour) => arrow('ArrowUp', hour))).toEqual([11, 10, 9]);
  expect(arrowAround('a', 0, boxes)).toBeNull();
});
