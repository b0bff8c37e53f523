/** The First steps that this browser has begun, by game: the code of an unfinished match, or '' once they need not be offered. */

import { fromJson, storedValue, storeValue } from '../browser/storage';

type Kept = Readonly<Record<string, string>>;

const NAME = 'first-steps';

export function readKept(text: string | null): Kept {
  const found = fromJson(text) ?? {};
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The code of a game's unfinished First steps; '' if they need not be offered; undefined for somebody new to the game. */
export function keptFirstSteps(game: string): string | undefined {
  return readKept(storedValue(NAME))[game];
}

/** Keep the code of First steps that have begun; '' to stop offering them. */
export function keepFirstSteps(game: string, code: string): void {
  storeValue(NAME, JSON.stringify({ ...readKept(storedValue(NAME)), [game]: code }));
}
