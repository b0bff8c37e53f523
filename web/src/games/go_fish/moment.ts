/** What happened last in Go Fish: the question, what came of it, and what was laid then. */

import type { Heard } from '../../match/match';
import type { SeenEvent } from '../../wire';

export type Exchange = Extract<SeenEvent, { type: 'asked' | 'given' | 'fished' | 'book-laid' }>;

/** From the last question on; before the first one, the books that the deal made. */
export function lastExchange(heard: readonly Heard[]): Exchange[] {
  const all = heard.flatMap(({ event }) => (isExchange(event) ? [event] : []));
  return all.slice(
    Math.max(
      0,
      all.findLastIndex(({ type }) => type === 'asked'),
    ),
  );
}

function isExchange(event: Heard['event']): event is Exchange {
  return event.type === 'asked' || event.type === 'given' || event.type === 'fished' || event.type === 'book-laid';
}

/** The cards that everybody saw in it, last seen first to be shown: a book, else what was given or fished. */
export function cardsOf(exchange: readonly Exchange[]): readonly string[] {
  for (const event of exchange.toReversed()) {
    if (event.type === 'book-laid' || event.type === 'given') return event.cards;
    if (event.type === 'fished') return event.lucky && event.card !== null ? [event.card] : [];
  }
  return [];
}
