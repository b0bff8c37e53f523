import { expect, test } from 'vitest';
import { makeDeck } from '../../music/cards';
import type { SeenEvent, Table } from '../../wire';
import { viewOf } from '../../match/events';
import type { Before } from '../../match/game-events';
import { distance } from '../distance';
import { steps } from '../steps';

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
const soundOf = (event: SeenEvent, before: Before) =>
  viewOf(event, event.type === 'step-played' ? steps : distance)?.notes?.(event, deck, before) ?? [];
const letter = (cards: string[], said: 'A' | 'C'): SeenEvent => ({ type: 'letter-played', seat: 0, cards, letter: said, left: 3 });

test('a right play sounds the interval from the top, which is brought near', () => {
  expect(soundOf(letter(['C4'], 'C'), on('A5'))).toEqual([{ hour: 9, octave: 3 }, [{ hour: 12, octave: 4 }]]);
});

test('cards played together sound together', () => {
  const [, chord] = soundOf(letter(['C6', 'C4'], 'C'), on('A5'));
  expect(chord).toEqual([
    { hour: 12, octave: 4 },
    { hour: 12, octave: 6 },
  ]);
});

test('a wild on top sounds as what it was played as', () => {
  const before = on('?1', letter(['?1'], 'A'));
  expect(soundOf(letter(['C4'], 'C'), before)[0]).toEqual({ hour: 9, octave: 3 });
});

test('a wild that was turned over to start has no note to begin with', () => {
  expect(soundOf(letter(['C4'], 'C'), on('?1'))).toEqual([[{ hour: 12, octave: 4 }]]);
});

test('a wild in Steps sounds at the clock number it comes to', () => {
  const event: SeenEvent = { type: 'step-played', seat: 0, cards: ['?1'], step: 'whole', pitch: 'C', top_pitch: 12, left: 2 };
  expect(soundOf(event, on('A5')).at(-1)).toEqual([{ hour: 12, octave: 4 }]);
});

test('what is no play is silent', () => expect(soundOf({ type: 'passed', seat: 1 }, on('A5'))).toEqual([]));
