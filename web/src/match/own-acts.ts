/**
 * The acts in matches that this browser has sent, from any tab, and that were accepted: a computer may have played for its player
 * meanwhile. Only the latest are kept.
 */

import { storedValue, storeValue } from '../browser/storage';

const NAME = 'acts';
const MOST = 1000; // some matches

/** Each as the code of its match and the version that it led to, e.g. "BCDFGHJ:12". */
const kept = (): string[] => (storedValue(NAME) ?? '').split(' ');

/** The versions that the acts of a match led to. */
export function ownActs(code: string): ReadonlySet<number> {
  const start = `${code}:`;
  return new Set(
    kept()
      .filter((act) => act.startsWith(start))
      .map((act) => Number(act.slice(start.length))),
  );
}

/** Note that an act led to `version`. */
export function noteOwnAct(code: string, version: number): void {
  storeValue(NAME, [...kept(), `${code}:${String(version)}`].slice(-MOST).join(' '));
}
