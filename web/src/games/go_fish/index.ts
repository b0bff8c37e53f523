/** The page's definition of Go Fish. */

import type { Deck } from '../../music/cards';
import { notesOf, rising, type Phrase } from '../../music/notes';
import type { Bubble } from '../../match/bubbles';
import type { GoFishTable, SeenEvent } from '../../wire';
import { namesOn, pitchAt } from '../../texts/tell';
import { t } from '../../texts/texts.svelte';
import { note } from '../../texts/notes';
import type { GameView } from '../../match/game-view';
import AskTarget from './AskTarget.svelte';
import Surface from './Surface.svelte';

/** A short text for the bubble: there is little room, and the middle of the table shows what happened. */
function bubble(event: SeenEvent): Bubble | null {
  switch (event.type) {
    case 'asked':
      return { text: t('common-asked', { said: note(event.pitch) }), tone: 'said' };
    case 'given':
      return { text: `${String(event.cards.length)} × ${namesOn(event.cards[0] ?? '')}`, tone: 'quiet' };
    case 'fished':
      return { text: t('go_fish-go-fish'), tone: 'said', seat: event.of };
    case 'book-laid':
      return { text: pitchAt(event.hour), tone: 'loud' };
    default:
      return null;
  }
}

/** A question sounds near middle C; cards given or fished sound in their printed octave; a book sounds in all four octaves. */
function notes(event: SeenEvent, deck: Deck): Phrase {
  switch (event.type) {
    case 'asked':
      return [{ hour: event.hour, octave: 4 }];
    case 'given':
    case 'book-laid':
      return rising(notesOf(deck, event.cards, []));
    case 'fished':
      return event.lucky && event.card !== null ? notesOf(deck, [event.card], []) : [];
    default:
      return [];
  }
}

export const goFish: GameView<GoFishTable> = {
  tableText: ({ stock, books }) => t('go_fish-table', { stock, books: books.flat().length }),
  surface: Surface,
  seatPanel: AskTarget,
  bubble,
  notes,
};
