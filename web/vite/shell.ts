/**
 * Tells the service worker which files are the app shell: the page, its immediate imports, and its fonts. Languages, pages,
 * and games are cached after their first use, or all of them where there is no server.
 */

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'worker/worker.ts';
const TOP_LEVEL = /^[^/]+\.(?:js|webmanifest)$/;
const SAMPLES = /^samples\//;

const hash = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex').slice(0, 12);

export function shell(): Plugin {
  let publicFolder = '';
  return {
    name: 'musicards:shell',
    apply: 'build',
    configResolved: (config) => void (publicFolder = config.publicDir),
    buildStart(): void {
      this.emitFile({ type: 'chunk', id: WORKER, fileName: 'worker.js' });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle): void {
        const worker = bundle['worker.js'];
        const page = bundle['index.html'];
        if (worker?.type !== 'chunk' || page?.type !== 'asset') return;
        const others = publicFiles(publicFolder);
        const named = (pattern: RegExp): string[] => [...others.keys()].filter((name) => pattern.test(name));
        const digest = (names: readonly string[]): string => hash(names.map((name) => others.get(name) ?? '').join());
        const files = named(TOP_LEVEL);
        const assets = shellAssets(bundle);
        const rest = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/') && !assets.includes(name))
          .sort();
        const version = hash(`${hash(page.source)} ${digest(files)} ${rest.join()}`);
        worker.code = worker.code
          .replace('__ASSETS__', () => JSON.stringify(assets))
          .replace('__REST__', () => JSON.stringify(rest))
          .replace('__PIANO__', () => JSON.stringify(named(SAMPLES)))
          .replace('__FILES__', () => JSON.stringify(['', ...files]))
          .replace('__SAMPLES__', () => JSON.stringify(digest(named(SAMPLES))))
          // Browsers take a worker for a new one when any byte differs.
          .replace('__VERSION__', () => JSON.stringify(version));
      },
    },
  };
}

/** The page's entry chunk with its static imports, its styles, and the fonts. */
function shellAssets(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const take = (name: string): void => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    if (file.type !== 'chunk') return;
    for (const each of [...file.imports, ...(file.viteMetadata?.importedCss ?? []), ...(file.viteMetadata?.importedAssets ?? [])])
      take(each);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset' ? /\.(?:woff2?|svg)$/.test(file.fileName) : file.isEntry && file.fileName !== 'worker.js')
      take(file.fileName);
  }
  return [...found].sort();
}

/** Short content hashes of the files of the public folder, by name. */
function publicFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(paths.map((path) => [relative(folder, path).replaceAll('\\', '/'), hash(readFileSync(path))]));
}
