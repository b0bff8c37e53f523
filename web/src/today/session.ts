/** One session of practice: how long it lasts, and what came of it. Pure. */

import type { Change } from '../wire';

type AtomState = Change['after'];

/** When a session ends by itself: after minutes, or after a number of questions. */
export const LENGTHS = ['5min', '10min', '15min', '20'] as const;
export type Length = (typeof LENGTHS)[number];

export interface PracticeSession {
  readonly length: Length;
  readonly began: number; // milliseconds, as `Date.now()`
  readonly asked: number;
  readonly right: number;
  readonly changes: readonly Change[]; // in the order in which they happened
}

export function begin(length: Length, now: number): PracticeSession {
  return { length, began: now, asked: 0, right: 0, changes: [] };
}

export function answered(session: PracticeSession, right: boolean, changes: readonly Change[]): PracticeSession {
  return {
    ...session,
    asked: session.asked + 1,
    right: session.right + (right ? 1 : 0),
    changes: [...session.changes, ...changes],
  };
}

/** The number that a length begins with: minutes or questions. */
export const amountOf = (length: Length): number => Number.parseInt(length, 10);

export const inMinutes = (length: Length): boolean => length.endsWith('min');

/** The minutes or questions that are left, rounded up; 0 at the end. */
export function leftOf({ length, began, asked }: PracticeSession, now: number): number {
  const done = inMinutes(length) ? (now - began) / 60_000 : asked;
  return Math.max(0, Math.ceil(amountOf(length) - done));
}

/** How many of the things whose state changed in the session are in each state at its end. */
export function outcome({ changes }: PracticeSession): Readonly<Record<AtomState, number>> {
  const first = new Map<string, AtomState>();
  const last = new Map<string, AtomState>();
  for (const { atom, before, after } of changes) {
    if (!first.has(atom)) first.set(atom, before);
    last.set(atom, after);
  }
  const counts = { new: 0, shaky: 0, today: 0, lasts: 0 };
  for (const [atom, state] of last) if (first.get(atom) !== state) counts[state] += 1;
  return counts;
}
