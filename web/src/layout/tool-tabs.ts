/** The tools that the row of tabs leads to, for every component below `App`. */

import { createContext } from 'svelte';

export interface ToolTab {
  readonly page: string; // as its address begins: `tuner`
  readonly label: () => string;
}

export const [useToolTabs, provideToolTabs] = createContext<readonly ToolTab[]>();
