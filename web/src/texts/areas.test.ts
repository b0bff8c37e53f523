import { expect, test } from 'vitest';
import { AREAS } from './messages';

const FOUND = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** All files by their path from here, such as "../main.ts" and "../texts/notes.ts". */
const SOURCES = Object.fromEntries(Object.entries(FOUND).map(([file, source]) => [file.replace(/^\.\//, '../texts/'), source]));
const ALWAYS = ['common', 'music', 'refusals'];
/** Not checked: what only tables and reviews show, whose pages load what any game needs, and the functions that word texts for others. */
const ELSEWHERE = /^\.\.\/(?:games|table|match|texts)\//;
/**
 * Use a text only where its area has been loaded: spoken words are read by a source that loads them, the tools label their own pictures, and
 * only exercises ask about rhythms.
 */
const RHYTHMS = ['rhythm', 'rhythm-text', 'tap'].map((name) => `../items/kinds/${name}.ts`);
const CONDITIONAL = ['../input/spoken-words.ts', '../tools/label.ts', '../tools/said-chord.ts', ...RHYTHMS];
/** The area that `in-page.ts` loads before any page, where there is no server; elsewhere nothing shows it. */
const WITHOUT_SERVER = 'engine';

/** The file that an import means, from the file that has it; null for packages. */
function fileOf(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = new URL(specifier, `http://x/src/texts/${from}`).pathname.replace('/src/', '../');
  return ['', '.ts', '/index.ts'].map((end) => path + end).find((file) => file in SOURCES) ?? null;
}

interface Loader {
  readonly file: string;
  readonly areas: readonly string[];
}

const found = (source: string, pattern: RegExp): string[] => Array.from(source.matchAll(pattern), ([, name = '']) => name);

/** What a file imports when it is loaded. */
function importsOf(file: string): string[] {
  const names = found(SOURCES[file] ?? '', /^\s*(?:import|export)(?! type)[^;]*?from '([^']+)'/gm);
  return names.map((name) => fileOf(file, name)).filter((each) => each !== null);
}

/** What a file loads later, with the areas that are loaded with it. */
function loadersOf(file: string): Loader[] {
  const source = (SOURCES[file] ?? '').replaceAll('...ASKING', /const ASKING = \[(.*)\]/.exec(SOURCES[file] ?? '')?.[1] ?? '');
  const later = /withTexts\(\s*\(\) => import\('([^']+)'\)([^;]*?)\)[;,]|\bimport\('([^']+)'\)/g;
  return Array.from(source.matchAll(later), ([, name, rest = '', alone = '']) => ({
    file: fileOf(file, name ?? alone) ?? '',
    areas: found(rest, /'(\w+)'/g),
  })).filter(({ file: loads }) => loads !== '');
}

function reachable(file: string): Set<string> {
  const seen = new Set([file]);
  for (const each of seen) for (const next of importsOf(each)) seen.add(next);
  return seen;
}

/** Whatever is loaded on its own, by file, with the areas that are loaded by then, whichever page loads it. */
function loaded(): Map<string, Set<string>> {
  const areas = new Map([['../main.ts', new Set(ALWAYS)]]);
  const waiting = ['../main.ts'];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    for (const each of [...reachable(file)].filter((each) => !ELSEWHERE.test(each)).flatMap(loadersOf)) {
      const now = new Set([...(areas.get(file) ?? []), ...each.areas]);
      const before = areas.get(each.file);
      const both = before ? new Set([...before].filter((area) => now.has(area))) : now;
      if (before?.size === both.size) continue;
      areas.set(each.file, both);
      waiting.push(each.file);
    }
  }
  return areas;
}

test('every page loads the texts that it shows', () => {
  const pages = loaded();
  expect(pages.size).toBeGreaterThan(20);
  const missing = new Set<string>();
  for (const [page, areas] of pages) {
    for (const file of reachable(page)) {
      if (ELSEWHERE.test(file) || CONDITIONAL.includes(file)) continue;
      const source = SOURCES[file] ?? '';
      const own = found(source, /\bneed\(([^)]*)\)/g).join();
      for (const area of AREAS.filter((each) => each !== WITHOUT_SERVER)) {
        if (!areas.has(area) && !own.includes(`'${area}'`) && new RegExp(`\\bt\\([^)]*['\`]${area}-`).test(source)) {
          missing.add(`${page} shows ${file}, which needs ${area}`);
        }
      }
    }
  }
  expect([...missing]).toEqual([]);
});

test('texts for a page without a server are loaded before it, and shown there alone', () => {
  expect(SOURCES['../in-page.ts']).toContain(`need('${WITHOUT_SERVER}')`);
  const shown = Object.entries(SOURCES).filter(([file]) => !/^..\/(?:texts\/|layout\/EngineNotice)/.test(file));
  const lines = shown.flatMap(([, source]) => source.split('\n')).filter((line) => line.includes(`'${WITHOUT_SERVER}-`));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/\bhome\.(?:inPage \? (?:t\()?'|others \? .* : ')/.test(line))).toEqual([]);
});
