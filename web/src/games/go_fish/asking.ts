/** The question being put together in Go Fish: the player, the pitch, and its name. The server decides whether it is allowed. */

import type { Action } from '../../net/outbox';
import type { Notation } from '../../settings/choices';

export interface Asking {
  readonly seat: number | null;
  readonly hour: number | null;
  /** Use the second of a black key's two printed names. */
  readonly other: boolean;
}

export const NOTHING_ASKED: Asking = { seat: null, hour: null, other: false };

/** The printed names of an hour, sharp first, e.g. F♯ and G♭. */
export type NamesOf = (hour: number) => readonly string[];

/** Choose the player to ask. */
export function chooseSeat(asking: Asking, seat: number): Asking {
  return { ...asking, seat };
}

/** Choose a pitch; choosing the same one again keeps the choice and its name. */
export function chooseHour(asking: Asking, hour: number): Asking {
  return asking.hour === hour ? asking : { ...asking, hour, other: false };
}

/** Choose a pitch by one of its names; it need not be in the hand. */
export function sayName(asking: Asking, name: string, namesOf: NamesOf): Asking {
  const hour = hours.find((each) => namesOf(each).includes(name));
  return hour === undefined ? asking : { ...asking, hour, other: namesOf(hour).indexOf(name) > 0 };
}

const hours = Array.from({ length: 12 }, (_, index) => index + 1);

/** Choose the next printed name that begins with a letter: A, then A♯, then A♭. */
export function sayLetter(asking: Asking, letter: string, namesOf: NamesOf): Asking {
  const printed = new Set(hours.flatMap(namesOf));
  const names = [letter, `${letter}#`, `${letter}b`].filter((name) => printed.has(name));
  const now = pitchOf(asking, namesOf);
  const next = names[(names.indexOf(now ?? '') + 1) % names.length];
  return next === undefined ? asking : sayName(asking, next, namesOf);
}

/** Choose a pitch by a typed letter of the player's notation: in German H is B, and B is B♭. */
export function sayTyped(asking: Asking, typed: string, notation: Notation, namesOf: NamesOf): Asking {
  if (notation === 'german' && typed === 'B') return sayName(asking, 'Bb', namesOf);
  return sayLetter(asking, notation === 'german' && typed === 'H' ? 'B' : typed, namesOf);
}

/** The name by which the chosen pitch is asked for. */
export function pitchOf({ hour, other }: Asking, namesOf: NamesOf): string | null {
  if (hour === null) return null;
  const names = namesOf(hour);
  return (other ? names[1] : undefined) ?? names[0] ?? null;
}

/** The question as an action; null while it is incomplete. */
export function question(asking: Asking, namesOf: NamesOf): Action | null {
  const pitch = pitchOf(asking, namesOf);
  return asking.seat === null || pitch === null ? null : { do: 'ask', seat: asking.seat, pitch };
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
