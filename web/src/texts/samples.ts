/** One of each event, and facts such as the server sends, for tests of the texts. Games have theirs in their folders. */

import type { Fault, Help, Notice, SeenEvent, Task } from '../wire';
import type { Reason } from './refusals';
import type { Facts } from './tell';

type Events = { readonly [Type in SeenEvent['type']]?: readonly Extract<SeenEvent, { type: Type }>[] };
type Refusals = Partial<Record<Reason, readonly Facts[]>>;

export interface GameSamples {
  /** The usual choice of each option first, then the others. */
  readonly options: Readonly<Record<string, readonly unknown[]>>;
  readonly events: Events;
  /** Full facts of every misplay, and what was said with it. */
  readonly faults?: Readonly<Partial<Record<Fault, { readonly say: Record<string, string>; readonly facts: Facts }>>>;
  /** What the server says with a refusal. */
  readonly refusals?: Refusals;
  /** Every task, which the prompt words. */
  readonly tasks: readonly Task[];
  /** Help with every kind of move. */
  readonly helps: readonly Help[];
}

export const help = (name: string, facts: Facts = {}): Help => ({
  type: 'help',
  version: 1,
  step: 3,
  name,
  facts: { ...facts },
  action: null,
});

export const EVENTS = {
  dealt: [
    { type: 'dealt', starter: 'F#4' },
    { type: 'dealt', starter: '?1' },
    { type: 'dealt', starter: null },
  ],
  turn: [{ type: 'turn', seat: 0 }],
  drew: [
    { type: 'drew', seat: 0, card: null },
    { type: 'drew', seat: 0, card: 'C3' },
    { type: 'drew', seat: 0, card: 'X1' },
  ],
  penalized: [
    { type: 'penalized', seat: 0, count: 2, cards: null },
    { type: 'penalized', seat: 0, count: 1, cards: ['F#3'] },
    { type: 'penalized', seat: 0, count: 2, cards: ['?1', '?2'] },
    { type: 'penalized', seat: 0, count: 0, cards: [] },
  ],
  passed: [{ type: 'passed', seat: 0 }],
  finished: [{ type: 'finished', seat: 0 }],
  called: [
    { type: 'called', seat: 0, safe: true },
    { type: 'called', seat: 0, safe: false },
  ],
  caught: [
    { type: 'caught', seat: 0, by: 1 },
    { type: 'caught', seat: 1, by: 0 },
  ],
  reshuffled: [
    { type: 'reshuffled', count: 20 },
    { type: 'reshuffled', count: 1 },
  ],
  ended: [
    { type: 'ended', winners: [0], scores: [0, 3], blocked: false },
    { type: 'ended', winners: [0, 1], scores: [3, 3], blocked: true },
    { type: 'ended', winners: [1, 2], scores: [3, 0, 0], blocked: false },
  ],
  skipped: [{ type: 'skipped', seat: 0 }],
  undone: [{ type: 'undone', seat: 0 }],
} satisfies Events;

export const NOTICES: readonly Notice[] = [
  { type: 'notice', kind: 'away', seat: 0, first: null, second: null, by: null },
  { type: 'notice', kind: 'back', seat: 0, first: null, second: null, by: null },
  { type: 'notice', kind: 'time-up', seat: 0, first: null, second: null, by: null },
  { type: 'notice', kind: 'joined', seat: 0, first: null, second: null, by: null },
  { type: 'notice', kind: 'left', seat: 0, first: null, second: null, by: null },
  { type: 'notice', kind: 'host', seat: 0, first: null, second: null, by: null },
  { type: 'notice', kind: 'closed', seat: null, first: null, second: null, by: null },
  { type: 'notice', kind: 'race', seat: null, first: 0, second: 1, by: 130 },
  { type: 'notice', kind: 'race', seat: null, first: 1, second: 0, by: 0 },
];

export const REFUSALS = {
  'not-your-turn': [{ turn: 1 }],
  'card-not-held': [{ cards: ['F#3', '?1'] }],
  'call-late': [{ first: 1, by: 130 }],
  'already-seated': [{ seat: 1 }],
  'earlier-rules': [{ rules: 1, now: 2, version: 17 }],
  'unknown-version': [{ last: 40 }],
  'not-started': [{ free: 1 }, { free: 2 }],
} satisfies Refusals;

/** Fail unless this is a whole sentence that says something: no fact is missing, and no note or code is in it unmarked. */
export function expectSentence(text: string): void {
  const unmarked = text.replace(/\u27e6[^\u27e7]*\u27e7/g, '');
  const isWhole = /^[\p{Lu}\p{N}\u27e6«„“¿]/u.test(text) && /[.!?”“»]$/.test(text);
  const isRaw = /\b(undefined|null|NaN)\b|\[object|\$\{| {2,}|\.\.|,,| [.,]|\bnone\b|\u27e6[-=]?\u27e7/.test(text);
  if (!isWhole || isRaw || /[A-G]#|\w[♯♭]|\b[NS][EW]\b/.test(unmarked)) throw new Error(`This is no whole sentence: ${text}`);
}
