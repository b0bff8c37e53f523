/** What is written on the tile of a spot, and whose color it has; never the answer to its question. */

import { HOUR_OF_LETTER, hourOfName, isLetter } from '../music/hours';
import { note } from '../texts/notes';
import { intervalOf, soundText } from '../learner/atom-text';
import { intervalText } from '../texts/theory';
import { capital } from '../texts/catalog';
import type { Spot } from '../wire';
import { partsOf } from './views';

/** With notes marked. */
export function tileText(spot: Spot): string {
  const [first, second] = partsOf(spot);
  switch (spot.family) {
    case 'letter':
    case 'step':
      return note(second);
    case 'key':
    case 'enharmonic':
    case 'signature':
      return note(first);
    case 'hour':
      return first;
    case 'degree':
      return second;
    case 'formula':
      return '…'; // the whole scale
    case 'quality':
      return capital(intervalText(intervalOf(first)));
    case 'ear':
      return second === '' ? capital(soundText(first)) : '';
    case 'place':
      return '';
  }
}

/** The hour whose color the tile has: that of the note in question; null without one. */
export function tileHour(spot: Spot): number | null {
  const [first, second] = partsOf(spot);
  switch (spot.family) {
    case 'letter':
    case 'step':
      return hourOfName(second);
    case 'key':
    case 'enharmonic':
    case 'signature':
      return hourOfName(first);
    case 'hour':
      return Number(first);
    case 'place':
      return isLetter(second.charAt(0)) ? HOUR_OF_LETTER[second.charAt(0) as keyof typeof HOUR_OF_LETTER] : null;
    default:
      return null;
  }
}
