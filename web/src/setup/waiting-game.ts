/** An unfinished game to go back to, instead of dealing another one. */

import { keptTables } from '../browser/recent-tables';
import { router, tablePath } from '../browser/router.svelte';
import { getRoom, Problem } from '../net/http';
import type { Room } from '../wire';

/** Go to the newest table with a begun game of `game` at which this browser has a seat. Returns false where there is none. */
export async function continueGame(game: string): Promise<boolean> {
  for (const { code } of keptTables().filter((table) => table.game === game)) {
    const room = await roomToContinue(code);
    if (room?.started) {
      router.go(tablePath(code));
      return true;
    }
  }
  return false;
}

/** The room of an unfinished match at which this browser has a seat; null for another one, or for a table that is gone. */
export async function roomToContinue(code: string): Promise<Room | null> {
  try {
    const room = await getRoom(code);
    return !room.over && room.you !== null ? room : null;
  } catch (error) {
    if (error instanceof Problem && error.status > 0) return null;
    throw error;
  }
}
