/** The page's definition of Steps. */

import { saidWords } from '../../texts/lessons';
import { t } from '../../texts/texts.svelte';
import type { SeenEvent, StepsTable } from '../../wire';
import type { Bubble } from '../../match/bubbles';
import type { GameView } from '../../match/game-view';
import { topText } from '../shedding/captions';
import { playSounds } from '../shedding/sounds';
import Surface from './Surface.svelte';

function bubble(event: SeenEvent): Bubble | null {
  if (event.type === 'step-played') return { text: said({ step: event.step, pitch: event.pitch }), tone: 'said' };
  return event.type === 'misplayed' ? { text: t('common-asked', { said: said(event.say) }), tone: 'wrong' } : null;
}

const said = (say: Parameters<typeof saidWords>[0]): string => saidWords(say).join(', ') || t('steps-plays');

export const steps: GameView<StepsTable> = {
  tableText: (table, deck) => topText(deck, table.top_pitch),
  surface: Surface,
  bubble,
  notes: playSounds,
};
