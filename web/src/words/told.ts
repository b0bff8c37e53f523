/** Sentences for what can be told at a table: one for each event of the games, one for each notice of the server. */

import type { Notice, SeenEvent } from '../wire';
import type { Voice } from './tell';

export type Sentences = {
  readonly [Type in SeenEvent['type']]: (event: Extract<SeenEvent, { type: Type }>, voice: Voice) => string;
};

export type NoticeSentences = { readonly [Kind in Notice['kind']]: (notice: Notice, voice: Voice) => string };

type Later = 'asked' | 'given' | 'fished' | 'book-laid' | 'pair-laid' | 'fanned' | 'took' | 'went-out' | 'flipped' | 'pair-kept' | 'turned-back';

/** Those of Go Fish, Old Maid and Memory. */
export type MoreSentences = Pick<Sentences, Later>;
