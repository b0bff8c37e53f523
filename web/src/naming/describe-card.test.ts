import { beforeAll, expect, test, vi } from 'vitest';
import { useLanguage } from '../texts/use-language';
import { describeCard } from './describe-card';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await useLanguage('en');
});

test('a screen reader hears names, octave and clock number', () => {
  expect(describeCard({ code: 'C#4', hour: 1, octave: 4, names: ['C#', 'Db'] })).toBe('C sharp or D flat, octave 4, clock number 1');
  expect(describeCard({ code: 'C3', hour: 12, octave: 3, names: ['C'] })).toBe('C, octave 3, clock number 12');
});

test('a wild is described by its face', () => {
  expect(describeCard({ code: 'X2', hour: null, octave: null, names: [] })).toBe('Wild card, Chromatic Scale');
});
