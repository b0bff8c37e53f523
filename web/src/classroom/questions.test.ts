import { expect, test } from 'vitest';
import { isSameKind, typedQuery, withFields } from './questions';

test('a whole link and what follows its last slash mean the same exercise', () => {
  const query = 'kinds=letter%2Cstep&length=20&seed=7';
  for (const typed of ['https://example.org/#/exercise/kinds=letter,step&length=20&seed=7', ' kinds=letter%2Cstep&length=20&seed=7 '])
    expect(typedQuery(typed)).toBe(query);
  expect(typedQuery('https://example.org/')).toBe('');
});

test('the same kinds of questions are asked with another seed', () => {
  expect(withFields('kinds=key&naturals=1&length=40', { seed: 'x', length: '20' })).toBe('kinds=key&naturals=1&length=20&seed=x');
  expect(withFields('kinds=key&limit=60', { limit: '' })).toBe('kinds=key');
});

test('questions are of the same kind whatever their seed, length and time', () => {
  expect(isSameKind('kinds=key&naturals=1&length=40', 'kinds=key&naturals=1&length=20&limit=60&seed=x')).toBe(true);
  expect(isSameKind('kinds=key&naturals=1&length=40', 'kinds=key&length=40')).toBe(false);
});
