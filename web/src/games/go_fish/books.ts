/** Books of Go Fish. */

import type { Deck } from '../../music/cards';

/** The four cards of a pitch, lowest octave first. */
export function bookOf(deck: Deck, hour: number): string[] {
  return [...deck.values()].flatMap((card) => (card.hour === hour ? [card.code] : []));
}
