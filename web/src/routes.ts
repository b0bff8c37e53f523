/**
 * Every page, by the name that its address begins with: `#/NAME/PART/PART`. To add a page, add an entry here, the page in
 * `pages/`, and its texts; with `tab` it is one of the tools.
 */

import type { Component } from 'svelte';
import { keptTables } from './browser/recent-tables';
import { decoded, type Address } from './browser/router.svelte';
import { home } from './net/backend';
import { preloadTable } from './pages/preload-table';
import { GAME_AREAS } from './texts/games';
import { t, withTexts } from './texts/texts.svelte';
import type { Lobby } from './wire';

type Parts = Address['parts'];

interface Route<Props extends object> {
  readonly load: () => Promise<{ default: Component<Props> }>;
  /** The page's properties; null where the address lacks a part, and the home page is shown instead. */
  readonly props: (parts: Parts, lobby: Lobby) => Props | null;
  /** The title of the browser's window. A page without one sets the title itself. */
  readonly title?: () => string;
  /** The page's name in the row of tools. */
  readonly tab?: () => string;
  /** The name of the tool where there is more space, if neither its title nor its tab says it. */
  readonly name?: () => string;
  /** The page is recreated when the first part of the address changes, such as a table's code. */
  readonly keyed?: true;
  /** The page works without the server, so it is kept in this browser. */
  readonly alone?: true;
  /** Requests to send while the page itself is loading. */
  readonly preload?: (parts: Parts) => Promise<unknown>;
}

/** A route whose properties fit its page. */
export type AnyRoute = Route<Record<string, unknown>>;

/** Check that a route's properties fit its page, then drop their types. */
const route = <Props extends object>(entry: Route<Props>): AnyRoute => entry as unknown as AnyRoute;

const query = (parts: Parts): { query: string } => ({ query: parts.join('/') }); // a meter such as 6/8 has a slash

const loadHome = withTexts(() => import('./pages/HomePage.svelte'), 'home', ...GAME_AREAS);
const loadTables = withTexts(() => import('./pages/RecentTables.svelte'), 'home');

const HOME = route({
  // Whoever has tables to return to sees them with the rest.
  load: async () => (await Promise.all([loadHome(), keptTables().length > 0 && loadTables()]))[0],
  props: (_, lobby) => ({ lobby }),
});

/** What a page that asks questions needs: the words of questions, answers and explanations. */
const ASKING = ['atoms', 'today', 'items', 'diagnosis', 'answering', 'lessons', 'input', 'steps', 'settings'] as const;

const loadExercise = withTexts(
  () => import('./pages/ExercisePage.svelte'),
  'exercise',
  'clefs',
  'rhythm',
  ...ASKING,
  'room',
  'worksheet',
  'paper',
);

const ROUTES: Readonly<Record<string, AnyRoute>> = {
  // #/new/GAME
  new: route({
    load: withTexts(() => import('./pages/NewMatchPage.svelte'), 'setup', ...GAME_AREAS),
    props: ([game], lobby) => (game ? { lobby, game: decoded(game) } : null),
    keyed: true,
  }),
  // #/table/CODE; a link for another device is #/table/CODE/KEY, and the page removes the key
  table: route({
    load: withTexts(() => import('./pages/TablePage.svelte'), 'events', 'table', 'room'),
    props: ([code, key]) => (code ? { code: decoded(code), seatKey: key ? decoded(key) : null } : null),
    keyed: true,
    preload: ([code]) => (code ? preloadTable(decoded(code)) : Promise.resolve()),
  }),
  // #/review/CODE, and #/review/CODE/VERSION for one of its moves
  review: route({
    load: withTexts(() => import('./pages/ReviewPage.svelte'), 'lessons', 'events', 'table', 'room', 'review'),
    props: ([code, version = '']) => (code ? { code: decoded(code), version: /^\d{1,6}$/.test(version) ? Number(version) : null } : null),
    keyed: true,
  }),
  settings: route({
    load: withTexts(() => import('./pages/SettingsPage.svelte'), 'settings'),
    props: () => ({}),
    title: () => t('common-settings'),
    alone: true,
  }),
  // #/learning; a link from another device is #/learning/fetch/ID/KEY, and the page removes both
  learning: route({
    load: withTexts(() => import('./pages/LearningPage.svelte'), 'learning', 'suggestion', 'room'),
    props: ([word, id, key]) => ({ arriving: word === 'fetch' ? { id: decoded(id ?? ''), key: decoded(key ?? '') } : null }),
  }),
  'all-tools': route({
    load: withTexts(() => import('./pages/AllToolsPage.svelte'), 'tools'),
    props: () => ({}),
    title: () => t('common-tab-all'),
    tab: () => t('common-tab-all'),
  }),
  // #/tools/TEXT/ORDER/TUNING, see tools/address.ts
  tools: route({
    load: withTexts(() => import('./pages/ToolsPage.svelte'), 'tools', 'clefs', 'input', 'answering', 'settings', 'room'),
    props: (parts) => ({ parts: parts.map(decoded) }),
    tab: () => t('common-tab-tools'),
  }),
  // #/transpose/QUERY, see tools/transposing.ts
  transpose: route({
    load: withTexts(() => import('./pages/TransposePage.svelte'), 'tools', 'clefs', 'instruments', 'input', 'room'),
    props: query,
    title: () => t('common-tab-transpose'),
    tab: () => t('common-tab-transpose'),
  }),
  // #/progression/QUERY, see tools/progression.ts
  progression: route({
    load: withTexts(() => import('./pages/ProgressionPage.svelte'), 'progression', 'tools', 'input', 'room'),
    props: query,
    title: () => t('common-tab-progression'),
    tab: () => t('common-tab-progression'),
  }),
  // #/tuner/HERTZ/TEMPO/BEATS…, see tools/tuner-settings.ts
  tuner: route({
    load: withTexts(() => import('./pages/TunerPage.svelte'), 'tools', 'answering'),
    props: (parts) => ({ parts }),
    title: () => t('common-tab-tuner.title'),
    tab: () => t('common-tab-tuner'),
    alone: true,
  }),
  // #/today, and #/today/FAMILY for questions of one family
  today: route({
    load: withTexts(() => import('./pages/TodayPage.svelte'), 'suggestion', 'home', 'map', ...ASKING),
    props: ([family = '']) => ({ family: decoded(family) }),
    title: () => t('common-today'),
    tab: () => t('common-today'),
    keyed: true,
  }),
  // #/exercise/QUERY, see exercise/exercise.ts
  exercise: route({
    load: loadExercise,
    props: query,
    title: () => t('common-exercise'),
    tab: () => t('common-exercise'),
  }),
  // #/cards/QUERY: old links to practice cards, which are exercises now
  cards: route({ load: loadExercise, props: ([cards = '']) => ({ query: '', cards }) }),
  // The trial of docs/trial.md; no page links to it
  trial: route({
    load: withTexts(() => import('./pages/TrialPage.svelte'), 'trial', 'exercise', 'clefs', ...ASKING),
    props: () => ({}),
    title: () => t('common-trial'),
  }),
  'input-test': route({
    load: withTexts(() => import('./pages/InputTestPage.svelte'), 'settings', 'practice', 'answering'),
    props: () => ({}),
    title: () => t('common-input-test'),
    tab: () => t('common-input-test'),
    alone: true,
  }),
  // #/map/VIEW, see map/views.ts
  map: route({
    load: withTexts(() => import('./pages/MapPage.svelte'), 'map', 'clefs', 'today', 'atoms', 'items', 'diagnosis', 'lessons'),
    props: ([view = '']) => ({ view }),
    title: () => t('common-tab-map'),
    tab: () => t('common-tab-map'),
  }),
  words: route({
    load: withTexts(() => import('./pages/WordsPage.svelte'), 'words', 'lessons'),
    props: () => ({}),
    title: () => t('common-words'),
    tab: () => t('common-words'),
  }),
  // #/class, and #/class/CODE/…, see pages/ClassPages.svelte
  class: route({
    load: () => import('./pages/ClassPages.svelte'),
    props: ([code = '', what = '', detail = '']) => ({ code: decoded(code).toUpperCase(), what, detail: decoded(detail) }),
  }),
  privacy: route({ load: withTexts(() => import('./pages/PrivacyPage.svelte'), 'privacy'), props: () => ({}) }),
  // #/print/QUERY, see paper/paper-request.ts
  ...(home.paper && {
    print: route({
      load: withTexts(() => import('./pages/PrintPage.svelte'), 'paper', 'settings', 'worksheet', 'clefs'),
      props: query,
      title: () => t('common-tab-print.title'),
      tab: () => t('common-tab-print'),
    }),
  }),
};

/** The tools, in the order of their tabs. */
export const TOOL_TABS = Object.entries(ROUTES).flatMap(([page, { tab, title, name }]) =>
  tab ? [{ page, label: tab, name: name ?? title ?? tab }] : [],
);

/** The pages that work without the server. */
export const PAGES_ALONE = Object.entries(ROUTES).flatMap(([page, { alone, title }]) => (alone && title ? [{ page, name: title }] : []));

/** Load the pages that work without the server, so that the service worker caches them. */
export async function loadPagesAlone(): Promise<void> {
  await Promise.all(PAGES_ALONE.map(({ page }) => routeTo(page).load()));
}

export interface Destination {
  readonly route: AnyRoute;
  readonly props: Record<string, unknown>;
  /** The page is recreated when this changes. */
  readonly key: string;
}

const routeTo = (page: string): AnyRoute => (Object.hasOwn(ROUTES, page) ? ROUTES[page] : undefined) ?? HOME;

/** The page of an address; the home page for an unknown address. */
export function destination({ page, parts }: Address, lobby: Lobby): Destination {
  const found = routeTo(page);
  const props = found.props(parts, lobby);
  if (!props) return destination({ page: '', parts: [] }, lobby);
  return { route: found, props, key: found.keyed ? `${page}/${parts[0] ?? ''}` : page };
}

/** Load the page of an address and send its first requests. The page requests them again and reports what fails. */
export function preload({ page, parts }: Address): void {
  const found = routeTo(page);
  for (const each of [found.load(), found.preload?.(parts)]) each?.catch(() => undefined);
}
