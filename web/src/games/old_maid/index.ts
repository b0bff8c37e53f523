/** The page's definition of Old Maid. */

import { notesOf } from '../../music/notes';
import type { Bubble } from '../../match/bubbles';
import type { OldMaidTable, SeenEvent } from '../../wire';
import { namesOn } from '../../texts/tell';
import { settings } from '../../settings/settings.svelte';
import { t } from '../../texts/texts.svelte';
import type { GameView } from '../../match/game-view';
import Surface from './Surface.svelte';

/** A short text for the bubble: only the pitch of a pair; the middle of the table shows the rest. */
function bubble(event: SeenEvent): Bubble | null {
  return event.type === 'pair-laid' ? { text: namesOn(event.cards[0] ?? ''), tone: 'said' } : null;
}

/** The place from which the next card is taken, e.g. `fan-2`. */
function tableText({ seat, of, fan }: OldMaidTable): string {
  return of === null ? '' : t(of === seat ? 'old_maid-table.you' : 'old_maid-table', { count: fan });
}

export const oldMaid: GameView<OldMaidTable> = {
  tableText,
  surface: Surface,
  // The middle of the table shows whose fan is offered.
  omitFromLog: ({ type }) => type === 'fanned',
  // A name or a number on the cards gives a pair away.
  aids: () => settings.faces.name || settings.faces.clock,
  bubble,
  // A card taken sounds only for those who see it; a pair sounds for everybody.
  notes: (event, deck) => {
    if (event.type === 'pair-laid') return [notesOf(deck, event.cards, [])];
    return event.type === 'took' && event.card !== null ? notesOf(deck, [event.card], []) : [];
  },
};
