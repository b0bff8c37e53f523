/** The names that a child can choose from: a tempo and an instrument. Pure. */

import { nameOnOffer } from '../people/person';

/** How many names are offered at once. */
export const OFFERED = 4;

const TRIES = 50;

/** Some names that differ from each other and that nobody in the class has; `chance` returns random numbers from 0 to below 1. */
export function offeredNames(taken: readonly string[], chance?: () => number): string[] {
  const found = new Set<string>();
  for (let tried = 0; tried < TRIES && found.size < OFFERED; tried += 1) {
    const name = nameOnOffer(chance);
    if (!taken.includes(name)) found.add(name);
  }
  return [...found];
}
