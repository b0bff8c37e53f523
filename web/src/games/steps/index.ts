/** Steps, as the page shows it. */

import { namesOfHour } from '../../music/cards';
import { words } from '../../words/words.svelte';
import type { SeenEvent, StepsTable } from '../../wire';
import type { Bubble } from '../../match/bubbles';
import type { GameView } from '../../match/game-view';
import { playSounds } from '../shedding/sounds';
import Surface from './Surface.svelte';

function bubble(event: SeenEvent): Bubble | null {
  const say = words().steps;
  if (event.type === 'step-played') return { text: say.said(event.step, event.pitch) || say.plays, tone: 'said' };
  if (event.type === 'misplayed') {
    return { text: words().common.asked(say.said(event.say['step'], event.say['pitch']) || say.plays), tone: 'wrong' };
  }
  return null;
}

export const steps: GameView<StepsTable> = {
  words: () => words().steps.about,
  lying: (table, deck) =>
    table.top_pitch === null ? words().steps.wildOnTop : words().steps.onTop(namesOfHour(deck, table.top_pitch), table.top_pitch),
  surface: Surface,
  bubble,
  notes: playSounds,
};
