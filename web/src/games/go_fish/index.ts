/** Go Fish, as the page shows it. */

import type { Deck } from '../../music/cards';
import { notesOf, rising, type Phrase } from '../../music/notes';
import type { Bubble } from '../../match/bubbles';
import type { GoFishTable, SeenEvent } from '../../wire';
import { namesOn, pitchAt } from '../../words/tell';
import { words } from '../../words/words.svelte';
import type { GameView } from '../../match/game-view';
import Beside from './Beside.svelte';
import Surface from './Surface.svelte';

/** In short: there is little room, and what happened stands in the middle of the table. */
function bubble(event: SeenEvent): Bubble | null {
  const say = words().go_fish.bubble;
  switch (event.type) {
    case 'asked':
      return { text: say.asks(event.pitch), tone: 'said' };
    case 'given':
      return { text: say.gives(event.cards.length, namesOn(event.cards[0] ?? '')), tone: 'quiet' };
    case 'fished':
      return event.lucky ? { text: pitchAt(event.hour), tone: 'loud' } : { text: say.asks(event.pitch), tone: 'quiet' };
    case 'book-laid':
      return { text: pitchAt(event.hour), tone: 'loud' };
    default:
      return null;
  }
}

/** What is asked for sounds near middle C; what is given, or fished as hoped, as it lies on the cards; a book as its four octaves. */
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
  words: () => words().go_fish.about,
  lying: ({ stock, books }) => words().go_fish.lying(stock, books.flat().length),
  surface: Surface,
  beside: Beside,
  bubble,
  notes,
};
