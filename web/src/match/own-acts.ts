/** The acts of a match that this tab has sent, and that were accepted: a computer may have played for its player meanwhile. */

import { fromJson, storedValue, storeValue } from '../browser/storage';

const nameOf = (code: string): string => `acts.${code}`;

/** The versions that the acts led to. They survive a reload of this tab. */
export function ownActs(code: string): ReadonlySet<number> {
  const kept = fromJson(storedValue(nameOf(code), 'tab'));
  return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === 'number') : []);
}

/** Note that an act of this tab led to `version`. */
export function noteOwnAct(code: string, version: number): void {
  storeValue(nameOf(code), JSON.stringify([...ownActs(code), version]), 'tab');
}
