/** The page's definition of Memory. */

import type { GameView } from '../../match/game-view';
import { noteOfCard, type Note } from '../../music/notes';
import { settings } from '../../settings/settings.svelte';
import { aboutPlayer, faceText } from '../../texts/events';
import { numberIn } from '../../texts/tell';
import { t } from '../../texts/texts.svelte';
import type { MemoryTable } from '../../wire';
import Pairs from './Pairs.svelte';
import Surface from './Surface.svelte';

function notesOfCards(codes: readonly string[]): Note[] {
  return codes.map(noteOfCard).filter((note) => note !== null);
}

/** Where cards hide their names, the log would give away what players must read or hear. */
const givesAway = (): boolean => settings.pairing !== 'same';

export const memory = {
  tableText: ({ gone }) => {
    const left = gone.filter((taken) => !taken).length;
    return t('memory-table', { cards: left, pairs: left / 2 });
  },
  surface: Surface,
  handless: true,
  seatPanel: Pairs,
  review: async () => {
    const [middle, seatPanel] = await Promise.all([import('./Review.svelte'), import('../won/WonPairs.svelte')]);
    return { middle: middle.default, seatPanel: seatPanel.default };
  },
  // What the server takes for reading a key is that only where a pair shows a key and a staff.
  aids: () => settings.pairing !== 'staff-keys',
  // Everything happens in plain sight: there are no speech bubbles, and no cards that travel.
  events: {
    flipped: {
      text: ({ seat, card, position }, voice) => aboutPlayer('memory-flipped', voice, seat, { place: position + 1, card: faceText(card) }),
      journeys: null,
      notes: ({ card }) => notesOfCards([card]),
      givesAway,
      noPlay: true,
    },
    'pair-kept': {
      text: ({ seat, cards: [card = ''] }, voice) => aboutPlayer('events-pair', voice, seat, { card: faceText(card) }),
      journeys: null,
      // Both cards sound once more, together.
      notes: ({ cards }) => [notesOfCards(cards)].filter(({ length }) => length > 0),
    },
    'turned-back': {
      text: ({ cards: [card = '', other = ''] }) => t('memory-turned-back', { card: faceText(card), other: faceText(other) }),
      journeys: null,
      notes: null,
      givesAway,
      noPlay: true,
    },
  },
  variables: (facts) => ({ place: (numberIn(facts, 'position') ?? 0) + 1 }),
} satisfies GameView<MemoryTable>;
