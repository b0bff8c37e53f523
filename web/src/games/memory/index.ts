/** Memory, as the page shows it. */

import { settings } from '../../settings/settings.svelte';
import { noteOfCard, type Note, type Phrase } from '../../music/notes';
import type { MemoryTable, Notice, SeenEvent } from '../../wire';
import { t } from '../../texts/texts.svelte';
import type { GameView } from '../../match/game-view';
import Pairs from './Pairs.svelte';
import Surface from './Surface.svelte';

/** What was turned over, by name: where the cards show other faces than names, the log would tell what one has to read or hear. */
function hushed({ type }: SeenEvent | Notice): boolean {
  return settings.pairing !== 'same' && (type === 'flipped' || type === 'turned-back');
}

/** A card sounds as it is turned over; a pair once more, both together. */
function notes(event: SeenEvent): Phrase {
  if (event.type === 'flipped') return notesOfCards([event.card]);
  return event.type === 'pair-kept' ? [notesOfCards(event.cards)].filter(({ length }) => length > 0) : [];
}

function notesOfCards(codes: readonly string[]): Note[] {
  return codes.map(noteOfCard).filter((note) => note !== null);
}

export const memory: GameView<MemoryTable> = {
  lying: ({ gone }) => {
    const left = gone.filter((taken) => !taken).length;
    return t('memory-lying', { cards: left, pairs: left / 2 });
  },
  surface: Surface,
  handless: true,
  beside: Pairs,
  hushed,
  // All that happens lies before everybody's eyes: nobody says anything.
  bubble: () => null,
  notes,
};
