/** The rules of The Distance, told in our own words. */

import { note } from '../notes';
import type { Options, Rules } from '../shapes';
import { INTERVALS } from './grammar';
import { shedding } from './shedding';

const path = (letters: string): string => [...letters].map(note).join(', ');

export function rules(options: Options): Rules {
  const interval = INTERVALS[Number(options['interval'])] ?? 'second';
  const then = options['mistake_ends_turn'] === true ? 'Then your turn is over.' : 'Then you try again.';
  return {
    lead: `Be the first to have no cards left. Every card you put down lies one *${interval}* above the letter before it.`,
    sections: [
      {
        title: 'Counting the distance',
        body: [
          `The letters go round: ${path('ABCDEFG')}, and ${note('A')} again. Count both ends. A *second* above ${note('A')} is ${note('B')} (${path('AB')}); a *third* above ${note('A')} is ${note('C')} (${path('ABC')}); a *fifth* above ${note('E')} is ${note('B')} (${path('EFGAB')}). Sharps and flats do not count here: only the letter.`,
        ],
      },
      {
        title: 'Your turn',
        body: [
          [
            `Put down one or more cards of the *same pitch* and *say the letter* they count as. A black key has two names: ${note('F#')} or ${note('Gb')} can be said as ${note('F')} or as ${note('G')}, whichever you need.`,
            'A wild card goes with anything, alone or beside other cards.',
            'Does nothing fit? *Draw*. You may draw on as long as you like; after three draws you may *pass*.',
          ],
          'At the very start you count from the card that was turned over. If it is a black key, either of its letters will do; if it is a wild, anything goes.',
        ],
      },
      {
        title: 'Mistakes',
        body: [
          `Everybody makes them, and that is how one learns. If the letter or a card is wrong, the cards come back to your hand and you take two more. ${then}`,
        ],
      },
      { title: '“Musicards!”', body: shedding.call },
    ],
  };
}
