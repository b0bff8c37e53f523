/** How the tables of the games are drawn to be looked at: their middle, and what lies beside a seat. */

import type { Component } from 'svelte';
import GoFishBooks from '../games/go_fish/Books.svelte';
import SayLetterAgain from '../games/distance/SayAgain.svelte';
import type { SayAgainProps } from '../match/game-view';
import CornersBooks from '../games/keys_corners/Books.svelte';
import CornersReview from '../games/keys_corners/Review.svelte';
import MemoryReview from '../games/memory/Review.svelte';
import SheddingReview from '../games/shedding/Review.svelte';
import SayStepAgain from '../games/steps/SayAgain.svelte';
import type { Table } from '../wire';
import Laid from './Laid.svelte';
import Moved from './Moved.svelte';
import type { Move } from '../match/moves';

interface MiddleProps<T extends Table> {
  readonly move: Move;
  readonly table: T; // after the move
  readonly moves: readonly Move[];
  readonly place: number; // of the move among them
}

export interface ReviewView<T extends Table = Table> {
  readonly middle: Component<MiddleProps<T>>;
  readonly beside?: Component<{ table: T; seat: number }>;
  /** Players have no hands: all lies on the table. */
  readonly handless?: boolean;
  /** How a misplay is said again; none where what does not fit is not possible. */
  readonly sayAgain?: Component<SayAgainProps<T>>;
}

type Views = { readonly [Game in Table['game']]: ReviewView<Extract<Table, { game: Game }>> };

const VIEWS: Views = {
  distance: { middle: SheddingReview, sayAgain: SayLetterAgain },
  steps: { middle: SheddingReview, sayAgain: SayStepAgain },
  keys_corners: { middle: CornersReview, beside: CornersBooks },
  go_fish: { middle: Moved, beside: GoFishBooks },
  old_maid: { middle: Moved, beside: Laid },
  memory: { middle: MemoryReview, beside: Laid, handless: true },
};

/** A view is only ever given tables of its own game. */
export function reviewOf(game: Table['game']): ReviewView {
  return VIEWS[game] as unknown as ReviewView;
}
