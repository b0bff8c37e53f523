import { expect, test } from 'vitest';
import { arrowTo } from './arrow-keys';

test('the arrow keys go round', () => {
  expect(arrowTo('ArrowRight', 2, 3)).toBe(0);
  expect(arrowTo('ArrowLeft', 0, 3)).toBe(2);
  expect(arrowTo('End', 0, 3)).toBe(2);
  expect(arrowTo('x', 0, 3)).toBeNull();
  expect(arrowTo('Home', 0, 0)).toBeNull();
});
