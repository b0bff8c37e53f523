/** Books of Go Fish. */

import type { Deck } from '../../music/cards';
import { and, t } from '../../texts/texts.svelte';
import { pitchAt } from '../../texts/tell';

/** The four cards of a pitch, lowest octave first. */
export function bookOf(deck: Deck, hour: number): string[] {
  return [...deck.values()].flatMap((card) => (card.hour === hour ? [card.code] : []));
}

/** "2 books: C and F♯/G♭". */
export function booksText(hours: readonly number[]): string {
  const count = hours.length;
  const notes = and(hours.map(pitchAt));
  return count === 0 ? t('go_fish-score', { count }) : t('go_fish-books', { count, notes });
}
