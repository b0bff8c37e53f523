import { expect, test } from 'vitest';
import { readFacts } from './facts';

test('the facts of a misplay are read', () => {
  const facts = { said: 'B', needed: ['C'], interval: 3, last: ['A'], paths: [['A', 'B', 'C']] };
  expect(readFacts(facts)).toEqual({ said: 'B', needed: ['C'], paths: [['A', 'B', 'C']] });
});

test('facts that are missing or strange do no harm', () => {
  expect(readFacts({ paths: 'no', needed: [1, 'C'] })).toEqual({ said: '', needed: ['C'], paths: [] });
});
