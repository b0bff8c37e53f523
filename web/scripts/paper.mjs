// What the deck on paper has from this page: the rules and names in every language, the outlines of the signs, the colours,
// and the fonts. Written to src/musicards/paper; with --check: say what is stale.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const path = (from, name) => fileURLToPath(new URL(name, from));
const web = (name) => path(new URL('../', import.meta.url), name);
const paper = (name) => path(new URL('../../src/musicards/paper/', import.meta.url), name);
const locales = (name) => path(new URL('../../src/musicards/texts/locales/', import.meta.url), name);
const source = (name) => readFileSync(web(name), 'utf8');

/** The page's texts, in one language at a time; in place of the module that loads them in a browser. */
const TEXTS = `
  import { Catalog } from ${JSON.stringify(web('src/texts/catalog.ts'))};
  let catalog = null;
  export function readTexts(language, files) {
    catalog = new Catalog(language);
    for (const [area, ftl] of files) catalog.add(area, ftl);
  }
  export const t = (id, variables) => catalog.text(id, variables);
  export const textOf = t;
  export const hasText = (id) => catalog.hasText(id);
  export const idsOf = (prefix) => catalog.ids(prefix).filter((id) => !id.endsWith('-screen'));
  export const and = (parts) => catalog.and(parts);
  export const or = (parts) => catalog.or(parts);
`;

/** All that these modules export, by a name for each. */
async function load(modules) {
  const id = 'paper';
  const lines = Object.entries(modules).map(([name, file]) => `export * as ${name} from ${JSON.stringify(web(file))};`);
  const bundle = await rolldown({
    input: id,
    platform: 'node',
    plugins: [
      {
        name: id,
        resolveId: (asked) => (asked === id ? id : null),
        load: (asked) => (asked === id ? lines.join('') : asked.endsWith('texts.svelte.ts') ? TEXTS : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

const LANGUAGES = ['en', 'de', 'fr', 'es'];
const page = await load({
  glyphs: 'src/music/glyphs.ts',
  notations: 'src/naming/notations.ts',
  choices: 'src/settings/choices.ts',
  texts: 'src/texts/texts.svelte.ts',
  games: 'src/texts/games.ts',
  numbers: 'src/texts/rule-numbers.ts',
});

/** The games with their options and numbers, as the server describes them. */
const described = execFileSync(
  process.env.PYTHON ?? 'python3',
  [
    '-c',
    'import json; from musicards.games.registry import GAMES; print(json.dumps([dict(name=game.name, numbers=dict(game.rule_numbers), options=[option.describe() for option in game.known_options]) for game in GAMES.values()]))',
  ],
  { cwd: path(import.meta.url, '../..'), env: { ...process.env, PYTHONPATH: path(import.meta.url, '../../src') }, encoding: 'utf8' },
);
const GAMES = JSON.parse(described);
page.numbers.keepRuleNumbers(GAMES);
const INTERVALS = GAMES.flatMap(({ options }) => options).find(({ name }) => name === 'interval').choices;

/** What a table can agree on: what it is called, and its choices. The scale has too many to list. */
function agreementOn(game, { name, kind, choices }) {
  return {
    label: page.games.optionLabel(game, name),
    help: page.games.optionHelp(game, name),
    choices: kind === 'number' || kind === 'choice' ? choices.map((choice) => page.games.choiceLabel(game, name, choice)) : [],
  };
}

/** The rules of a game as a table plays that has agreed on nothing. */
function rulesOf({ name, options }) {
  return {
    title: page.games.gameTitle(name),
    subtitle: page.games.gameSubtitle(name),
    ...page.games.gameRules(name, Object.fromEntries(options.map((option) => [option.name, option.default]))),
    agreements: options.map((option) => agreementOn(name, option)),
  };
}

/** Read the texts of a language, which everything is then in. */
function useTexts(language) {
  const files = readdirSync(locales(language));
  page.texts.readTexts(
    language,
    files.map((name) => [name, readFileSync(locales(`${language}/${name}`), 'utf8')]),
  );
}

function wordsIn(language) {
  useTexts(language);
  return {
    games: Object.fromEntries(GAMES.map((game) => [game.name, rulesOf(game)])),
    intervals: INTERVALS.map((interval) => page.texts.t('music-interval', { interval })),
    half: page.texts.t('steps-half'),
    whole: page.texts.t('steps-whole'),
    described: page.texts.t('music-card', { names: '{names}', octave: '{octave}', hour: '{hour}' }),
    either: page.texts.or(['{one}', '{other}']),
    question: page.texts.t('music-wild-card'),
    chromatic_scale: page.texts.t('music-wild-card.scale'),
    clock: page.texts.t('settings-face-clock'),
    keys: page.texts.t('settings-face-keys'),
    notation: page.choices.usualNotation(language),
  };
}

const languages = Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)]));

/** The printed names, and what else the rules name: how each is shown and how it is said. */
function names() {
  const letters = [...'CDEFGAB'].flatMap((letter) => [letter, `${letter}#`, `${letter}b`]);
  const named = [...JSON.stringify(languages).matchAll(/\u27e6[-=]?([^\u27e7]*)\u27e7/g)].map(([, name]) => name);
  const all = [...new Set([...letters, ...named])].sort();
  const each = (make) =>
    Object.fromEntries(
      LANGUAGES.map((language) => {
        useTexts(language);
        const notations = page.choices.NOTATIONS.map((notation) => [
          notation,
          Object.fromEntries(all.map((name) => [name, make(name, { notation, tonic: 'C' })])),
        ]);
        return [language, Object.fromEntries(notations)];
      }),
    );
  return { shown: each(page.notations.shownName), said: each(page.notations.saidName) };
}

/** `--name: value` within the rule that starts with `selector`; of light-dark() the light one. */
function properties(css, selector) {
  const from = css.indexOf(selector);
  if (from < 0) throw new Error(`no rule for ${selector}`);
  const rule = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  const lines = [...rule.matchAll(/--([\w-]+): (.*);/g)];
  return Object.fromEntries(lines.map(([, name, value]) => [name, value.replace(/^light-dark\((\w+\([^)]*\)|[^,]*),.*$/, '$1')]));
}

function looks() {
  const palettes = source('src/style/palettes.css');
  const tokens = properties(source('src/style/tokens.css'), ':root {');
  const stronger = properties(palettes, ":root[data-palette='contrast']");
  const HOURS = Array.from({ length: 12 }, (_, index) => index + 1);
  const inks = ['card-ink', 'card-line', 'card-back', 'card-back-ink'];
  const colours = (name) => {
    const pitches = properties(palettes, `[data-palette='${name}'] {`);
    const own = name === 'contrast' ? { ...tokens, ...stronger } : tokens;
    return {
      pitches: HOURS.map((hour) => pitches[`pitch-${hour}`]),
      ...Object.fromEntries(inks.map((ink) => [ink.replaceAll('-', '_'), own[ink]])),
    };
  };
  const widths = /const WIDTHS[^{]*(\{[^}]*\})/.exec(source('src/card/faces.ts'));
  if (!widths) throw new Error('src/card/faces.ts has no WIDTHS');
  return {
    palettes: Object.fromEntries(page.choices.PALETTES.map((name) => [name, colours(name)])),
    tint: Number.parseFloat(tokens.tint) / 100,
    widths: new Function(`return ${widths[1]}`)(),
    glyphs: page.glyphs.GLYPHS,
  };
}

/** A font's table of names with one more: that for PostScript, without which typesetters do not take a font. */
function withPostScriptName(names, name) {
  const count = names.readUInt16BE(2);
  const strings = names.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => names.subarray(6 + 12 * index, 18 + 12 * index));
  if (records.some((record) => record.readUInt16BE(6) === 6)) return names;
  const text = Buffer.from(name, 'utf16le').swap16();
  const added = Buffer.alloc(12);
  [3, 1, 0x409, 6, text.length, names.length - strings].forEach((value, index) => added.writeUInt16BE(value, 2 * index));
  const sorted = [...records, added].sort((one, other) => Buffer.compare(one.subarray(0, 8), other.subarray(0, 8)));
  const head = Buffer.from([0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(count + 1, 2);
  head.writeUInt16BE(strings + 12, 4);
  return Buffer.concat([head, ...sorted, names.subarray(strings), text]);
}

function checksum(table) {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/** A font out of its web wrapping (WOFF 1.0): the same tables, each 4-byte aligned, behind a directory. */
function unwrapped(file, name) {
  const woff = readFileSync(web(file));
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error(`${file} is no WOFF`);
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(directory, 0, 4, 8);
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((value, index) => directory.writeUInt16BE(value, 4 + 2 * index));
  const parts = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const at = 44 + 20 * index;
    const [from, packed, full] = [4, 8, 12].map((skip) => woff.readUInt32BE(at + skip));
    const bytes = woff.subarray(from, from + packed);
    const kept = packed < full ? inflateSync(bytes) : bytes;
    const table = woff.toString('latin1', at, at + 4) === 'name' ? withPostScriptName(kept, name) : kept;
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    woff.copy(directory, 12 + 16 * index, at, at + 4);
    directory.writeUInt32BE(table === kept ? woff.readUInt32BE(at + 16) : checksum(padded), 16 + 16 * index);
    directory.writeUInt32BE(offset, 20 + 16 * index);
    directory.writeUInt32BE(table.length, 24 + 16 * index);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

const json = (value) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
const TEXT = 'node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin';
const made = {
  'words.json': json({ languages, ...names() }),
  'looks.json': json(looks()),
  'fonts/AtkinsonHyperlegibleNext-Regular.ttf': unwrapped(`${TEXT}-400-normal.woff`, 'AtkinsonHyperlegibleNext-Regular'),
  'fonts/AtkinsonHyperlegibleNext-Bold.ttf': unwrapped(`${TEXT}-700-normal.woff`, 'AtkinsonHyperlegibleNext-Bold'),
  'fonts/MusicardsSigns.otf': unwrapped('src/assets/musicards-signs.woff', 'MusicardsSigns'),
  'fonts/atkinson-hyperlegible-next.txt': readFileSync(web('public/licences/atkinson-hyperlegible-next.txt')),
  'fonts/musicards-signs.txt': readFileSync(web('public/licences/musicards-signs.txt')),
};

function isStale(name, bytes) {
  try {
    return !readFileSync(paper(name)).equals(bytes);
  } catch {
    return true;
  }
}
const stale = Object.entries(made).filter(([name, bytes]) => isStale(name, bytes));
if (!process.argv.includes('--check')) {
  for (const [name, bytes] of stale) writeFileSync(paper(name), bytes);
} else if (stale.length > 0) {
  console.error(`src/musicards/paper is stale (${stale.map(([name]) => name).join(', ')}): node web/scripts/paper.mjs`);
  process.exit(1);
}
