/** What is kept about this person in this browser, and how it changes. Pure. */

import type { Change, EvidenceBody } from '../wire';

/** One day of learning, in the person's own time zone. */
export interface Day {
  readonly day: string; // such as 2026-11-23
  readonly answers: number; // without those that something on the page gave away
  readonly right: number;
  readonly seconds: number; // spent answering, where that is known
}

/** A change of state of an atom, and when it was noticed, in seconds since 1970. */
interface DatedChange extends Change {
  readonly at: number;
}

/** Evidence that the server has not taken into account yet. */
export interface Waiting {
  readonly id: string;
  readonly piece: EvidenceBody;
}

export interface State {
  readonly learner: string; // as the server wrote it; '' for a newcomer
  readonly goal: number; // days a week; 0 for none
  readonly days: readonly Day[]; // the earliest first
  readonly changes: readonly DatedChange[]; // the earliest first
  readonly waiting: readonly Waiting[];
  readonly taken: readonly string[]; // ids of the latest evidence, so that a second tab at the same table does not count it again
}

export const EMPTY: State = { learner: '', goal: 0, days: [], changes: [], waiting: [], taken: [] };

const MAX_DAYS = 366;
const MAX_CHANGES = 300;
const MAX_TAKEN = 300;
const LONGEST = 60; // seconds of one answer: whoever takes longer was away

/** One answer as a day counts it. */
export interface Counted {
  readonly at: number; // seconds since 1970
  readonly right: boolean;
  readonly ms: number | null;
}

/** The day of a time, in the person's own time zone: `2026-11-23`. */
function dayOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The days with one answer more. */
function withAnswer(days: readonly Day[], { at, right, ms }: Counted): readonly Day[] {
  const day = dayOf(at);
  const old = days.find((each) => each.day === day) ?? { day, answers: 0, right: 0, seconds: 0 };
  const seconds = old.seconds + Math.min((ms ?? 0) / 1000, LONGEST);
  const grown = { day, answers: old.answers + 1, right: old.right + (right ? 1 : 0), seconds: Math.round(seconds * 10) / 10 };
  return [...days.filter((each) => each.day !== day), grown].sort((one, two) => (one.day < two.day ? -1 : 1)).slice(-MAX_DAYS);
}

/** The state after the server took in some answers. */
export function learned(state: State, learner: string, changes: readonly Change[], counted: readonly Counted[], at: number): State {
  return {
    ...state,
    learner,
    days: counted.reduce(withAnswer, state.days),
    changes: [...state.changes, ...changes.map((change) => ({ ...change, at }))].slice(-MAX_CHANGES),
  };
}

/** The state with more evidence to send; what was taken before is left out. */
export function withWaiting(state: State, more: readonly Waiting[]): State {
  const known = new Set(state.taken);
  const added = more.filter(({ id }) => !known.has(id));
  return {
    ...state,
    waiting: [...state.waiting, ...added],
    taken: [...state.taken, ...added.map(({ id }) => id)].slice(-MAX_TAKEN),
  };
}

/** The state without evidence that was sent, or cannot be. */
export function withoutWaiting(state: State, ids: ReadonlySet<string>): State {
  return { ...state, waiting: state.waiting.filter(({ id }) => !ids.has(id)) };
}

/** What changed since a time, once for each atom: from its first state to its last. */
export function changesIn(state: State, since: number): Change[] {
  const found = new Map<string, Change>();
  for (const { atom, before, after, at } of state.changes) {
    if (at >= since) found.set(atom, { atom, before: found.get(atom)?.before ?? before, after });
  }
  return [...found.values()].filter(({ before, after }) => before !== after);
}
