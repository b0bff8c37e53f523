/** What one is about to ask in Go Fish: whom, and for which pitch under which of its names. The server judges whether one may. */

import type { Action } from '../../net/outbox';
import type { Notation } from '../../settings/choices';

export interface Asking {
  readonly seat: number | null;
  readonly hour: number | null;
  /** By the second of a black key's two printed names. */
  readonly other: boolean;
}

export const NOTHING_ASKED: Asking = { seat: null, hour: null, other: false };

/** The printed names of an hour, sharp name first. */
export type NamesOf = (hour: number) => readonly string[];

/** Choose whom to ask; the same again puts that back. */
export function chooseSeat(asking: Asking, seat: number): Asking {
  return { ...asking, seat: asking.seat === seat ? null : seat };
}

/** Choose a pitch; the same again puts it back. */
export function chooseHour(asking: Asking, hour: number): Asking {
  return { ...asking, hour: asking.hour === hour ? null : hour, other: false };
}

/** Say a pitch by a name; one that is not held can be said, too. */
export function sayName(asking: Asking, name: string, namesOf: NamesOf): Asking {
  const hour = hours.find((each) => namesOf(each).includes(name));
  return hour === undefined ? asking : { ...asking, hour, other: namesOf(hour).indexOf(name) > 0 };
}

const hours = Array.from({ length: 12 }, (_, index) => index + 1);

/** Say the next name that begins with a letter: A, then A sharp, then A flat, as far as they are printed. */
export function sayLetter(asking: Asking, letter: string, namesOf: NamesOf): Asking {
  const printed = new Set(hours.flatMap(namesOf));
  const names = [letter, `${letter}#`, `${letter}b`].filter((name) => printed.has(name));
  const now = pitchOf(asking, namesOf);
  const next = names[(names.indexOf(now ?? '') + 1) % names.length];
  return next === undefined ? asking : sayName(asking, next, namesOf);
}

/** What is typed, by the letters as the player calls them: with German names H is what others call B, and B is their B flat. */
export function sayTyped(asking: Asking, typed: string, notation: Notation, namesOf: NamesOf): Asking {
  if (notation === 'german' && typed === 'B') return sayName(asking, 'Bb', namesOf);
  return sayLetter(asking, notation === 'german' && typed === 'H' ? 'B' : typed, namesOf);
}

/** The name under which the chosen pitch is asked for. */
export function pitchOf({ hour, other }: Asking, namesOf: NamesOf): string | null {
  if (hour === null) return null;
  const names = namesOf(hour);
  return (other ? names[1] : undefined) ?? names[0] ?? null;
}

/** The question as an action; null while it is not complete. */
export function question(asking: Asking, namesOf: NamesOf): Action | null {
  const pitch = pitchOf(asking, namesOf);
  return asking.seat === null || pitch === null ? null : { do: 'ask', seat: asking.seat, pitch };
}

/** What is still chosen when the hand has changed: a pitch goes with its last card. */
export function keepAsking(asking: Asking, before: readonly number[], after: readonly number[]): Asking {
  const { hour } = asking;
  return hour !== null && before.includes(hour) && !after.includes(hour) ? { ...asking, hour: null, other: false } : asking;
}
