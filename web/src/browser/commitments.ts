/** The commitment to the shuffles that this browser saw first at each of the newest tables, so that a change is noticed. */

import { fromJson, storedValue, storeValue } from './storage';

const NAME = 'commitments';
const MAX_TABLES = 50;

type Commitments = readonly (readonly [code: string, commitment: string])[];

export function readCommitments(text: string | null): Commitments {
  const found = fromJson(text);
  return Array.isArray(found) ? found.filter(isPair).slice(0, MAX_TABLES) : [];
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

/** The list with a commitment added in front, unless there is one for this table. */
export function withCommitment(all: Commitments, code: string, commitment: string): Commitments {
  return all.some(([each]) => each === code) ? all : [[code, commitment] as const, ...all].slice(0, MAX_TABLES);
}

/** Remember what a table shows now, unless something was seen there before. */
export function keepCommitment(code: string, commitment: string): void {
  storeValue(NAME, JSON.stringify(withCommitment(readCommitments(storedValue(NAME)), code, commitment)));
}

/** What this browser saw first at a table; null if it has not seen anything there. */
export function firstCommitment(code: string): string | null {
  return readCommitments(storedValue(NAME)).find(([each]) => each === code)?.[1] ?? null;
}
