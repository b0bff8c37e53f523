import { expect, test } from 'vitest';
import { arrowAcross, arrowTo } from './arrow-keys';

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
