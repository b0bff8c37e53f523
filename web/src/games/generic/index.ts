/** A game that has no surface of its own, as the page shows it. */

import { cardOf } from '../../music/cards';
import { describeCard } from '../../naming/naming.svelte';
import { t } from '../../texts/texts.svelte';
import type { GameView } from '../../match/game-view';
import type { GenericTable } from './generic-table';
import Surface from './Surface.svelte';

export const generic = {
  tableText: (table, deck) => {
    const { discard = [] }: GenericTable = table;
    const [top] = discard;
    return top === undefined ? '' : t('table-discard-pile', { count: discard.length, top: describeCard(cardOf(deck, top)) });
  },
  surface: Surface,
  review: async () => ({ middle: (await import('./Moved.svelte')).default }),
  events: {},
} satisfies GameView;
