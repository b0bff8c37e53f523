/** The page's definition of Memory. */

import { settings } from '../../settings/settings.svelte';
import { noteOfCard, type Note, type Phrase } from '../../music/notes';
import type { MemoryTable, Notice, SeenEvent } from '../../wire';
import { t } from '../../texts/texts.svelte';
import type { GameView } from '../../match/game-view';
import Pairs from './Pairs.svelte';
import Surface from './Surface.svelte';

/** Leave turned cards out of the log where cards hide their names, because the log would give away what players must read or hear. */
function omitFromLog({ type }: SeenEvent | Notice): boolean {
  return settings.pairing !== 'same' && (type === 'flipped' || type === 'turned-back');
}

/** What the server takes for reading a key is that only where a pair shows a key and a staff. */
const aids = (): boolean => settings.pairing !== 'staff-keys';

/** A card sounds as it is turned over; a pair sounds once more, both cards together. */
function notes(event: SeenEvent): Phrase {
  if (event.type === 'flipped') return notesOfCards([event.card]);
  return event.type === 'pair-kept' ? [notesOfCards(event.cards)].filter(({ length }) => length > 0) : [];
}

function notesOfCards(codes: readonly string[]): Note[] {
  return codes.map(noteOfCard).filter((note) => note !== null);
}

export const memory: GameView<MemoryTable> = {
  tableText: ({ gone }) => {
    const left = gone.filter((taken) => !taken).length;
    return t('memory-table', { cards: left, pairs: left / 2 });
  },
  surface: Surface,
  handless: true,
  seatPanel: Pairs,
  omitFromLog,
  aids,
  // No speech bubbles: everything happens in plain sight.
  bubble: () => null,
  notes,
};
