import { expect, test } from 'vitest';
import { readActs, withAct } from './own-acts';

test('the acts of a match are kept together, and those of the oldest match go', () => {
  const codes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
  const kept = [...codes, 'B'].reduce((acts, code, index) => withAct(acts, code, index), readActs(null));
  expect(kept[0]).toEqual(['B', [1, 9]]);
  expect(kept.map(([code]) => code)).not.toContain('A');
});

test('what is not valid is not read', () => {
  expect(readActs('[["A", [1]], ["B"], ["C", ["2"]], 3]')).toEqual([['A', [1]]]);
  expect(readActs('{}')).toEqual([]);
});
