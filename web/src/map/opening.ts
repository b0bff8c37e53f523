/** Opens the sheet of a spot, for every spot below the map's page. */

import { createContext } from 'svelte';

export const [useOpening, provideOpening] = createContext<(atom: string) => void>();
