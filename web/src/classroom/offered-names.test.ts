import { expect, test } from 'vitest';
import { isOffered } from '../people/person';
import { OFFERED, offeredNames } from './offered-names';

test('a child chooses from names on the lists that nobody in the class has', () => {
  const all = Array.from({ length: 20 }, () => offeredNames([])).flat();
  expect(all.every(isOffered)).toBe(true);
  expect(new Set(offeredNames([])).size).toBe(OFFERED);
  const sequence = [0, 0, 0.3, 0.3, 0.5, 0.5, 0.7, 0.7, 0.9, 0.9];
  const chances = (): (() => number) => {
    let next = 0;
    return () => sequence[next++ % sequence.length] ?? 0;
  };
  const [first = ''] = offeredNames([], chances());
  expect(offeredNames([first], chances())).not.toContain(first);
});

test('a class that has all names gets none', () => {
  const one = offeredNames([], () => 0);
  expect(one.length).toBe(1);
  expect(offeredNames(one, () => 0)).toEqual([]);
});
