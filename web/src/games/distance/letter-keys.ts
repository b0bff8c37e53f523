/** Letters by keyboard: A to G, as the player's notation names them, and the digits by position in the ring. */

import { isLetter, LETTERS, type Letter } from '../../music/hours';
import type { Notation } from '../../settings/choices';

/** The letter for a typed character; in German notation H is the letter others call B. */
export function letterTyped(typed: string, notation: Notation): Letter | null {
  if (notation === 'german' && typed === 'H') return 'B';
  return isLetter(typed) ? typed : null;
}

/** Digits count from C where notes are numbered, otherwise from A. */
const DEGREES: readonly Letter[] = ['C', 'D', 'E', 'F', 'G', 'A', 'B'];

/** The letter for a digit key, 1 to 7, by its physical position. */
export function letterAtKey(code: string, notation: Notation): Letter | null {
  const digit = /^(?:Digit|Numpad)([1-7])$/.exec(code)?.[1];
  return (digit && (notation === 'degrees' ? DEGREES : LETTERS)[Number(digit) - 1]) || null;
}
