/** The question being put together in Go Fish: the player, the pitch, and its name. The server decides whether it is allowed. */

import { HOURS } from '../../music/hours';
import type { Action } from '../../net/outbox';
import type { Notation } from '../../settings/choices';
import { printedNames } from '../../texts/tell';

export interface Asking {
  readonly seat: number | null;
  readonly hour: number | null;
  /** Use the second of a black key's two printed names. */
  readonly other: boolean;
}

export const NOTHING_ASKED: Asking = { seat: null, hour: null, other: false };

/** Choose the player to ask. */
export function chooseSeat(asking: Asking, seat: number): Asking {
  return { ...asking, seat };
}

/** Choose a pitch; choosing the same one again keeps the choice and its name. */
export function chooseHour(asking: Asking, hour: number): Asking {
  return asking.hour === hour ? asking : { ...asking, hour, other: false };
}

/** Choose a pitch by one of its names; it need not be in the hand. */
export function sayName(asking: Asking, name: string): Asking {
  const hour = HOURS.find((each) => printedNames(each).includes(name));
  return hour === undefined ? asking : { ...asking, hour, other: printedNames(hour).indexOf(name) > 0 };
}

/** Choose the next printed name that begins with a letter: A, then A♯, then A♭. */
export function sayLetter(asking: Asking, letter: string): Asking {
  const printed = new Set(HOURS.flatMap(printedNames));
  const names = [letter, `${letter}#`, `${letter}b`].filter((name) => printed.has(name));
  const now = pitchOf(asking);
  const next = names[(names.indexOf(now ?? '') + 1) % names.length];
  return next === undefined ? asking : sayName(asking, next);
}

/** Choose a pitch by a typed letter of the player's notation: in German H is B, and B is B♭. */
export function sayTyped(asking: Asking, typed: string, notation: Notation): Asking {
  if (notation === 'german' && typed === 'B') return sayName(asking, 'Bb');
  return sayLetter(asking, notation === 'german' && typed === 'H' ? 'B' : typed);
}

/** The name by which the chosen pitch is asked for. */
export function pitchOf({ hour, other }: Asking): string | null {
  if (hour === null) return null;
  const names = printedNames(hour);
  return (other ? names[1] : undefined) ?? names[0] ?? null;
}

/** The question as an action; null while it is incomplete. */
export function question(asking: Asking): Action | null {
  const pitch = pitchOf(asking);
  return asking.seat === null || pitch === null ? null : { do: 'ask', seat: asking.seat, pitch };
}

/** What stays chosen after a question: the player to ask, as long as the turn continues. */
export function afterAsking(asking: Asking, again: boolean): Asking {
  return again ? { ...asking, hour: null, other: false } : NOTHING_ASKED;
}

/** Clear the chosen pitch when its last card has left the hand. */
export function keepAsking(asking: Asking, before: readonly number[], after: readonly number[]): Asking {
  const { hour } = asking;
  return hour !== null && before.includes(hour) && !after.includes(hour) ? { ...asking, hour: null, other: false } : asking;
}

/** The question that help suggests. */
export function questionFor({ seat }: Readonly<Record<string, unknown>>, { hour }: Readonly<Record<string, unknown>>): Asking {
  return { seat: typeof seat === 'number' ? seat : null, hour: typeof hour === 'number' ? hour : null, other: false };
}
