/** How each game's table is drawn in a review: its middle, and what is next to a seat. */

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
  readonly place: number; // the index of the move among them
}

export interface ReviewView<T extends Table = Table> {
  readonly middle: Component<MiddleProps<T>>;
  readonly seatPanel?: Component<{ table: T; seat: number }>;
  /** True for games without hands. */
  readonly handless?: boolean;
  /** The buttons for playing a misplay again; undefined for games without misplays. */
  readonly sayAgain?: Component<SayAgainProps<T>>;
}

type Views = { readonly [Game in Table['game']]?: ReviewView<Extract<Table, { game: Game }>> };

const VIEWS: Views = {
  distance: { middle: SheddingReview, sayAgain: SayLetterAgain },
  steps: { middle: SheddingReview, sayAgain: SayStepAgain },
  keys_corners: { middle: CornersReview, seatPanel: CornersBooks },
  go_fish: { middle: Moved, seatPanel: GoFishBooks },
  old_maid: { middle: Moved, seatPanel: Laid },
  memory: { middle: MemoryReview, seatPanel: Laid, handless: true },
};

const GENERIC: ReviewView = { middle: Moved };

/** How a game's table is drawn in a review; the generic way if the game has none of its own. */
export function reviewOf(game: string): ReviewView {
  const view = Object.hasOwn(VIEWS, game) ? VIEWS[game as Table['game']] : undefined;
  return (view as unknown as ReviewView | undefined) ?? GENERIC; // it is only ever given tables of its own game
}
