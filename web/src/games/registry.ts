/** The games that this page can show. */

import type { Table } from '../wire';
import { distance } from './distance';
import type { GameView } from './game-view';
import { keysCorners } from './keys_corners';
import { steps } from './steps';

type Views = { readonly [Game in Table['game']]: GameView<Extract<Table, { game: Game }>> };

const VIEWS: Views = { distance, steps, keys_corners: keysCorners };

/** How a game is shown; null for one that this page does not know. */
export function viewOf(game: string): GameView | null {
  // A view is only ever given tables of its own game.
  return game in VIEWS ? (VIEWS[game as Table['game']] as unknown as GameView) : null;
}
