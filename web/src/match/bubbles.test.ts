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
