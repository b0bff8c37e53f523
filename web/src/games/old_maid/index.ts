/** Old Maid, as the page shows it. */

import { notesOf } from '../../music/notes';
import type { Bubble } from '../../match/bubbles';
import type { OldMaidTable, SeenEvent } from '../../wire';
import { namesOn } from '../../words/tell';
import { t } from '../../texts/texts.svelte';
import type { GameView } from '../../match/game-view';
import Surface from './Surface.svelte';

/** In short: only the pitch of a pair, which lies down beside it; the rest stands in the middle of the table. */
function bubble(event: SeenEvent): Bubble | null {
  return event.type === 'pair-laid' ? { text: namesOn(event.cards[0] ?? ''), tone: 'said' } : null;
}

/** The fan from which the next card comes. */
function lying({ seat, of, fan }: OldMaidTable): string {
  return of === null ? '' : t('old_maid-lying', { who: of === seat ? 'you' : 'other', count: fan });
}

export const oldMaid: GameView<OldMaidTable> = {
  lying,
  surface: Surface,
  // Whose fan is held out stands in the middle of the table.
  hushed: ({ type }) => type === 'fanned',
  bubble,
  // A card sounds to those who see it taken, a pair to all.
  notes: (event, deck) => {
    if (event.type === 'pair-laid') return [notesOf(deck, event.cards, [])];
    return event.type === 'took' && event.card !== null ? notesOf(deck, [event.card], []) : [];
  },
};
