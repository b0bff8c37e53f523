import { expect, test } from 'vitest';
import { makeDeck } from '../../music/cards';
import type { SeenEvent, Table } from '../../wire';
import type { Before } from '../../match/game-view';
import { playSounds } from './sounds';

const deck = makeDeck([
  { code: 'A5', hour: 9, octave: 5, names: ['A'] },
  { code: 'C4', hour: 12, octave: 4, names: ['C'] },
  { code: 'C6', hour: 12, octave: 6, names: ['C'] },
  { code: '?1', hour: null, octave: null, names: [] },
]);

const on = (top: string, ...events: readonly SeenEvent[]): Before => ({
  table: { discard: [top] } as unknown as Table,
  heard: events.map((event) => ({ event })),
});
const letter = (cards: string[], said: 'A' | 'C'): SeenEvent => ({ type: 'letter-played', seat: 0, cards, letter: said, left: 3 });

test('a right play sounds the interval from the top, which is brought near', () => {
  expect(playSounds(letter(['C4'], 'C'), deck, on('A5'))).toEqual([{ hour: 9, octave: 3 }, [{ hour: 12, octave: 4 }]]);
});

test('cards played together sound together', () => {
  const [, chord] = playSounds(letter(['C6', 'C4'], 'C'), deck, on('A5'));
  expect(chord).toEqual([
    { hour: 12, octave: 4 },
    { hour: 12, octave: 6 },
  ]);
});

test('a wild on top sounds as what it was played as', () => {
  const before = on('?1', letter(['?1'], 'A'));
  expect(playSounds(letter(['C4'], 'C'), deck, before)[0]).toEqual({ hour: 9, octave: 3 });
});

test('a wild that was turned over to start has no note to begin with', () => {
  expect(playSounds(letter(['C4'], 'C'), deck, on('?1'))).toEqual([[{ hour: 12, octave: 4 }]]);
});

test('a wild in Steps sounds at the clock number it comes to', () => {
  const event: SeenEvent = { type: 'step-played', seat: 0, cards: ['?1'], step: 'whole', pitch: 'C', top_pitch: 12, left: 2 };
  expect(playSounds(event, deck, on('A5')).at(-1)).toEqual([{ hour: 12, octave: 4 }]);
});

test('what is no play is silent', () => expect(playSounds({ type: 'passed', seat: 1 }, deck, on('A5'))).toEqual([]));
