/**
 * All texts of the page, in the language chosen: `t('settings-title')`, `t('refusals-too-high', { most: 4, sum: 5 })`.
 *
 * Texts are Fluent files (src/musicards/texts/locales), one for each language and area. A language is loaded when it is
 * chosen, an area when a page needs it. How texts are written: docs/translating.md.
 */

import { Catalog, type Variables } from './catalog';
import { AREAS, type Area, type Messages, type Plain } from './messages';

export type MessageId = keyof Messages | Plain;

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;
type VariablesOf<Id extends MessageId> = Id extends keyof Messages ? Messages[Id] : never;
type Given<Id extends MessageId> = [VariablesOf<Id>] extends [never] ? [] : [variables: Both<VariablesOf<Id>>];

/** The games: they have rules. */
const GAMES = AREAS.filter((area) => AREAS.some((other) => other === `${area}_rules`));

/** Every page needs these: any of them can speak about a game, or refuse something. */
const ALWAYS: readonly Area[] = ['common', 'music', 'refusals', ...GAMES];

const FILES = import.meta.glob<string>('../../../src/musicards/texts/locales/*/*.ftl', { import: 'default' });

let needed: readonly Area[] = ALWAYS;
let spoken = $state.raw<Catalog | null>(null);
let wanted: string | null = null;
let started: () => void = () => undefined;
const firstLanguage = new Promise<void>((resolve) => (started = resolve));

/** Load a language: what is needed of it by then. `use` makes it that of the page. */
export async function loadLanguage(language: string): Promise<Catalog> {
  wanted = language;
  const catalog = new Catalog(language);
  await fill(catalog);
  return catalog;
}

/** Use a language that is loaded, unless another one has been chosen meanwhile. */
export function use(catalog: Catalog): boolean {
  if (catalog.language !== wanted) return false;
  spoken = catalog;
  started();
  return true;
}

/** Load the texts of some areas, in this language and in any chosen later. Resolves when they can be shown. */
export async function need(...areas: Area[]): Promise<void> {
  needed = [...needed, ...areas.filter((area) => !needed.includes(area))];
  await firstLanguage;
  if (spoken) await fill(spoken);
}

/** A loader, such as that of a page, that waits for texts of some areas, too. */
export function withTexts<Loaded>(load: () => Promise<Loaded>, ...areas: Area[]): () => Promise<Loaded> {
  return async () => {
    const [loaded] = await Promise.all([load(), need(...areas)]);
    return loaded;
  };
}

/** Load what is needed and not there; again if more has been asked for meanwhile. */
async function fill(catalog: Catalog): Promise<void> {
  for (;;) {
    const missing = needed.filter((area) => !catalog.has(area));
    if (missing.length === 0) return;
    const texts = await Promise.all(missing.map((area) => read(catalog.language, area)));
    missing.forEach((area, index) => catalog.add(area, texts[index] ?? ''));
  }
}

async function read(language: string, area: Area): Promise<string> {
  const load = FILES[`../../../src/musicards/texts/locales/${language}/${area}.ftl`];
  if (!load) throw new Error(`There is no ${area}.ftl in ${language}.`);
  return load();
}

function catalog(): Catalog {
  if (!spoken) throw new Error('No language is loaded yet.');
  return spoken;
}

/** A text in the language chosen; reactive. Notes in it are marked: show it with `shown` or `spoken` (naming). */
export function t<Id extends MessageId>(id: Id, ...[variables]: Given<Id>): string {
  return catalog().text(id, variables as Record<string, string | number> | undefined);
}

/** A text whose id is only known when the page runs, such as a section of the rules: nothing checks its variables. */
export function textOf(id: string, variables: Variables = {}): string {
  return catalog().text(id, variables);
}

/** Whether there is a text with an id that is only known when the page runs. */
export function hasText(id: string): boolean {
  return catalog().hasText(id);
}

/** The messages whose ids begin with `prefix`, in the order of their file. */
export function idsOf(prefix: string): string[] {
  return catalog().ids(prefix);
}

/** "A, B, and C", in the language chosen. */
export function and(parts: readonly string[]): string {
  return catalog().and(parts);
}

/** "A, B, or C", in the language chosen. */
export function or(parts: readonly string[]): string {
  return catalog().or(parts);
}

/** A time in whole minutes or else in seconds, such as "2 minutes" or "90 seconds", in the language chosen. */
export function duration(seconds: number): string {
  return catalog().duration(seconds);
}
