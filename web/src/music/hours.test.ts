import { describe, expect, test } from 'vitest';
import { atHour, atLetter, hourOfName, hoursBetween } from './hours';

test('twelve is at the top and three at the right', () => {
  expect(atHour(12, 10).y).toBeCloseTo(-10);
  expect(atHour(3, 10).x).toBeCloseTo(10);
});

test('A is at the top of the ring of letters', () => {
  expect(atLetter('A', 10)).toMatchObject({ x: 0, y: -10 });
});

test('the hours between two go clockwise past twelve and include both', () => {
  expect(hoursBetween(11, 1)).toEqual([11, 12, 1]);
  expect(hoursBetween(5, 5)).toEqual([5]);
});

describe('hourOfName', () => {
  test.each([
    ['C', 12],
    ['C#', 1],
    ['B#', 12],
    ['Cb', 11],
    ['F##', 7],
    ['G♭', 6],
    ['H', null],
    ['Cx', null],
  ])('%s is %s', (name, hour) => expect(hourOfName(name)).toBe(hour));
});
