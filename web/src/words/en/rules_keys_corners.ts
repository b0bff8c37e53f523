/** The rules of Key's Corners, told in our own words. */

import { keyNote } from '../notes';
import type { Options, Rules } from '../shapes';
import { scaleName } from './scales';

export function rules(options: Options): Rules {
  return {
    lead: `Build *${scaleName(options['scale'])}* upward in the corners. Whoever lays its last note takes the whole pile. Most points win.`,
    sections: [
      {
        title: 'The table',
        body: [
          [
            'Four *foundations* (north, east, south, west) start with a card each. A foundation grows upward along the scale from whatever note it began on. Notes outside the scale pile up there too: four of the same pitch.',
            'Four *corners* start empty. A corner begins with the scale’s first note, the tonic, and climbs from there.',
            `Names do not matter, clock numbers do: in ${keyNote('Gb')} major the ${keyNote('B')} card is ${keyNote('Cb')}.`,
          ],
        ],
      },
      {
        title: 'Your turn',
        body: [
          'Your hand is filled up to five cards before it. Then make any number of plays, at least one:',
          [
            '*Place* a hand card, or the top of the discard pile, where it continues a pile, or the tonic on an empty corner.',
            '*Fill* an empty foundation with any hand card. This comes before everything else.',
            '*Move* a foundation, or its upper part, onto a corner that it continues; or a whole foundation onto another one that it continues. The upper part of a foundation may go to another one if the run there becomes longer. Cards never leave a corner.',
            '*Discard* a card when nothing fits: only as your single play, and only a card that goes nowhere.',
            'Say *Done* when you have finished. First make every move that shows on the board: onto a corner that holds cards, or of a whole foundation onto another. Empty corners need not be filled.',
          ],
          'A *wild* stands for any note: you say which when you lay it, and it stays that note.',
        ],
      },
      {
        title: 'Points',
        body: [
          'A full scale, from the tonic to its last note: *10 points* for whoever lays the last card, wherever the pile lies. Four of a pitch outside the scale: *5 points*. The round ends when the stock and all hands are empty.',
          'There is no penalty here: a card that does not go there stays with you, and you are told why.',
        ],
      },
    ],
  };
}
