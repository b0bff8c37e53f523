/** The pages, each loaded when it is wanted. */

import type { Route } from '../browser/router.svelte';

export const PAGES = {
  home: () => import('./HomePage.svelte'),
  new: () => import('./NewMatchPage.svelte'),
  table: () => import('./TablePage.svelte'),
  review: () => import('./ReviewPage.svelte'),
  settings: () => import('./SettingsPage.svelte'),
  practice: () => import('./PracticePage.svelte'),
  tools: () => import('./ToolsPage.svelte'),
  transpose: () => import('./TransposePage.svelte'),
  print: () => import('./PrintPage.svelte'),
  tuner: () => import('./TunerPage.svelte'),
  cards: () => import('./CardsPage.svelte'),
} as const satisfies Readonly<Record<Route['page'], () => Promise<unknown>>>;
