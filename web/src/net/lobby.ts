/** What the server told when the page opened, handed down the component tree. */

import { createContext } from 'svelte';
import type { Lobby } from '../wire';

export const [useLobby, provideLobby] = createContext<Lobby>();
