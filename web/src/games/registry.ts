/** The games with a table of their own, each loaded with its texts when its table is first opened. Others have the generic table. */

import type { Table } from '../wire';
import type { GameView } from '../match/game-view';
import { withTexts } from '../texts/texts.svelte';

type Loaders = { readonly [Game in Table['game']]?: () => Promise<GameView<Extract<Table, { game: Game }>>> };

const LOADERS: Loaders = {
  distance: withTexts(async () => (await import('./distance')).distance, 'distance'),
  steps: withTexts(async () => (await import('./steps')).steps, 'steps'),
  keys_corners: withTexts(async () => (await import('./keys_corners')).keysCorners, 'keys_corners'),
  go_fish: withTexts(async () => (await import('./go_fish')).goFish, 'go_fish'),
  old_maid: withTexts(async () => (await import('./old_maid')).oldMaid, 'old_maid'),
  memory: withTexts(async () => (await import('./memory')).memory, 'memory'),
};

const loadGeneric = withTexts(async () => (await import('./generic')).generic, 'generic');

/** Load the page's definition of a game and its texts; the generic one if the game has none. */
export async function loadView(game: string): Promise<GameView> {
  const load = Object.hasOwn(LOADERS, game) ? LOADERS[game as Table['game']] : undefined;
  return (await (load ?? loadGeneric)()) as unknown as GameView; // it is only ever given tables of its own game
}
