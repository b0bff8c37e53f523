import { expect, test } from 'vitest';
import { worksheetQuery } from './worksheet';

const USUAL = { title: '', format: 'a4', answers: true, largePrint: false, names: 'german', language: 'de' } as const;

test('a worksheet asks what the exercise asks', () => {
  const query = worksheetQuery(new URLSearchParams('kinds=place&seed=k7'), USUAL);
  expect(Object.fromEntries(query)).toEqual({ kinds: 'place', seed: 'k7', names: 'german', language: 'de', format: 'a4' });
});

test('what is chosen is in the query, without spaces around the title', () => {
  const chosen = { ...USUAL, title: ' Test 3 & 4 ', format: 'letter', answers: false, largePrint: true } as const;
  const query = worksheetQuery(new URLSearchParams('seed=k7'), chosen);
  expect(query.toString()).toBe('seed=k7&names=german&language=de&format=letter&title=Test+3+%26+4&answers=0&large_print=1');
});
