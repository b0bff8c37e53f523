/** The pages, each loaded when it is wanted, with its texts. */

import type { Route } from '../browser/router.svelte';
import { withTexts } from '../texts/texts.svelte';

export const PAGES = {
  home: () => import('./HomePage.svelte'),
  new: () => import('./NewMatchPage.svelte'),
  table: withTexts(() => import('./TablePage.svelte'), 'lessons'),
  review: withTexts(() => import('./ReviewPage.svelte'), 'lessons'),
  settings: withTexts(() => import('./SettingsPage.svelte'), 'settings'),
  practice: withTexts(() => import('./PracticePage.svelte'), 'settings'),
  tools: () => import('./ToolsPage.svelte'),
  transpose: () => import('./TransposePage.svelte'),
  print: withTexts(() => import('./PrintPage.svelte'), 'settings'),
  tuner: () => import('./TunerPage.svelte'),
  cards: withTexts(() => import('./CardsPage.svelte'), 'lessons'),
} as const satisfies Readonly<Record<Route['page'], () => Promise<unknown>>>;
