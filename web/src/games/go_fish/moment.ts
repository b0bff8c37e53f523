/** The last exchange in Go Fish: the question, the answer, and the books laid after it. */

import { heardOf, type Heard } from '../../match/match';
import type { SeenEvent } from '../../wire';

export type Exchange = Extract<SeenEvent, { type: 'asked' | 'given' | 'fished' | 'book-laid' }>;

type Given = Extract<Exchange, { type: 'given' }>;

/**
 * The events from the last question on; before the first question, the books of the deal. What `seat` has given since its own
 * last question comes first: several questions may follow each other quickly.
 */
export function lastExchange(heard: readonly Heard[], seat: number | null): Exchange[] {
  const all = heardOf(heard, 'asked', 'given', 'fished', 'book-laid');
  const asked = all.findLastIndex(({ type }) => type === 'asked');
  const question = all[asked];
  if (question === undefined || question.seat === seat) return all.slice(Math.max(0, asked));
  const before = all.slice(0, asked);
  const own = before.findLastIndex((event) => event.type === 'asked' && event.seat === seat);
  const given = before.slice(own + 1).filter((event): event is Given => event.type === 'given' && event.seat === seat);
  return [...together(given), ...all.slice(asked)];
}

/** Gifts to the same player as one. */
function together(given: readonly Given[]): Given[] {
  const first = given.filter(({ to }, index) => given.findIndex((each) => each.to === to) === index);
  return first.map((gift) => ({ ...gift, cards: given.filter(({ to }) => to === gift.to).flatMap(({ cards }) => cards) }));
}

/** The cards of an exchange that everybody saw: a book, otherwise the cards given or fished. */
export function cardsOf(exchange: readonly Exchange[]): readonly string[] {
  for (const event of exchange.toReversed()) {
    if (event.type === 'book-laid' || event.type === 'given') return event.cards;
    if (event.type === 'fished') return event.lucky && event.card !== null ? [event.card] : [];
  }
  return [];
}
