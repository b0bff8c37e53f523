/** The page's definition of The Distance. */

import { t } from '../../texts/texts.svelte';
import { note } from '../../texts/notes';
import type { DistanceTable } from '../../wire';
import type { GameView } from '../../match/game-view';
import { letterText, starterText } from '../shedding/captions';
import { playSounds } from '../shedding/sounds';
import Surface from './Surface.svelte';

export const distance: GameView<DistanceTable> = {
  tableText: (table, deck) => (table.letter === null ? starterText(deck, table.discard[0]) : letterText(table.letter)),
  surface: Surface,
  bubble: (event) => {
    if (event.type === 'letter-played') return { text: note(event.letter), tone: 'said' };
    if (event.type === 'misplayed') return { text: t('common-asked', { said: note(event.say['letter'] ?? '') }), tone: 'wrong' };
    return null;
  },
  notes: playSounds,
};
