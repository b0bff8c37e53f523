import { expect, test } from 'vitest';
import { AREAS } from './messages';

const SOURCES = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ALWAYS = ['common', 'music', 'refusals'];
/** Shown only at tables and in reviews, by pages and games that load what all of them need. */
const AT_TABLES = /^\.\.\/(?:games|table|match|lesson|diagnosis|texts)\//;
/** Use a text only where its area has been loaded: spoken words are read by a source that loads them, the others are conditional. */
const CONDITIONAL = ['../input/spoken-words.ts', '../people/TurnClock.svelte', '../tools/label.ts'];

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
  const source = SOURCES[file] ?? '';
  return Array.from(source.matchAll(/withTexts\(\s*\(\) => import\('([^']+)'\)([^;]*?)\)[;,]/g), ([, name = '', rest = '']) => ({
    file: fileOf(file, name) ?? name,
    areas: found(rest, /'(\w+)'/g),
  }));
}

function reachable(file: string): Set<string> {
  const seen = new Set([file]);
  for (const each of seen) for (const next of importsOf(each)) seen.add(next);
  return seen;
}

/** Whatever is loaded on its own, by file, with the areas that are loaded by then, whoever loads it. */
function loaded(): Map<string, Set<string>> {
  const areas = new Map([['../main.ts', new Set(ALWAYS)]]);
  const waiting = ['../main.ts'];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    for (const each of [...reachable(file)].flatMap(loadersOf)) {
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
      if (AT_TABLES.test(file) || CONDITIONAL.includes(file)) continue;
      const source = SOURCES[file] ?? '';
      const own = found(source, /\bneed\(([^)]*)\)/g).join();
      for (const area of AREAS) {
        if (!areas.has(area) && !own.includes(`'${area}'`) && new RegExp(`\\bt\\(\\s*['\`]${area}-`).test(source)) {
          missing.add(`${page} shows ${file}, which needs ${area}`);
        }
      }
    }
  }
  expect([...missing]).toEqual([]);
});
