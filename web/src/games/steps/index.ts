/** The page's definition of Steps. */

import type { GameView } from '../../match/game-view';
import { each } from '../../match/events';
import { chordOf } from '../../music/notes';
import { cardsText, playedText } from '../../texts/events';
import { numberIn, numbersIn, pitchAt, printedNames, textIn } from '../../texts/tell';
import { or } from '../../texts/texts.svelte';
import type { StepsTable } from '../../wire';
import { topText } from '../shedding/captions';
import { intervalFromTop } from '../shedding/sounds';
import { stepMisplays } from './misplays';
import Surface from './Surface.svelte';

export const steps = {
  tableText: (table) => topText(table.top_pitch),
  surface: Surface,
  calls: true,
  review: async () => {
    const [middle, sayAgain] = await Promise.all([import('../shedding/Review.svelte'), import('./SayAgain.svelte')]);
    return { middle: middle.default, sayAgain: sayAgain.default };
  },
  events: {
    'step-played': {
      text: ({ seat, cards, step, pitch }, voice) => playedText(voice, seat, cardsText(cards), stepMisplays.said({ step, pitch })),
      bubble: ({ step, pitch }) => ({
        text: stepMisplays.said({ step, pitch }).join(', ') || stepMisplays.nothingSaid(),
        tone: 'said',
      }),
      journeys: ({ seat, cards }, place) => each(cards, place(seat), 'discard'),
      notes: intervalFromTop('step-played', ({ cards, pitch, top_pitch }, deck) =>
        chordOf(deck, cards, pitch ?? printedNames(top_pitch)[0] ?? null),
      ),
      saidRight: ({ top_pitch }) => pitchAt(top_pitch),
    },
  },
  misplays: stepMisplays,
  variables: (facts) => ({
    top: pitchAt(numberIn(facts, 'top') ?? 0),
    needed: or(numbersIn(facts, 'needed').map(pitchAt)),
    step: textIn(facts, 'step') ?? 'half',
    fitting: numberIn(facts, 'fitting') ?? 1,
    wilds: numberIn(facts, 'wilds') ?? 0,
    do: textIn(facts, 'do') ?? 'play',
  }),
} satisfies GameView<StepsTable>;
