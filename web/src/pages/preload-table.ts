/** Requests what a table's page needs first, while the page itself is still loading. */

import { loadView } from '../games/registry';
import { getRoom } from '../net/http';
import type { Room } from '../wire';

let requested: { readonly code: string; readonly room: Promise<Room> } | null = null;

/** Request a table's room, then load the view of its game. */
export async function preloadTable(code: string): Promise<void> {
  const room = getRoom(code);
  requested = { code, room };
  try {
    await loadView((await room).game);
  } catch (error) {
    requested = null; // the page asks again when the server is back
    throw error;
  }
}

/** A table's room: from the early request the first time, requested now after that. */
export function firstRoom(code: string): Promise<Room> {
  const early = requested?.code === code ? requested.room : null;
  requested = null;
  return early ?? getRoom(code);
}
