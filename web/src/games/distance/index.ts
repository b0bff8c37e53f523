/** The page's definition of The Distance. */

import type { GameView } from '../../match/game-view';
import { each } from '../../match/events';
import { chordOf } from '../../music/notes';
import { cardsText, playedText } from '../../texts/events';
import { note } from '../../texts/notes';
import { namesOn, numberIn, textIn, textsIn, type Facts } from '../../texts/tell';
import { or } from '../../texts/texts.svelte';
import type { DistanceTable } from '../../wire';
import { letterText, starterText } from '../shedding/captions';
import { intervalFromTop } from '../shedding/sounds';
import { letterMisplays } from './misplays';
import Surface from './Surface.svelte';

const letters = (facts: Facts, name: string): string => or(textsIn(facts, name).map(note));

export const distance = {
  tableText: (table) => (table.letter === null ? starterText(table.discard[0]) : letterText(table.letter)),
  surface: Surface,
  calls: true,
  review: async () => {
    const [middle, sayAgain] = await Promise.all([import('../shedding/Review.svelte'), import('./SayAgain.svelte')]);
    return { middle: middle.default, sayAgain: sayAgain.default };
  },
  events: {
    'letter-played': {
      text: ({ seat, cards, letter }, voice) => {
        const cardSaysIt = cards.length === 1 && cards.every((card) => namesOn(card, letter) === note(letter));
        return playedText(voice, seat, cardsText(cards, 1, letter), cardSaysIt ? [] : [note(letter)]);
      },
      bubble: ({ letter }) => ({ text: note(letter), tone: 'said' }),
      journeys: ({ seat, cards }, place) => each(cards, place(seat), 'discard'),
      notes: intervalFromTop('letter-played', ({ cards, letter }, deck) => chordOf(deck, cards, letter)),
      saidRight: ({ letter }) => note(letter),
    },
  },
  misplays: letterMisplays,
  variables: (facts) => ({
    last: letters(facts, 'last'),
    from: letters(facts, 'from'),
    letters: letters(facts, 'letters'),
    interval: numberIn(facts, 'interval') ?? 2,
    fitting: numberIn(facts, 'fitting') ?? 1,
    wilds: numberIn(facts, 'wilds') ?? 0,
    chosen: numberIn(facts, 'chosen') ?? 0,
    with_wilds: numberIn(facts, 'with_wilds') ?? 0,
    notes: numberIn(facts, 'notes') ?? 1,
    do: textIn(facts, 'do') ?? 'play',
  }),
} satisfies GameView<DistanceTable>;
