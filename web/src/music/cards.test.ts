import { expect, test } from 'vitest';
import { arrange, makeDeck } from './cards';

const deck = makeDeck([
  { code: 'C3', hour: 12, octave: 3, names: ['C'] },
  { code: 'C5', hour: 12, octave: 5, names: ['C'] },
  { code: 'C#4', hour: 1, octave: 4, names: ['C#', 'Db'] },
  { code: 'B3', hour: 11, octave: 3, names: ['B'] },
  { code: '?1', hour: null, octave: null, names: [] },
  { code: 'X2', hour: null, octave: null, names: [] },
]);

test('a hand is arranged by pitch from C, low octaves first, wilds last', () => {
  expect(arrange(deck, ['X2', 'B3', 'C5', '?1', 'C#4', 'C3'])).toEqual(['C3', 'C5', 'C#4', 'B3', '?1', 'X2']);
});
