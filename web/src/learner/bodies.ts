/** What the server's calls for learning take and answer. */

export type AtomState = 'new' | 'shaky' | 'today' | 'lasts';

export interface ItemBody {
  readonly id: string;
  readonly kind: string;
  readonly atoms: readonly string[];
  readonly question: Readonly<Record<string, unknown>>;
  readonly answers: readonly string[];
  readonly chance: number; // of being right by guessing
}

export interface JudgedBody {
  readonly right: boolean;
  readonly wanted: string;
  readonly said: string;
  readonly rules: readonly string[]; // wrong rules that give this answer
}

export interface Change {
  readonly atom: string;
  readonly before: AtomState;
  readonly after: AtomState;
}

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
