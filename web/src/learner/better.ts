/** What got better in a match. */

import type { Change, State } from '../wire';

const RANKS: Readonly<Record<State, number>> = { new: 0, shaky: 0, today: 1, lasts: 2 };

/** The changes for the better; each is the only one of its atom. */
export function forTheBetter(changes: readonly Change[]): Change[] {
  return changes.filter(({ before, after }) => RANKS[after] > RANKS[before]);
}

const nameOf = (code: string): string => `musicards.began.${code}`;

/** Note when a match first showed something about you, in seconds since 1970. It survives a reload of this tab. */
export function noteBegin(code: string): void {
  try {
    if (beganAt(code) === null) sessionStorage.setItem(nameOf(code), String(Date.now() / 1000));
  } catch {
    // Storage is forbidden or full: the result then does not say what got better.
  }
}

/** When a match first showed something about you; null if it has not. */
export function beganAt(code: string): number | null {
  try {
    const began = sessionStorage.getItem(nameOf(code));
    return began === null ? null : Math.min(Number(began), Date.now() / 1000); // the clock may have been wrong
  } catch {
    return null;
  }
}
