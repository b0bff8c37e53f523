/** Imports Fluent files as modules without comments and deep indentation; those needed together share a chunk. */

import type { Plugin } from 'vite';

/** What every page needs, what every table needs, and what the pages for learning need. The rules of all games are one chunk, so are their first steps, and every other area is its own. */
const TOGETHER: Readonly<Record<string, string>> = {
  common: 'start',
  music: 'start',
  room: 'table',
  table: 'table',
  events: 'table',
  refusals: 'start',
  atoms: 'learning',
  exercise: 'learning',
  learning: 'learning',
  items: 'learning',
  map: 'learning',
  suggestion: 'learning',
  today: 'learning',
  trial: 'learning',
};

const FILE = /[\\/]locales[\\/]([\w-]+)[\\/](?:games[\\/])?([\w-]+)\.ftl(?:\?(rules|first_steps))?$/;

/** The chunk of a Fluent file, e.g. "en-table"; null for other modules, and for the texts of all languages. */
export function chunkOfTexts(id: string): string | null {
  const [, language, area = '', part] = FILE.exec(id) ?? [];
  const chunk = part ?? TOGETHER[area] ?? area;
  return language && language !== 'all' ? `${language}-${chunk}` : null;
}

/** Whether this is a built chunk of texts, such as assets/en-table-BDxQJzdC.js. Nothing has to be loaded before it. */
export const isOfTexts = (file: string): boolean => /(?:^|[\\/])[a-z]{2}-\w+-[\w-]{8}\.js$/.test(file);

/** The messages of a game's rules or first steps, which are loaded when they are shown, or all others of the file. */
function partOf(code: string, part: string | undefined): string {
  const messages = code.split(/^(?=[a-z])/m);
  return messages.filter((each) => /^\w+_(rules|first_steps)-/.exec(each)?.[1] === part).join('');
}

export function texts(): Plugin {
  return {
    name: 'musicards:texts',
    enforce: 'pre',
    transform(code, id) {
      const [, language, , part] = FILE.exec(id) ?? [];
      if (!language) return null;
      const messages = (language === 'all' ? code : partOf(code, part))
        .replace(/^#.*\n/gm, '')
        .replace(/\n{2,}(?=[a-z-])/g, '\n')
        .replace(/\n +/g, '\n ');
      return { code: `export default ${JSON.stringify(messages)};`, map: null };
    },
  };
}
