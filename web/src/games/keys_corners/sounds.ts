/** The sounds of Key's Corners: a card after the card it continues, and a finished scale played upward. */

import type { Deck } from '../../music/cards';
import { intervalTo, notesOf, rising, runUp, type Note, type Phrase } from '../../music/notes';
import type { SeenEvent } from '../../wire';
import type { Before } from '../../match/game-view';

/** The pile's top note before the event; undefined on an empty space. */
function topOf(deck: Deck, { table }: Before, space: string): Note | undefined {
  const pile = table?.game === 'keys_corners' ? table.piles[space] : undefined;
  return pile && notesOf(deck, pile.cards.slice(-1), pile.names.slice(-1))[0];
}

export function cornerSounds(event: SeenEvent, deck: Deck, before: Before): Phrase {
  switch (event.type) {
    case 'placed':
      return intervalTo(topOf(deck, before, event.to), notesOf(deck, [event.card], [event.name]));
    case 'moved':
      return notesOf(deck, event.cards, event.names);
    case 'discarded':
      return notesOf(deck, [event.card], []);
    case 'book':
      return event.kind === 'scale' ? runUp(event.names) : rising(notesOf(deck, event.cards, event.names));
    default:
      return [];
  }
}
