/**
 * Cards that move between places. Places have names: `stock`, `discard`, `hand` (your own), `seat-1`, `won-1` (what a seat has won),
 * `space-NE`, `fan-3` (a card of the fan being offered, from 0). Pure; `table/motion.ts` animates the moves.
 */

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
export function placeOf(seat: number, me: number | null): string {
  return seat === me ? 'hand' : `seat-${String(seat)}`;
}

/** The same way for each of these cards. */
export function each(cards: readonly (string | null)[], from: string, to: string): Journey[] {
  return cards.map((card) => ({ card, from, to }));
}

/** Cards from the stock: face down those that the viewer cannot see. */
export function fromStock({ cards, count }: { readonly cards: readonly string[] | null; readonly count: number }, to: string): Journey[] {
  return each(cards ?? Array<null>(Math.min(count, MAX_BACKS)).fill(null), 'stock', to);
}

/** The cards dealt to the players at the start of a match: your own, and a few backs for everybody else. */
export function deal(me: number | null, hand: readonly string[], counts: readonly number[]): readonly Journey[] {
  const others = counts.flatMap((count, seat) => (seat === me ? [] : fromStock({ cards: null, count }, placeOf(seat, me))));
  return [...others, ...each(hand, 'stock', 'hand')];
}
