/** The tools in the row of tabs, for every component below `App`. */

import { createContext } from 'svelte';

export interface ToolTab {
  readonly page: string; // the start of its address: `tuner`
  readonly label: () => string;
  readonly name: () => string; // longer than the label, for some
}

export const [useToolTabs, provideToolTabs] = createContext<readonly ToolTab[]>();
