import { beforeAll, expect, test } from 'vitest';
import { useLanguage } from '../texts/use-language';
import type { SeenEvent } from '../wire';
import { heard, misplayed } from './samples';
import { lastWords } from './bubbles';
import type { GameEvents } from './game-events';

beforeAll(() => useLanguage('en'));

const silent = { text: () => '', journeys: null, notes: null } as const;
const game: GameEvents = {
  events: {
    'letter-played': { ...silent, bubble: ({ letter }) => ({ text: letter, tone: 'said' }) },
    fished: { ...silent, bubble: ({ of }) => ({ text: 'Go fish!', tone: 'said', seat: of }) },
  },
  misplays: { said: ({ letter }) => [letter ?? ''], faults: {}, picture: () => null, missed: () => null },
};

const said: SeenEvent = { type: 'letter-played', seat: 1, cards: ['C3'], letter: 'C', left: 6 };

test('each seat keeps what it said last', () => {
  const words = lastWords(heard(said, { type: 'passed', seat: 2 }, { type: 'turn', seat: 1 }), game);
  expect(words.get(1)).toEqual({ id: 0, bubble: { text: 'C', tone: 'said' } });
  expect(words.get(2)?.bubble.text).toBe('Pass');
});

test('points are not replaced by what the same player does right after them', () => {
  const book: SeenEvent = { type: 'book-laid', seat: 1, hour: 12, cards: [] };
  const loud: GameEvents = {
    ...game,
    events: { ...game.events, 'book-laid': { ...silent, bubble: () => ({ text: 'A book!', tone: 'loud' }) } },
  };
  const pass = (seat: number): SeenEvent => ({ type: 'passed', seat });
  expect(lastWords(heard(book, pass(1)), loud).get(1)?.bubble.text).toBe('A book!');
  expect(lastWords(heard(book, said), loud).get(1)?.bubble.text).toBe('C');
  expect(lastWords(heard(book, pass(2), pass(1)), loud).get(1)?.bubble.text).toBe('Pass');
});

test('somebody else can have the word', () => {
  const words = lastWords(heard({ type: 'fished', seat: 1, of: 2, pitch: 'C', hour: 12, card: null, lucky: false, drew: true }), game);
  expect([...words.keys()]).toEqual([2]);
});

test('a penalty takes the place of the word that cost it, in a few words', () => {
  const words = lastWords(heard(misplayed(1), { type: 'penalized', seat: 1, count: 2, cards: null }), game);
  expect(words.get(1)).toEqual({ id: 1, bubble: { text: 'Oops! I take 2 cards', tone: 'wrong' } });
});

test('players speak of themselves', () => {
  const events: readonly SeenEvent[] = [
    { type: 'drew', seat: 0, card: null },
    { type: 'skipped', seat: 1 },
    { type: 'undone', seat: 2 },
    { type: 'penalized', seat: 3, count: 1, cards: null },
  ];
  const words = Array.from(lastWords(heard(...events), game).values(), ({ bubble }) => bubble.text);
  expect(words).toEqual(['I draw a card', 'I can’t play', 'I take it back', 'Oops! I take 1 card']);
});

test('nobody speaks of a penalty for which no cards are left', () => {
  const words = lastWords(heard(misplayed(1), { type: 'penalized', seat: 1, count: 0, cards: null }), game);
  expect(words.get(1)?.bubble.text).toBe('B?');
});
