/** The stops of the path for newcomers that are no games, and that were reached in this browser. Games: `finished-games`. */

import { storedValue, storeValue } from './storage';

const NAME = 'path';

/** The stops that something other than a finished game completes: practice, and the First steps of a game, e.g. `first-steps-distance`. */
export type OtherStop = 'practice' | `first-steps-${string}`;

const reached = (): string[] => (storedValue(NAME) ?? '').split(' ').filter(Boolean);

export const hasReached = (stop: OtherStop): boolean => reached().includes(stop);

export function keepReached(stop: OtherStop): void {
  if (!hasReached(stop)) storeValue(NAME, [...reached(), stop].join(' '));
}
