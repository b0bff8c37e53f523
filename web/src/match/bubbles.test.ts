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

test('a penalty does not hide the word that cost it', () => {
  const words = lastWords(heard(misplayed(1), { type: 'penalized', seat: 1, count: 2, cards: null }), game);
  expect(words.get(1)).toEqual({ id: 1, bubble: { text: 'B?  +2', tone: 'wrong' } });
});
