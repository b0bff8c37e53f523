/** Shapes of texts that several parts of the page share. Notes in texts are marked (see `notes.ts`); so is what is stressed, *so*. */

export type Options = Readonly<Record<string, unknown>>;

/** What an option is called, and its choices. */
export interface OptionText {
  readonly label: string;
  readonly help?: string;
  readonly choice?: (value: string | number) => string;
}

/** What one can type, and what it does. */
export type KeyText = readonly [keys: readonly string[], meaning: string];

/** A paragraph, or the items of a list. */
export type Block = string | readonly string[];

/** The rules of a game, as a sheet shows them. */
export interface Rules {
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly body: readonly Block[] }[];
}

/** All that the page says of a game before and beside its table. */
export interface GameWords {
  /** Its name, the same in every language: it is printed on the deck's own rules. */
  readonly title: string;
  /** What the name means, where that is not plain; '' in English. */
  readonly subtitle: string;
  readonly tagline: string;
  /** How one wins, in a sentence or two. */
  readonly aim: (options: Options) => string;
  readonly rules: (options: Options) => Rules;
  readonly keys: readonly KeyText[];
  readonly options: Readonly<Record<string, OptionText>>;
  /** What a seat has in the end: "4 cards", "25 points". */
  readonly score: (count: number) => string;
}
