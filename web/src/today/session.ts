/** One session of practice: how long it lasts, and its results. Pure. */

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

/** Whether the question to ask now is the last one. */
export const isLastQuestion = (session: PracticeSession, now: number): boolean =>
  leftOf(session, now) <= (inMinutes(session.length) ? 0 : 1);

/** The share of a session that is over, from 0 to 1. */
export const shareOf = (session: PracticeSession, now: number): number => Math.min(1, doneOf(session, now) / amountOf(session.length));

/** The results of a session: by state, as the map shows it, the atoms that have it at the end, in the order in which they came up. */
export type Outcome = Readonly<Record<Exclude<AtomState, 'new'>, readonly string[]>>;

/**
 * Atoms that were known before and still are have no place in it, nor have those that were not missed and are as shaky as before. `stateOf`
 * says the state at the end: an answer about one atom may change what is expected of another.
 */
export function outcome({ answers, changes }: PracticeSession, stateOf: (atom: string) => AtomState | undefined): Outcome {
  const first = firstStates(changes);
  const missed = answers.filter(({ right }) => !right).map(({ atom }) => atom);
  const named = [...new Set([...first.keys(), ...missed])];
  const of = (state: AtomState): string[] => named.filter((atom) => stateOf(atom) === state && (state === 'shaky' || (first.has(atom) && first.get(atom) !== state))); // prettier-ignore
  return { lasts: of('lasts'), today: of('today'), shaky: of('shaky') };
}

/** By atom that has changed, in the order in which they came up: its state before the session. */
function firstStates(changes: readonly Change[]): ReadonlyMap<string, AtomState> {
  const first = new Map<string, AtomState>();
  for (const { atom, before } of changes) if (!first.has(atom)) first.set(atom, before);
  return first;
}

/** Whether at least half of what was asked was right the last time. */
export function wentWell({ answers }: PracticeSession): boolean {
  const last = [...new Map(answers.map(({ atom, right }) => [atom, right])).values()];
  return 2 * last.filter(Boolean).length >= last.length;
}

/** Whether all that is shaky was new in this session. */
export function isAllNew({ changes }: PracticeSession, { shaky }: Outcome): boolean {
  const first = firstStates(changes);
  return shaky.every((atom) => first.get(atom) === 'new');
}
