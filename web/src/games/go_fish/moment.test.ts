import { expect, test } from 'vitest';
import type { SeenEvent } from '../../wire';
import { heard } from '../../match/samples';
import { cardsOf, lastExchange } from './moment';

const asked: SeenEvent = { type: 'asked', seat: 0, of: 1, pitch: 'F#', hour: 6 };
const given: SeenEvent = { type: 'given', seat: 1, to: 0, cards: ['F#3', 'F#5'] };
const fished: SeenEvent = { type: 'fished', seat: 0, of: 1, pitch: 'F#', hour: 6, card: 'A3', lucky: false, drew: true };
const book: SeenEvent = { type: 'book-laid', seat: 0, hour: 6, cards: ['F#3', 'F#4', 'F#5', 'F#6'] };
const turn: SeenEvent = { type: 'turn', seat: 1 };

test('what happened last begins with the last question', () => {
  expect(lastExchange(heard(asked, given, asked, fished, turn))).toEqual([asked, fished]);
});

test('the books of the deal are what happened before the first question', () => {
  expect(lastExchange(heard({ type: 'dealt', starter: null }, book, turn))).toEqual([book]);
});

test('what was given is seen; a book hides nothing of it', () => {
  expect(cardsOf(lastExchange(heard(asked, given)))).toEqual(['F#3', 'F#5']);
  expect(cardsOf(lastExchange(heard(asked, given, book)))).toEqual(book.cards);
});

test('a card fished is seen only when it is the one asked for', () => {
  expect(cardsOf(lastExchange(heard(asked, fished)))).toEqual([]);
  expect(cardsOf(lastExchange(heard(asked, { ...fished, card: 'F#6', lucky: true })))).toEqual(['F#6']);
});
