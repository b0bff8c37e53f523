/**
 * The acts in matches that this browser has sent, from any tab, and that were accepted: a computer may have played for its player
 * meanwhile. Kept for the latest few matches.
 */

import { fromJson, storedValue, storeValue } from '../browser/storage';

type Kept = readonly (readonly [code: string, versions: readonly number[]])[];

const NAME = 'acts';
const MAX_MATCHES = 8;

/** The stored matches, newest first; without what is not valid. */
export function readActs(text: string | null): Kept {
  const found = fromJson(text);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

function isKept(value: unknown): value is Kept[number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [code, versions] = value as unknown[];
  return typeof code === 'string' && Array.isArray(versions) && versions.every((each) => typeof each === 'number');
}

/** The matches with one act more; its match is the newest now. */
export function withAct(kept: Kept, code: string, version: number): Kept {
  const versions = kept.find(([each]) => each === code)?.[1] ?? [];
  return [[code, [...versions, version]] as const, ...kept.filter(([each]) => each !== code)].slice(0, MAX_MATCHES);
}

/** The versions that the acts of a match led to. */
export function ownActs(code: string): ReadonlySet<number> {
  return new Set(readActs(storedValue(NAME)).find(([each]) => each === code)?.[1]);
}

/** Note that an act led to `version`. */
export function noteOwnAct(code: string, version: number): void {
  storeValue(NAME, JSON.stringify(withAct(readActs(storedValue(NAME)), code, version)));
}
