/** Which level of computers to offer after a game, and what this browser remembers for that, per game. */

import { fromJson, storedValue, storeValue } from '../browser/storage';
import type { Level, Room } from '../wire';

/** Games lost in a row after which an easier level is offered. */
const PATIENCE = 3;

/** Games lost in a row at the present level. */
export interface Losses {
  readonly code: string; // the last match that was counted
  readonly count: number;
}

/** Count a finished match, once. */
export function countGame(before: Losses | null, code: string, won: boolean): Losses {
  if (before?.code === code) return before;
  return { code, count: won ? 0 : (before?.count ?? 0) + 1 };
}

/** The level to offer for the next game; null to offer none. */
export function offeredLevel({ easier, harder }: Pick<Room, 'easier' | 'harder'>, won: boolean, losses: number): Level | null {
  if (won) return harder;
  return losses >= PATIENCE ? easier : null;
}

export function storedLosses(game: string): Losses | null {
  const { code, count } = (fromJson(storedValue(`losses.${game}`)) ?? {}) as Partial<Record<keyof Losses, unknown>>;
  return typeof code === 'string' && typeof count === 'number' ? { code, count } : null;
}

export function storeLosses(game: string, losses: Losses): void {
  storeValue(`losses.${game}`, JSON.stringify(losses));
}
