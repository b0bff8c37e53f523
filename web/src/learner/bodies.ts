/** What the server's calls for learning take and answer. */

import type { Change, ItemBody, JudgedBody, LearningMap } from '../wire';

export type { Change, ItemBody, JudgedBody, LearningMap };

export type AtomState = 'new' | 'shaky' | 'today' | 'lasts';

export interface EvidenceBody {
  readonly at: number; // seconds since 1970
  readonly atom: string;
  readonly right: boolean;
  readonly said: string;
  readonly chance: number;
  readonly aided: boolean;
  readonly ms: number | null;
  readonly source: string; // a game's name, or practice
  readonly weight: number;
  readonly rules: readonly string[];
}

export interface Answered {
  readonly judged: JudgedBody;
  readonly learner: string;
  readonly changes: readonly Change[];
  readonly contrast: ItemBody | null;
}

export interface Observed {
  readonly learner: string;
  readonly changes: readonly Change[];
}

export interface SuggestedMatch {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly faces: Readonly<Record<string, boolean>>;
  readonly level: string;
  readonly atoms: readonly string[];
  readonly why: string;
}
