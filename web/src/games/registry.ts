/** The games that this page can show. Each is loaded when its table is first opened. */

import type { Table } from '../wire';
import type { GameView } from '../match/game-view';
import { need, withTexts } from '../texts/texts.svelte';

type Loaders = { readonly [Game in Table['game']]: () => Promise<GameView<Extract<Table, { game: Game }>>> };

const LOADERS: Loaders = {
  distance: async () => (await import('./distance')).distance,
  steps: async () => (await import('./steps')).steps,
  keys_corners: async () => (await import('./keys_corners')).keysCorners,
  go_fish: async () => (await import('./go_fish')).goFish,
  old_maid: async () => (await import('./old_maid')).oldMaid,
  memory: async () => (await import('./memory')).memory,
};

const loadGeneric = withTexts(async () => (await import('./generic')).generic, 'generic');

/** Load the page's definition of a game and its texts; the generic one of a game that this page does not know. */
export async function loadView(game: string): Promise<GameView> {
  if (!Object.hasOwn(LOADERS, game)) return loadGeneric();
  const known = game as Table['game'];
  const [view] = await Promise.all([LOADERS[known](), need(known)]);
  return view as unknown as GameView; // it is only ever given tables of its own game
}
