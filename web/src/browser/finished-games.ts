/** The games of which a match was finished in this browser: without one, the player is new to the game. */

import { storedValue, storeValue } from './storage';

const NAME = 'finished';

const finishedGames = (): string[] => (storedValue(NAME) ?? '').split(' ').filter(Boolean);

export const hasFinished = (game: string): boolean => finishedGames().includes(game);

export function keepFinished(game: string): void {
  if (!hasFinished(game)) storeValue(NAME, [...finishedGames(), game].join(' '));
}
