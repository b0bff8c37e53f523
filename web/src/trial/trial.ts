/** The protocol of the trial (docs/trial.md): its phases, who practices how, and the answers as CSV. Pure. */

import { fromJson } from '../browser/storage';

const PHASES = ['before', 'practice', 'after', 'later'] as const;
export type Phase = (typeof PHASES)[number];

/** Seconds of each phase. */
export const SECONDS: Readonly<Record<Phase, number>> = { before: 120, practice: 600, after: 120, later: 120 };

const WEEK = 7 * 24 * 3_600_000;
const EARLY = 12 * 3_600_000; // the same day of the week counts, also if it is earlier in the day

interface Row {
  readonly phase: Phase;
  readonly item: string;
  readonly answer: string;
  readonly right: boolean;
  readonly ms: number;
  readonly seconds: number; // since the first test began
}

export interface Trial {
  readonly code: string;
  /** When each phase began, in milliseconds. */
  readonly began: Readonly<Partial<Record<Phase, number>>>;
  readonly rows: readonly Row[];
}

/** A new participant, with a code such as `randomCode` makes. */
export function newTrial(code: string): Trial {
  return { code, began: {}, rows: [] };
}

/** How somebody practices: with chosen questions, or with a shuffled deck as the control group. The code decides. */
export function armOf({ code }: Trial): 'chosen' | 'shuffled' {
  return Number.parseInt(code, 36) % 2 === 0 ? 'chosen' : 'shuffled';
}

export interface Now {
  readonly phase: Phase | null; // null once all is over
  readonly state: 'ready' | 'running' | 'waiting';
  readonly until: number; // milliseconds: when the phase ends, or when the wait does
}

/** The phase that the trial is in. A phase that has begun continues while the page is closed. */
export function nowIn({ began }: Trial, now: number): Now {
  for (const phase of PHASES) {
    const start = began[phase];
    if (start === undefined) {
      const earliest = phase === 'later' ? (began.after ?? 0) + WEEK - EARLY : 0;
      return { phase, state: now < earliest ? 'waiting' : 'ready', until: earliest };
    }
    const until = start + SECONDS[phase] * 1000;
    if (now < until) return { phase, state: 'running', until };
  }
  return { phase: null, state: 'ready', until: now };
}

export function withAnswer(trial: Trial, row: Omit<Row, 'seconds' | 'ms'> & { readonly ms: number }, now: number): Trial {
  const seconds = Math.round((now - (trial.began.before ?? now)) / 1000);
  return { ...trial, rows: [...trial.rows, { ...row, ms: Math.round(row.ms), seconds }] };
}

/** One row per answer. Nothing in it needs quotes: ids and answers have no commas. */
export function asCsv(trial: Trial): string {
  const arm = armOf(trial);
  const lines = trial.rows.map(({ phase, item, answer, right, ms, seconds }) =>
    [trial.code, arm, phase, item, answer, Number(right), ms, seconds].join(','),
  );
  return ['code,arm,phase,item,answer,right,ms,seconds', ...lines, ''].join('\r\n');
}

/** Read what was stored; null for nothing, or for something else. */
export function readTrial(text: string | null): Trial | null {
  const found = fromJson(text) as Partial<Trial> | null;
  return found && typeof found.code === 'string' && found.began && Array.isArray(found.rows) ? (found as Trial) : null;
}
