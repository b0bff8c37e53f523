/** The lobby as the server sent it last. Pages that work without the server need the cards in it. */

import { fromJson, storedValue, storeValue } from '../browser/storage';
import type { Lobby } from '../wire';

const NAME = 'lobby';

export const keepLobby = (lobby: Lobby): void => storeValue(NAME, JSON.stringify(lobby));

/** Null before the first visit, and where the browser stores nothing. */
export const keptLobby = (): Lobby | null => fromJson(storedValue(NAME)) as Lobby | null;
