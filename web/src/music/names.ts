/** Note names in ASCII, as on the wire: `F#`, `Gb`. Displayed names are in `naming/notations.ts`. */

import { HOUR_OF_LETTER, isLetter } from './hours';

/** The clock number of a name with any number of sharps or flats; null when it is not a note name. */
export function hourOfName(name: string): number | null {
  const letter = name.charAt(0);
  if (!isLetter(letter)) return null;
  let hour = HOUR_OF_LETTER[letter];
  for (const sign of name.slice(1).replaceAll('♯', '#').replaceAll('♭', 'b')) {
    if (sign === '#') hour += 1;
    else if (sign === 'b') hour -= 1;
    else return null;
  }
  return ((((hour - 1) % 12) + 12) % 12) + 1;
}
