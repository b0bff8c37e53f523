/** The games with a table of their own, each loaded with its texts when its table is first opened. Others have the generic table. */

import type { CommonEvent } from '../match/events';
import type { EventType } from '../match/game-events';
import type { GameView } from '../match/game-view';
import { withTexts } from '../texts/texts.svelte';
import type { Fault, Table } from '../wire';

const LOADERS = {
  distance: withTexts(async () => (await import('./distance')).distance, 'distance', 'lessons'),
  steps: withTexts(async () => (await import('./steps')).steps, 'steps', 'lessons'),
  keys_corners: withTexts(async () => (await import('./keys_corners')).keysCorners, 'keys_corners'),
  go_fish: withTexts(async () => (await import('./go_fish')).goFish, 'go_fish'),
  old_maid: withTexts(async () => (await import('./old_maid')).oldMaid, 'old_maid'),
  memory: withTexts(async () => (await import('./memory')).memory, 'memory'),
} satisfies { readonly [Game in Table['game']]?: () => Promise<GameView<Extract<Table, { game: Game }>>> };

type Views = Awaited<ReturnType<(typeof LOADERS)[keyof typeof LOADERS]>>;
type KeysOf<Each> = Each extends unknown ? keyof Each : never;
type Own = KeysOf<Views['events']> | KeysOf<Extract<Views, { misplays: object }>['misplays']['faults']>;
/** The generic table, with a property for each of the server's events and faults that no game has: a missing one is a type error below. */
type Generic = GameView & { readonly [Missing in Exclude<EventType | Fault, CommonEvent | Own>]: never };

const loadGeneric = withTexts(async (): Promise<Generic> => (await import('./generic')).generic, 'generic', 'lessons');

/** Load the page's definition of a game and its texts; the generic one if the game has none. */
export async function loadView(game: string): Promise<GameView> {
  const load = Object.hasOwn(LOADERS, game) ? LOADERS[game as Table['game']] : loadGeneric;
  return (await load()) as unknown as GameView; // it is only ever given tables of its own game
}
