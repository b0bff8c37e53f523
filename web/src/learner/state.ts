/** What is kept about this person in this browser, and how it changes. Pure. */

import { randomCode } from '../browser/random-code';
import type { Change, EvidenceBody } from '../wire';

/** One day of learning on one device, in the person's own time zone. */
export interface Day {
  readonly day: string; // such as 2026-11-23
  readonly device?: string; // a random name; none in what an older version kept
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
  readonly device: string; // a random name of this browser, which keeps days of several devices apart; '' before the first answer
  readonly learner: string; // as the server wrote it; '' for a newcomer
  readonly goal: number; // days a week; 0 for none
  readonly days: readonly Day[]; // the earliest first
  readonly changes: readonly DatedChange[]; // the earliest first
  readonly waiting: readonly Waiting[];
  readonly taken: readonly string[]; // ids of the latest evidence, so that a second tab at the same table does not count it again
}

export const EMPTY: State = { device: '', learner: '', goal: 0, days: [], changes: [], waiting: [], taken: [] };

const MAX_DAYS = 366;
const MAX_CHANGES = 300;
const MAX_TAKEN = 300;
const NIGHT = 4 * 3_600_000; // milliseconds: a day ends at 4 in the morning, when hardly anybody is awake
const LONGEST = 60; // seconds of one answer: somebody who takes longer was away

/** One answer as a day counts it. */
export interface Counted {
  readonly at: number; // seconds since 1970
  readonly right: boolean;
  readonly ms: number | null;
}

/** The day of a time, in the person's own time zone, where a day ends at 4 in the morning: `2026-11-23`. */
export function dayOf(seconds: number): string {
  const date = new Date(seconds * 1000 - NIGHT);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The days with one answer more, on a device. */
function withAnswer(days: readonly Day[], { at, right, ms }: Counted, device: string): readonly Day[] {
  const day = dayOf(at);
  const isOfIt = (each: Day): boolean => each.day === day && each.device === device;
  const old = days.find(isOfIt) ?? { answers: 0, right: 0, seconds: 0 };
  const seconds = old.seconds + Math.min((ms ?? 0) / 1000, LONGEST);
  const grown = { day, device, answers: old.answers + 1, right: old.right + (right ? 1 : 0), seconds: Math.round(seconds * 10) / 10 };
  return inOrder([...days.filter((each) => !isOfIt(each)), grown]);
}

const inOrder = (days: readonly Day[]): readonly Day[] => days.toSorted((one, two) => (one.day < two.day ? -1 : 1)).slice(-MAX_DAYS);

/** The state with everything that happened in the future of `now`, in seconds, as happening now: the clock was wrong. */
export function inPresent(state: State, now: number): State {
  const today = dayOf(now);
  const isLate = state.days.some(({ day }) => day > today) || state.changes.some(({ at }) => at > now);
  if (!isLate && state.waiting.every(({ piece }) => piece.at <= now)) return state;
  return {
    ...state,
    days: inOrder(summed(state.days.map((each) => (each.day > today ? { ...each, day: today } : each)))),
    changes: state.changes.map((each) => ({ ...each, at: Math.min(each.at, now) })),
    waiting: state.waiting.map((each) => ({ ...each, piece: { ...each.piece, at: Math.min(each.piece.at, now) } })),
  };
}

/** One entry for each day and device. */
function summed(days: readonly Day[]): Day[] {
  const found = new Map<string, Day>();
  for (const each of days) {
    const name = `${each.day} ${each.device ?? ''}`;
    const { answers = 0, right = 0, seconds = 0 } = found.get(name) ?? {};
    found.set(name, { ...each, answers: each.answers + answers, right: each.right + right, seconds: each.seconds + seconds });
  }
  return [...found.values()];
}

/** The days whichever device they were on: each once. */
export function daysOf(state: State): Day[] {
  return summed(state.days.map(({ day, answers, right, seconds }) => ({ day, answers, right, seconds })));
}

/** What two devices know of one person, with the learner that the server made of both. Nothing counts twice. */
export function together(state: State, other: State, learner: string): State {
  const days = new Map<string, Day>();
  for (const each of [...state.days, ...other.days]) {
    const name = `${each.day} ${each.device ?? ''}`;
    const known = days.get(name);
    if (!known || each.answers > known.answers) days.set(name, each); // the later copy of the same day
  }
  const waits = (one: State, two: State): Waiting[] =>
    one.waiting.filter(({ id }) => !two.taken.includes(id) || two.waiting.some((each) => each.id === id));
  const waiting = new Map([...waits(state, other), ...waits(other, state)].map((each) => [each.id, each]));
  return {
    ...state,
    learner,
    goal: state.goal || other.goal,
    days: inOrder([...days.values()]),
    waiting: [...waiting.values()],
    taken: [...new Set([...other.taken, ...state.taken])].slice(-MAX_TAKEN),
  };
}

/** The state after the server took in some answers. */
export function learned(state: State, learner: string, changes: readonly Change[], counted: readonly Counted[], at: number): State {
  const device = state.device || randomCode();
  return {
    ...state,
    device,
    learner,
    days: counted.reduce((days, each) => withAnswer(days, each, device), state.days),
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
