/** The rules of Steps, told in our own words. */

import { note } from '../notes';
import type { Options, Rules } from '../shapes';
import { shedding } from './shedding';

export function rules(options: Options): Rules {
  const then =
    options['mistake_ends_turn'] === false
      ? 'Then you try again.'
      : 'Then your turn is over; half steps played before it stay.';
  const start = ['If a wild was turned over to start, the first play may be any one pitch, and no step is said.'];
  if (options['reference_cards'] === true) {
    start.push('The two Chromatic Scale cards are not dealt: they lie beside the table, to look things up.');
  }
  return {
    lead: 'Climb the clock of twelve pitches by half and whole steps, and say which. The first to have no cards left wins.',
    sections: [
      {
        title: 'Half step and whole step',
        body: [
          `Every card has a clock number. One hour further is a *half step*, two hours further a *whole step*. After 12 comes 1. From ${note('E')} (4) a half step leads to ${note('F')} (5), a whole step to ${note('F#')} or ${note('Gb')} (6).`,
        ],
      },
      {
        title: 'Your turn',
        body: [
          [
            'Put down one or more cards of the *same pitch*, a half or a whole step above the top card, and *say* the step.',
            'A *whole step* ends your turn.',
            'After a *half step* you may play another half step, and another. A whole step is no longer possible in that turn. Say *Done* to stop.',
            'A *wild* stands for any pitch: say the step and the pitch.',
            'Does nothing fit? *Draw*, up to three cards in a turn; after three you may *pass*.',
          ],
          ...start,
        ],
      },
      {
        title: 'Mistakes',
        body: [`If the step or a card is wrong, the cards come back to your hand and you take two more. ${then}`],
      },
      { title: '“Musicards!”', body: shedding.call },
    ],
  };
}
