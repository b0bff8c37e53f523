/** Key's Corners, as the page shows it. */

import type { Deck } from '../../music/cards';
import { notesOf, type Note } from '../../sound/notes';
import type { CornersTable, SeenEvent } from '../../wire';
import type { Bubble } from '../../table/bubbles';
import type { GameView } from '../game-view';
import Books from './Books.svelte';
import Emblem from './Emblem.svelte';
import Rules from './Rules.svelte';
import { scaleName } from './scales';
import Surface from './Surface.svelte';

function bubble(event: SeenEvent): Bubble | null {
  switch (event.type) {
    case 'placed':
      return { text: event.name, tone: 'said' };
    case 'moved':
      return { text: event.names.join(' '), tone: 'said' };
    case 'discarded':
      return { text: 'discards', tone: 'quiet' };
    case 'book':
      return { text: `a ${event.kind}: +${String(event.points)}`, tone: 'loud' };
    default:
      return null;
  }
}

/** A card sounds where it lies; a finished scale runs up. */
function notes(event: SeenEvent, deck: Deck): readonly Note[] {
  switch (event.type) {
    case 'placed':
      return notesOf(deck, [event.card], [event.name]);
    case 'moved':
    case 'book':
      return notesOf(deck, event.cards, event.names);
    default:
      return [];
  }
}

export const keysCorners: GameView<CornersTable> = {
  title: 'Key’s Corners',
  tagline: 'Build a scale from corner to corner.',
  aim: (options) =>
    `Build ${scaleName(options['scale'])} upward in the corners: a full scale is 10 points, four of another note 5. Most points win.`,
  lying: (table) => `The scale: ${table.scale.join(', ')}`,
  emblem: Emblem,
  rules: Rules,
  surface: Surface,
  beside: Books,
  bubble,
  notes,
  lesson: null,
  keys: [
    [['← →'], 'go to your hand, and walk through it; or through a pile'],
    [['Space'], 'pick up a card, or put it back'],
    [['7', '8', '9'], 'the upper row of spaces, as on a number pad'],
    [['4', '5', '6'], 'west, the discard pile, east'],
    [['1', '2', '3'], 'the lower row'],
    [['+', '−'], 'pick up more or fewer cards of a pile'],
    [['N'], 'done (next player)'],
    [['Esc'], 'put everything back'],
  ],
  options: { scale: { label: 'The scale' } },
  score: (points) => `${String(points)} ${points === 1 ? 'point' : 'points'}`,
};
