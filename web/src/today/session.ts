/** One session of practice: how long it lasts, and what came of it. Pure. */

import type { Change } from '../wire';

type AtomState = Change['after'];

/** When a session ends by itself: after minutes, or after a number of questions. */
export const LENGTHS = ['3min', '5min', '10min', '20'] as const;
export type Length = (typeof LENGTHS)[number];

export interface PracticeSession {
  readonly length: Length;
  readonly began: number; // milliseconds, as `Date.now()`
  readonly answers: readonly { readonly atom: string; readonly right: boolean }[];
  readonly changes: readonly Change[]; // in the order in which they happened
}

export function begin(length: Length, now: number): PracticeSession {
  return { length, began: now, answers: [], changes: [] };
}

export function answered(session: PracticeSession, atom: string, right: boolean, changes: readonly Change[]): PracticeSession {
  return {
    ...session,
    answers: [...session.answers, { atom, right }],
    changes: [...session.changes, ...changes],
  };
}

/** The number that a length begins with: minutes or questions. */
export const amountOf = (length: Length): number => Number.parseInt(length, 10);

export const inMinutes = (length: Length): boolean => length.endsWith('min');

/** The minutes or questions that are left, rounded up; 0 at the end. */
export function leftOf({ length, began, answers }: PracticeSession, now: number): number {
  const done = inMinutes(length) ? (now - began) / 60_000 : answers.length;
  return Math.max(0, Math.ceil(amountOf(length) - done));
}

/** What came of a session: atoms in the order in which they came up. */
export interface Outcome {
  readonly learned: readonly string[]; // new ones answered correctly, and those that are known now and were not before
  readonly missed: readonly string[]; // by the latest answer
}

export function outcome({ answers, changes }: PracticeSession): Outcome {
  const first = new Map<string, AtomState>();
  const last = new Map<string, AtomState>();
  for (const { atom, before, after } of changes) {
    if (!first.has(atom)) first.set(atom, before);
    last.set(atom, after);
  }
  const isKnown = (state: AtomState | undefined): boolean => state === 'today' || state === 'lasts';
  const rights = new Map(answers.map(({ atom, right }) => [atom, right]));
  const missed = [...rights].filter(([, right]) => !right).map(([atom]) => atom);
  const learned = [...last].filter(([atom, state]) => {
    if (missed.includes(atom) || first.get(atom) === state) return false;
    return isKnown(state) || (first.get(atom) === 'new' && rights.has(atom));
  });
  return { learned: learned.map(([atom]) => atom), missed };
}
