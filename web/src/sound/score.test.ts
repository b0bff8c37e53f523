import { expect, test } from 'vitest';
import type { SeenEvent } from '../wire';
import type { Phrase } from '../music/notes';
import { score } from './score';

const C4 = { hour: 12, octave: 4 };
const silent = (): Phrase => [];

const misplayed: SeenEvent = { type: 'misplayed', seat: 0, cards: ['C4'], say: {}, code: 'wrong-letter', facts: {}, answer: [] };
const penalized: SeenEvent = { type: 'penalized', seat: 0, count: 2, cards: null };
const called: SeenEvent = { type: 'called', seat: 1, safe: true };
const placed: SeenEvent = { type: 'placed', seat: 0, card: 'C4', source: 'hand', to: 'N', name: 'C' };
const book: SeenEvent = { type: 'book', seat: 0, space: 'N', kind: 'scale', cards: [], names: [], points: 10 };

test('a misplay has its own sound, and each penalty card thuds after it', () => {
  const heard = score([misplayed, penalized], silent);
  expect(heard.map(({ sound }) => sound.kind)).toEqual(['misplay', 'thud', 'thud']);
  expect(heard[0]?.at).toBe(0);
  expect(heard[2]?.at).toBeGreaterThan(heard[1]?.at ?? 0);
});

test('a call is two rising notes, whoever calls', () => {
  const [{ sound } = { sound: null }] = score([called], silent);
  expect(sound).toMatchObject({ kind: 'notes', phrase: [{ hour: 7 }, { hour: 12, octave: 6 }] });
});

test('what a game sings comes in turn: the scale runs when its last card has sounded', () => {
  const run = Array.from({ length: 8 }, () => C4);
  const heard = score([placed, book], (event) => (event.type === 'book' ? run : [C4, C4]));
  expect(heard).toHaveLength(2);
  expect(heard[1]?.at).toBeGreaterThan(1);
  expect(heard[1]?.sound).toMatchObject({ apart: 0.14 });
});

test('however much happens at once, such as pairs at a deal, it has sounded soon', () => {
  const pair: SeenEvent = { type: 'pair-laid', seat: 0, cards: ['C3', 'C4'] };
  const heard = score(
    Array.from({ length: 20 }, () => pair),
    () => [[C4]],
  );
  expect(heard).toHaveLength(20);
  expect(heard.at(-1)?.at).toBeLessThan(3);
});

test('what has nothing to sing is silent', () => {
  expect(score([{ type: 'turn', seat: 0 }, { type: 'passed', seat: 1 }, placed], silent)).toEqual([]);
});
