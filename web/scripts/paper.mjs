// Writes what printed cards take from this page to src/musicards/paper: the faces of cards, the colors, and the fonts.
// With --check: reports stale files instead.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { createServer } from 'vite';

const path = (from, name) => fileURLToPath(new URL(name, from));
const web = (name) => path(new URL('../', import.meta.url), name);
const paper = (name) => path(new URL('../../src/musicards/paper/', import.meta.url), name);
const source = (name) => readFileSync(web(name), 'utf8');

const vite = await createServer({ root: web('.'), server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'error' });
const load = (name) => vite.ssrLoadModule(name);
const { PALETTES } = await load('/src/settings/choices.ts');
const { WIDTHS } = await load('/src/card/faces.ts');
const { CARD_GLYPHS } = await load('/src/music/glyphs.ts');
const { GLYPHS } = await load('/src/music/engraving-glyphs.ts');
const { CLEFS, CLEF_SHAPES, engraved, signaturePlaces, signatureWidth } = await load('/src/music/engraving.ts');
const { HEAD, StaffDrawing } = await load('/src/music/staff.ts');
const { HOURS } = await load('/src/music/hours.ts');
const { printedNames } = await load('/src/texts/tell.ts');
const { render } = await load('svelte/server');

/** The custom properties of the rules for `selector`; for light-dark() the light value. */
function properties(css, selector) {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const own = [...rules].filter(([, selectors]) => selectors.split(',').some((each) => each.trim() === selector));
  if (own.length === 0) throw new Error(`no rule for ${selector}`);
  const lines = own.flatMap(([, , body]) => [...body.matchAll(/--([\w-]+): (.*);/g)]);
  return Object.fromEntries(lines.map(([, name, value]) => [name, value.replace(/^light-dark\((\w+\([^)]*\)|[^,]*),.*$/, '$1')]));
}

/** A CSS color as #rrggbb. */
function hex(color) {
  const code = Buffer.from(`a{color:${color}}`);
  const found = /color:#(\w{3}|\w{6})\b/.exec(transform({ filename: 'color.css', code, minify: true, targets: { chrome: 80 << 16 } }).code);
  if (!found) throw new Error(`${color} is no color`);
  return `#${found[1].length === 3 ? found[1].replace(/./g, '$&$&') : found[1]}`;
}

/** The colors of each palette by custom property. On paper cards are white: a printer would print a tint as scattered dots. */
function palettes() {
  const pitches = source('src/style/palettes.css');
  const tokens = properties(source('src/style/tokens.css'), ':root');
  const stronger = properties(pitches, ":root[data-palette='contrast']");
  const colors = (name) => {
    const own = { ...tokens, ...(name === 'contrast' ? stronger : {}), card: '#fff' };
    const cards = Object.entries(own).filter(([property]) => property.startsWith('card') && !property.endsWith('scale'));
    const pitched = Object.entries(properties(pitches, `[data-palette='${name}']`));
    const tints = pitched.map(([property, color]) => [`tint-${property}`, `color-mix(in oklab, ${own.card}, ${color} ${own.tint})`]);
    return Object.fromEntries([...cards, ...pitched, ...tints].map(([property, color]) => [property, hex(color)]));
  };
  return Object.fromEntries(PALETTES.map((name) => [name, colors(name)]));
}

/** A component of the page as SVG: without the marks for the browser, with numbers to four decimals and outlines by name. */
async function drawn(component, props) {
  const { default: loaded } = await load(`/src/card/${component}.svelte`);
  const short = render(loaded, { props })
    .body.replaceAll(/<!--.*?-->| class=".*?"| data-(head|sign)(=".*?")?/g, '')
    .replaceAll(/><\/(path|rect|circle)>/g, '/>')
    .replaceAll('/> <', '/><')
    .replaceAll(/-?\d+\.\d{5,}(e-\d+)?/g, (number) => String(Number(Number(number).toFixed(4))));
  return Object.entries(CARD_GLYPHS).reduce((svg, [name, outline]) => svg.replaceAll(`"${outline}"`, `"{${name}}"`), short);
}

/** The parts of cards by name, with `·` for a name of a note. */
async function faces() {
  const BLANK = '·';
  const made = {};
  const blanks = (hour) => printedNames(hour).map(() => BLANK);
  const add = async (name, component, props) => void (made[name] = await drawn(component, props));
  const shown = [
    ['name', true, false],
    ['clock', false, true],
    ['name clock', true, true],
  ];
  for (const hour of HOURS) {
    const names = printedNames(hour);
    await add(`name ${hour}`, 'NameFace', { names: blanks(hour) });
    for (const size of ['usual', 'wide', 'large', 'narrow']) await add(`keyboard ${size} ${hour}`, 'Keys', { hour, size });
    for (const strong of [false, true]) await add(`clock ${strong ? 'large' : 'usual'} ${hour}`, 'Dial', { hour, strong });
    for (const octave of [3, 4, 5, 6]) {
      for (const large of [false, true])
        await add(`staff ${large ? 'large' : 'usual'} ${hour} ${octave}`, 'Staff', { names, octave, large });
    }
    for (const [faces, name, clock] of shown) {
      await add(`index ${faces} ${hour}`, 'Index', { card: { hour, names }, names: name ? blanks(hour) : [], clock });
    }
  }
  for (const octave of [3, 4, 5, 6]) await add(`octave ${octave}`, 'OctaveMark', { octave });
  for (const code of ['?', 'X']) await add(`index ${code}`, 'Index', { card: { code, hour: null, names: [] }, names: [] });
  for (const [faces, name, clock] of [['', false, false], ...shown]) {
    await add(`scale ${faces}`.trim(), 'WildFace', { card: { code: 'X', hour: null }, namesAt: name ? blanks : undefined, clock });
  }
  await add('question mark', 'WildFace', { card: { code: '?', hour: null } });
  made['keyboard blank'] = made['keyboard large 1'].replace(/<rect.*$/, '</g>');
  made.back = /<path.*?>/.exec(await drawn('CardBack', {}))[0];
  return made;
}

/** What worksheets need to draw a staff: clefs, key signatures, and accidentals with the room that they take in staff spaces. */
function staffs() {
  const outlines = Object.entries({ ...CARD_GLYPHS, ...GLYPHS });
  const nameOf = (outline) => outlines.find(([, each]) => each === outline)[0];
  const clefs = CLEFS.map((clef) => {
    const { outline, on, bottom } = CLEF_SHAPES[clef];
    const [sharps, flats] = [7, -7].map((signature) => signaturePlaces(signature, clef));
    return [clef, { outline: nameOf(outline), on, bottom: `${bottom.name}${bottom.octave}`, sharps, flats }];
  });
  const note = (name) => ({ notes: [{ name, octave: 4 }] });
  const altered = engraved(['Db', 'D', 'D#', 'E##', 'Ebb'].map(note), { clef: 'treble' }).flat();
  const signs = altered.map(({ signs: [{ name, outline, room }] }) => [name, { outline: nameOf(outline), room }]);
  const unit = new StaffDrawing(1);
  const apart = { sharp: signatureWidth(unit, 1), flat: signatureWidth(unit, -1) };
  return { head: HEAD, apart, clefs: Object.fromEntries(clefs), signs: Object.fromEntries(signs) };
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

/** A line for each face. */
const json = (value) => Buffer.from(`${JSON.stringify(value, null, 1).replaceAll(/\n {3}/g, ' ')}\n`);
const TEXT = 'node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin';
const made = {
  'looks.json': json({
    palettes: palettes(),
    widths: WIDTHS,
    outlines: { ...CARD_GLYPHS, ...GLYPHS },
    staffs: staffs(),
    faces: await faces(),
  }),
  'fonts/AtkinsonHyperlegibleNext-Regular.ttf': unwrapped(`${TEXT}-400-normal.woff`, 'AtkinsonHyperlegibleNext-Regular'),
  'fonts/AtkinsonHyperlegibleNext-Bold.ttf': unwrapped(`${TEXT}-700-normal.woff`, 'AtkinsonHyperlegibleNext-Bold'),
  'fonts/MusicardsSigns.otf': unwrapped('src/assets/musicards-signs.woff', 'MusicardsSigns'),
  'fonts/atkinson-hyperlegible-next.txt': readFileSync(web('public/licences/atkinson-hyperlegible-next.txt')),
  'fonts/musicards-signs.txt': readFileSync(web('public/licences/musicards-signs.txt')),
};

await vite.close();

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
