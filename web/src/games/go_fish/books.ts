/** The books of Go Fish. */

import type { Deck } from '../../music/cards';

/** All four cards of a pitch, the lowest octave first. */
export function bookOf(deck: Deck, hour: number): string[] {
  return [...deck.values()].flatMap((card) => (card.hour === hour ? [card.code] : []));
}
