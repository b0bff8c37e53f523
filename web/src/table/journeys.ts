/**
 * Which cards an event moves, and between which places. Places have names: `stock`, `discard`, `hand` (your own), `seat-1`,
 * `won-1` (what a seat has won), `space-NE`,
 * `fan-3` (a card of the fan being offered, from 0). Pure; `motion.ts` animates the moves.
 */

import type { SeenEvent } from '../wire';

export interface Journey {
  /** Null for a card that stays face down. */
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
  /** Where it turns around: a misplay goes to the pile and comes back. */
  readonly by?: string;
}

/** The most face-down cards shown for one move. */
const MAX_BACKS = 4;

/** The place of a seat's cards, as seen from the seat `me`; null for a spectator. */
function placeOf(seat: number, me: number | null): string {
  return seat === me ? 'hand' : `seat-${String(seat)}`;
}

export function journeysOf(event: SeenEvent, me: number | null): readonly Journey[] {
  const each = (cards: readonly (string | null)[], from: string, to: string): Journey[] => cards.map((card) => ({ card, from, to }));
  const backs = (count: number): null[] => Array<null>(Math.min(count, MAX_BACKS)).fill(null);
  const place = (seat: number): string => placeOf(seat, me);
  switch (event.type) {
    case 'letter-played':
    case 'step-played':
      return each(event.cards, place(event.seat), 'discard');
    case 'misplayed':
      return event.cards.map((card) => ({ card, from: place(event.seat), to: place(event.seat), by: 'discard' }));
    case 'drew':
      return each([event.card], 'stock', place(event.seat));
    case 'penalized':
    case 'drew-up':
      return each(event.cards ?? backs(event.count), 'stock', place(event.seat));
    case 'placed':
      return each([event.card], event.source === 'discard' ? 'discard' : place(event.seat), `space-${event.to}`);
    case 'moved':
      return each(event.cards, `space-${event.source}`, `space-${event.to}`);
    case 'discarded':
      return each([event.card], place(event.seat), 'discard');
    case 'book':
      return each(event.cards, `space-${event.space}`, `won-${String(event.seat)}`);
    case 'given':
      return each(event.cards, place(event.seat), place(event.to));
    case 'fished':
      return event.drew ? each([event.card], 'stock', place(event.seat)) : [];
    case 'book-laid':
    case 'pair-laid':
      return each(event.cards, place(event.seat), `won-${String(event.seat)}`);
    case 'took':
      return each([event.card], event.of === me ? 'hand' : `fan-${String(event.position)}`, place(event.seat));
    default:
      return [];
  }
}

/** The cards dealt to the players at the start of a match: your own, and a few backs for everybody else. */
export function deal(me: number | null, hand: readonly string[], counts: readonly number[]): readonly Journey[] {
  const own = hand.map((card): Journey => ({ card, from: 'stock', to: 'hand' }));
  const others = counts.flatMap((count, seat) =>
    seat === me
      ? []
      : Array.from({ length: Math.min(count, MAX_BACKS) }, (): Journey => ({ card: null, from: 'stock', to: placeOf(seat, me) })),
  );
  return [...others, ...own];
}
