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
  expect(lastExchange(heard(asked, given, asked, fished, turn), null)).toEqual([asked, fished]);
});

test('the books of the deal are what happened before the first question', () => {
  expect(lastExchange(heard({ type: 'dealt', starter: null }, book, turn), null)).toEqual([book]);
});

test('what you gave stays until you ask, together for each player', () => {
  const more: SeenEvent = { ...given, cards: ['A3'] };
  const toAnother: SeenEvent = { type: 'given', seat: 1, to: 2, cards: ['B3'] };
  const another: SeenEvent = { ...asked, seat: 2 };
  const both = { ...given, cards: ['F#3', 'F#5', 'A3'] };
  expect(lastExchange(heard(asked, given, asked, more, asked, fished), 1)).toEqual([both, asked, fished]);
  expect(lastExchange(heard(asked, given, asked, fished, another, toAnother, another, fished), 1)).toEqual([
    given,
    toAnother,
    another,
    fished,
  ]);
  const own: SeenEvent = { ...asked, seat: 1, of: 0 };
  expect(lastExchange(heard(asked, given, own, fished), 1)).toEqual([own, fished]);
  expect(lastExchange(heard(asked, given, own, fished, asked, fished), 1)).toEqual([asked, fished]);
});

test('what was given is seen; a book hides nothing of it', () => {
  expect(cardsOf(lastExchange(heard(asked, given), null))).toEqual(['F#3', 'F#5']);
  expect(cardsOf(lastExchange(heard(asked, given, book), null))).toEqual(book.cards);
});

test('a card fished is seen only when it is the one asked for', () => {
  expect(cardsOf(lastExchange(heard(asked, fished), null))).toEqual([]);
  expect(cardsOf(lastExchange(heard(asked, { ...fished, card: 'F#6', lucky: true }), null))).toEqual(['F#6']);
});
