import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeDeck } from '../music/cards';
import { choose } from '../settings/settings.svelte';
import { useLanguage } from '../texts/use-language';
import { tellNewCard } from './new-cards';

const deck = makeDeck([
  { code: 'C4', hour: 12, octave: 4, names: ['C'] },
  { code: 'F#4', hour: 6, octave: 4, names: ['F#', 'Gb'] },
  { code: 'A#4', hour: 10, octave: 4, names: ['A#', 'Bb'] },
  { code: '?1', hour: null, octave: null, names: [] },
]);

beforeAll(() => useLanguage('en'));
beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
});

test('a black key and a wild are explained once each, one at a time', () => {
  const tell = () => tellNewCard('steps', ['C4', 'F#4', '?1'], deck);
  expect(tell()).toMatch(/F.*G/);
  expect(tell()).toContain('wild');
  expect(tell()).toContain('octave');
  expect(tell()).toBe('');
});

test('a hand of white keys has only the sign of the octave to explain, in one game of all', () => {
  expect(tellNewCard('steps', ['C4'], deck)).toContain('square, diamond, triangle, circle');
  expect(tellNewCard('distance', ['C4'], deck)).toBe('');
});

test('a card that means something else in another game is explained there again', () => {
  const once = tellNewCard('steps', ['?1'], deck);
  const there = tellNewCard('old_maid', ['?1'], deck);
  expect([once, there, tellNewCard('old_maid', ['?1'], deck)]).toEqual([once, expect.stringMatching(/./), '']);
  expect(there).not.toBe(once);
});

test('B flat is explained where it is called B', () => {
  const tell = () => tellNewCard('distance', ['A#4'], deck);
  expect([tell(), tell(), tell()]).toEqual([expect.stringMatching(/./), expect.stringContaining('octave'), '']);
  choose({ notation: 'german' });
  expect(tell()).not.toBe('');
  choose({ notation: 'english' });
});
