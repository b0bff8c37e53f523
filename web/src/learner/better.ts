/** What got better in a match. */

import { storedValue, storeValue } from '../browser/storage';
import type { Change, State } from '../wire';

const RANKS: Readonly<Record<State, number>> = { new: 0, shaky: 0, today: 1, lasts: 2 };

/** The changes for the better; each is the only one of its atom. */
export function forTheBetter(changes: readonly Change[]): Change[] {
  return changes.filter(({ before, after }) => RANKS[after] > RANKS[before]);
}

const nameOf = (code: string): string => `began.${code}`;

/** Note when a match first showed something about you, in seconds since 1970. It survives a reload of this tab. */
export function noteBegin(code: string): void {
  if (beganAt(code) === null) storeValue(nameOf(code), String(Date.now() / 1000), 'tab');
}

/** When a match first showed something about you; null if it has not. */
export function beganAt(code: string): number | null {
  const began = storedValue(nameOf(code), 'tab');
  return began === null ? null : Math.min(Number(began), Date.now() / 1000); // the clock may have been wrong
}
