/** Which letter is meant by a key: A to G, as the player calls them, and the digits as they stand in the ring. */

import { isLetter, LETTERS, type Letter } from '../../music/hours';
import type { Notation } from '../../settings/choices';

/** By what is printed on the key; with German names H is what others call B. */
export function letterTyped(typed: string, notation: Notation): Letter | null {
  if (notation === 'german' && typed === 'H') return 'B';
  return isLetter(typed) ? typed : null;
}

/** Degrees are counted from C, places in the ring from A. */
const DEGREES: readonly Letter[] = ['C', 'D', 'E', 'F', 'G', 'A', 'B'];

/** By the key's place on the keyboard: 1 to 7. */
export function letterAtKey(code: string, notation: Notation): Letter | null {
  const digit = /^(?:Digit|Numpad)([1-7])$/.exec(code)?.[1];
  return (digit && (notation === 'degrees' ? DEGREES : LETTERS)[Number(digit) - 1]) || null;
}
