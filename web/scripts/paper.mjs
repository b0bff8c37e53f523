// Writes what printed cards take from this page to src/musicards/paper: the colors, the outlines of the signs, and the fonts.
// With --check: reports stale files instead.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const path = (from, name) => fileURLToPath(new URL(name, from));
const web = (name) => path(new URL('../', import.meta.url), name);
const paper = (name) => path(new URL('../../src/musicards/paper/', import.meta.url), name);
const source = (name) => readFileSync(web(name), 'utf8');

/** Load these modules and return their exports by name. */
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
        load: (asked) => (asked === id ? lines.join('') : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

const page = await load({ glyphs: 'src/music/glyphs.ts', choices: 'src/settings/choices.ts' });

/** The custom properties of the rule that starts with `selector`; for light-dark() the light value. */
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
  const OCTAVES = [3, 4, 5, 6];
  const inks = ['card-ink', 'card-line', 'card-back', 'card-back-ink'];
  const colors = (name) => {
    const pitches = properties(palettes, `[data-palette='${name}'] {`);
    const own = name === 'contrast' ? { ...tokens, ...stronger } : tokens;
    return {
      pitches: HOURS.map((hour) => pitches[`pitch-${hour}`]),
      octaves: Object.fromEntries(
        OCTAVES.filter((octave) => pitches[`octave-${octave}`]).map((octave) => [octave, pitches[`octave-${octave}`]]),
      ),
      ...Object.fromEntries(inks.map((ink) => [ink.replaceAll('-', '_'), own[ink]])),
    };
  };
  const widths = /const WIDTHS[^{]*(\{[^}]*\})/.exec(source('src/card/faces.ts'));
  if (!widths) throw new Error('src/card/faces.ts has no WIDTHS');
  return {
    palettes: Object.fromEntries(page.choices.PALETTES.map((name) => [name, colors(name)])),
    tint: Number.parseFloat(tokens.tint) / 100,
    widths: new Function(`return ${widths[1]}`)(),
    glyphs: page.glyphs.GLYPHS,
  };
}

/** Add a PostScript name to a font's name table, because typesetters reject fonts without one. */
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

/** Convert a font from WOFF 1.0 to its plain form: the same tables, each 4-byte aligned, after a directory. */
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
