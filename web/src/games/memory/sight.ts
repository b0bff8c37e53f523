/**
 * What stays in sight for a moment though the table has it down or taken already: the two cards of the last attempt.
 * Everybody saw them; one has to be able to look.
 */

import type { SeenEvent } from '../../wire';

export interface Sight {
  /** The code that lies at a position. */
  readonly cards: ReadonlyMap<number, string>;
  /** Whether they were a pair, and go to their owner; otherwise they turn back. */
  readonly pair: boolean;
}

export const NOTHING: Sight = { cards: new Map(), pair: false };

/** How long people look at what differs, and at a pair; in ms. */
export const LOOK = { apart: 1600, pair: 900 } as const;

/** What is in sight after an update. The next card turned over ends the look at the last ones. */
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
