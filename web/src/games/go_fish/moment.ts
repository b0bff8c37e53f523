/** The last exchange in Go Fish: the question, the answer, and the books laid after it. */

import { heardOf, type Heard } from '../../match/match';
import type { SeenEvent } from '../../wire';

export type Exchange = Extract<SeenEvent, { type: 'asked' | 'given' | 'fished' | 'book-laid' }>;

/** The events from the last question on; before the first question, the books of the deal. */
export function lastExchange(heard: readonly Heard[]): Exchange[] {
  const all = heardOf(heard, 'asked', 'given', 'fished', 'book-laid');
  const asked = all.findLastIndex(({ type }) => type === 'asked');
  return all.slice(Math.max(0, asked));
}

/** The cards of an exchange that everybody saw: a book, otherwise the cards given or fished. */
export function cardsOf(exchange: readonly Exchange[]): readonly string[] {
  for (const event of exchange.toReversed()) {
    if (event.type === 'book-laid' || event.type === 'given') return event.cards;
    if (event.type === 'fished') return event.lucky && event.card !== null ? [event.card] : [];
  }
  return [];
}
