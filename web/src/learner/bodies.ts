/** What the server's calls for learning take and answer. */

import type { Change, ItemBody, JudgedBody } from '../wire';

export type { Change, ItemBody, JudgedBody };

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

export interface Spot {
  readonly atom: string;
  readonly family: string;
  readonly group: string;
  readonly needs: readonly string[];
  readonly state: AtomState;
  readonly recall: number;
  readonly asked: number;
  readonly days: number; // in a row on which the first answer was right
  readonly last: number | null; // seconds since 1970
  readonly due: boolean;
  readonly slow: boolean;
}

export interface LearningMap {
  readonly spots: readonly Spot[];
  readonly suspects: readonly { readonly rule: string; readonly probability: number }[];
  readonly due: number;
}

export interface SuggestedMatch {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly faces: Readonly<Record<string, boolean>>;
  readonly level: string;
  readonly atoms: readonly string[];
  readonly why: string;
}
