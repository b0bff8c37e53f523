/**
 * All texts of the page in the chosen language: `t('settings-title')`, `t('refusals-too-high', { most: 4, sum: 5 })`.
 *
 * Texts are Fluent files (src/musicards/texts/locales), one per language and area; that of a game has three areas. A
 * language is loaded when it is chosen, an area when a page needs it. How texts are written: docs/translating.md.
 */

import { Catalog, type Variables } from './catalog';
import type { Area, Messages, Plain } from './messages';

export type MessageId = keyof Messages | Plain;

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;
type VariablesOf<Id extends MessageId> = Id extends keyof Messages ? Messages[Id] : never;
/** The arguments after the id. For an id without a text, `Id` is any id: no arguments, so that the type check names the id. */
type Given<Id extends MessageId> = MessageId extends Id ? [] : [VariablesOf<Id>] extends [never] ? [] : [variables: Both<VariablesOf<Id>>];

/** Areas that every page needs, because any of them can show a refusal. */
const ALWAYS: readonly Area[] = ['common', 'music', 'refusals'];

const LOCALES = '../../../src/musicards/texts/locales';
const FILES = import.meta.glob<string>(
  [
    '../../../src/musicards/texts/locales/*/{*,games/*}.ftl',
    '!../../../src/musicards/texts/locales/all/**',
    // Those in other-pages.ts; Vite needs the list as it is.
    '!../../../src/musicards/texts/locales/*/{answering,atoms,classroom,clefs,diagnosis,engine,exercise,first_steps,generic,input,instruments,invite,items,learning,map,paper,plans,practice,print,privacy,progression,review,rhythm,rules,settings,setup,speech,suggestion,teach,today,tools,trial,words,worksheet}.ftl',
  ],
  { import: 'default' },
);
/** Texts that are the same in all languages, such as the names of the games. */
const SAME = import.meta.glob<string>(
  ['../../../src/musicards/texts/locales/all/{*,games/*}.ftl', '!../../../src/musicards/texts/locales/all/tools.ftl'],
  { import: 'default', eager: true },
);

let needed: readonly Area[] = ALWAYS;
let spoken = $state.raw<Catalog | null>(null);
let wanted: string | null = null;
let started: () => void = () => undefined;
const firstLanguage = new Promise<void>((resolve) => (started = resolve));

/** Load a language, with the areas needed so far. `use` makes it the page's language. */
export async function loadLanguage(language: string): Promise<Catalog> {
  wanted = language;
  const catalog = new Catalog(language);
  await fill(catalog);
  return catalog;
}

/** Use a loaded language, unless another one has been chosen meanwhile. */
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

/** Wrap a loader, such as a page's, so that it also waits for the texts of some areas. */
export function withTexts<Loaded>(load: () => Promise<Loaded>, ...areas: Area[]): () => Promise<Loaded> {
  return async () => {
    const [loaded] = await Promise.all([load(), need(...areas)]);
    return loaded;
  };
}

/** Load missing areas, repeating when more are requested meanwhile. */
async function fill(catalog: Catalog): Promise<void> {
  for (;;) {
    const missing = needed.filter((area) => !catalog.has(area));
    if (missing.length === 0) return;
    const texts = await Promise.all(missing.map((area) => read(catalog.language, area)));
    missing.forEach((area, index) => catalog.add(area, texts[index] ?? ''));
  }
}

/** What there is for an area: in its own file, or in that of its game. */
function fileOf<Each>(files: Readonly<Record<string, Each>>, language: string, area: string): Each | undefined {
  return files[`${LOCALES}/${language}/${area}.ftl`] ?? files[`${LOCALES}/${language}/games/${area}.ftl`];
}

interface Source {
  /** What is the same in all languages. */
  readonly same: string | undefined;
  readonly load: (() => Promise<string>) | undefined;
}

async function sourceElsewhere(language: string, area: string): Promise<Source> {
  const { FILES: others, PARTS, SAME: same } = await import('./other-pages');
  const [, game = '', part] = /^(\w+?)_(rules|first_steps)$/.exec(area) ?? [];
  if (part) return { same: undefined, load: fileOf(PARTS[part as keyof typeof PARTS], language, game) };
  return { same: fileOf(same, 'all', area), load: fileOf(others, language, area) };
}

async function read(language: string, area: Area): Promise<string> {
  const here = fileOf(FILES, language, area);
  const { same = '', load } = here ? { same: fileOf(SAME, 'all', area), load: here } : await sourceElsewhere(language, area);
  if (!load) throw new Error(`There is no text ${area} in ${language}.`);
  return same + (await load());
}

function catalog(): Catalog {
  if (!spoken) throw new Error('No language is loaded yet.');
  return spoken;
}

/** A text in the chosen language; reactive. Its notes are marked: show it with `shown` or `spoken` (naming). */
export function t<Id extends MessageId>(id: Id, ...[variables]: Given<Id>): string {
  return catalog().text(id, variables as Record<string, string | number> | undefined);
}

/** A text whose id is only known at run time, such as a section of the rules; its variables are not checked. */
export function textOf(id: string, variables: Variables = {}): string {
  return catalog().text(id, variables);
}

/** Whether a text exists, by an id only known at run time. */
export function hasText(id: string): boolean {
  return catalog().hasText(id);
}

/** The first of these texts that exists; '' for none. */
export function firstOf(ids: readonly string[], variables?: Variables): string {
  const id = ids.find(hasText);
  return id === undefined ? '' : textOf(id, variables);
}

/** "A, B, and C", in the chosen language. */
export function and(parts: readonly string[]): string {
  return catalog().and(parts);
}

/** "A, B, or C", in the chosen language. */
export function or(parts: readonly string[]): string {
  return catalog().or(parts);
}

/** A time in whole minutes, otherwise in seconds, e.g. "2 minutes" or "90 seconds", in the chosen language. */
export function duration(seconds: number): string {
  return catalog().duration(seconds);
}
