import { expect, test } from 'vitest';
import { randomCode } from './random-code';

test('codes are six letters and digits, whatever the number', () => {
  for (const random of [0, 0.123, 0.5, 0.999999]) expect(randomCode(random)).toMatch(/^[a-z0-9]{6}$/);
  expect(randomCode(0.1)).not.toBe(randomCode(0.2));
});
