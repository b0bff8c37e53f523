/**
 * The two cards of the last attempt, shown for a moment after the table has turned them back or removed them.
 * Everybody saw them, so everybody gets time to look.
 */

import type { SeenEvent } from '../../wire';

export interface Sight {
  /** Card codes by position. */
  readonly cards: ReadonlyMap<number, string>;
  /** True for a pair, which goes to its owner; false for cards that turn back. */
  readonly pair: boolean;
}

export const NOTHING: Sight = { cards: new Map(), pair: false };

/** How long the cards are shown, in ms: two different cards, the same where nobody hurries, and a pair. */
export const LOOK = { apart: 2500, calm: 6000, pair: 1400 } as const;

/** The cards to show after an update. Turning over the next card ends the look at the last ones. */
export function sightAfter(sight: Sight, happened: readonly SeenEvent[]): Sight {
  return happened.reduce((before, event): Sight => {
    switch (event.type) {
      case 'flipped':
        return NOTHING;
      case 'turned-back':
      case 'pair-kept':
        return {
          cards: new Map(event.positions.map((position, index) => [position, event.cards[index] ?? ''])),
          pair: event.type === 'pair-kept',
        };
      default:
        return before;
    }
  }, sight);
}
