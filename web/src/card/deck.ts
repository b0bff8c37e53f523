/** The deck, handed down the component tree. */

import { createContext } from 'svelte';
import type { Deck } from '../music/cards';

export const [useDeck, provideDeck] = createContext<Deck>();
