/** The Distance, as the page shows it. */

import { note } from '../../words/notes';
import { words } from '../../words/words.svelte';
import type { DistanceTable } from '../../wire';
import type { GameView } from '../../match/game-view';
import { playSounds } from '../shedding/sounds';
import { starterText } from '../shedding/starter';
import Surface from './Surface.svelte';

export const distance: GameView<DistanceTable> = {
  words: () => words().distance.about,
  lying: (table, deck) => (table.letter === null ? starterText(deck, table.discard[0]) : words().distance.saidLast(table.letter)),
  surface: Surface,
  bubble: (event) => {
    if (event.type === 'letter-played') return { text: note(event.letter), tone: 'said' };
    if (event.type === 'misplayed') return { text: words().common.asked(note(event.say['letter'] ?? '')), tone: 'wrong' };
    return null;
  },
  notes: playSounds,
};
