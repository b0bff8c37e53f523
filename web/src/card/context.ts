/** The deck and the lobby, for every component below `DeckProvider`. */

import { createContext } from 'svelte';
import type { Deck } from '../music/cards';
import type { Lobby } from '../wire';

export const [useDeck, provideDeck] = createContext<Deck>();
export const [useLobby, provideLobby] = createContext<Lobby>();
