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

/** How many minutes or questions are over. */
const doneOf = ({ length, began, answers }: PracticeSession, now: number): number =>
  inMinutes(length) ? (now - began) / 60_000 : answers.length;

/** The minutes or questions that are left, rounded up; 0 at the end. */
export const leftOf = (session: PracticeSession, now: number): number =>
  Math.max(0, Math.ceil(amountOf(session.length) - doneOf(session, now)));

/** The share of a session that is over, from 0 to 1. */
export const shareOf = (session: PracticeSession, now: number): number => Math.min(1, doneOf(session, now) / amountOf(session.length));

/** What came of a session: by state, as the map shows it, the atoms that have it at the end, in the order in which they came up. */
export type Outcome = Readonly<Record<Exclude<AtomState, 'new'>, readonly string[]>>;

/** Atoms that were known before and still are have no place in it. */
export function outcome({ answers, changes }: PracticeSession): Outcome {
  const first = new Map<string, AtomState>();
  const last = new Map<string, AtomState>();
  for (const { atom, before, after } of changes) {
    if (!first.has(atom)) first.set(atom, before);
    last.set(atom, after);
  }
  // What was missed is shaky, also where it was before.
  for (const { atom, right } of answers) if (!right && !last.has(atom)) last.set(atom, 'shaky');
  const of = (state: AtomState): string[] => [...last.keys()].filter((atom) => last.get(atom) === state && (state === 'shaky' || first.get(atom) !== state)); // prettier-ignore
  return { lasts: of('lasts'), today: of('today'), shaky: of('shaky') };
}
