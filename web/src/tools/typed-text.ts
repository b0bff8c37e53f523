/**
 * What people type to look something up, in their own language and names of notes, as the server reads it: the names of scales
 * and intervals become English ones here, and where only notes are named the server is told how. Pure.
 *
 * The player's own words come first: with German names B is B flat. A scale whose kind is in English has its tonic in English,
 * where that is a name there.
 */

import { saidName, shownName } from '../naming/notations';
import { type Language, type Notation, usualNotation } from '../settings/choices';
import { GAME_SCALES, MORE_SCALES, type MoreScales, type TypedScales } from '../words/scale-kinds';

/** What this needs of the words of a language. */
export interface TypedWords {
  readonly scaleNames: Readonly<Record<MoreScales, string>>;
  readonly kindName: (kind: string) => string;
  readonly intervalName: (english: string) => string;
  readonly typedScales: TypedScales;
}

export type FixedNotation = Exclude<Notation, 'degrees'>;

export interface TypedText {
  readonly text: string;
  /** How its notes are named. */
  readonly names: FixedNotation;
}

/** English names by those of a language. */
type Names = ReadonlyMap<string, string>;

interface Known {
  readonly kinds: Names;
  readonly tonics: Names;
}

const MOST_WORDS = 4; // of a tonic: Es mit Doppel-Kreuz
const ENGLISH_MINOR = 'minor'; // beside the names that the server has
const QUALITIES = ['perfect', 'major', 'minor', 'augmented', 'diminished'] as const;
const GENERICS = [
  'unison',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'octave',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
] as const;

/** Small, without accents and real signs, and nothing but words. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replaceAll('𝄪', '##')
    .replaceAll('𝄫', 'bb')
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim();
}

/** The notation for what has no tonic to count from: degrees cannot name a key. */
export function fixedNotation(notation: Notation, language: Language): FixedNotation {
  const fixed = notation === 'degrees' ? usualNotation(language) : notation;
  return fixed === 'degrees' ? 'english' : fixed;
}

/** What makes of a typed text what the server is to be asked. */
export function typedReader(words: TypedWords, notation: Notation, language: Language): (typed: string) => TypedText {
  const names = fixedNotation(notation, language);
  const usual = fixedNotation('degrees', language);
  const own = { kinds: ownKinds(words), tonics: tonicsIn([names, usual, 'english']) };
  const english = { kinds: englishKinds(), tonics: tonicsIn(['english', names, usual]) };
  return (typed) => {
    const text = plain(typed).replace(words.typedScales.around, '').trim();
    const named = read(text, own, words.typedScales) ?? read(text, english, words.typedScales);
    return named === null ? { text: withSigns(typed, language), names } : { text: named, names: 'english' };
  };
}

/** A tonic, and around it one of the kinds; the kind alone where there is no tonic; null when it is something else. */
function read(text: string, { kinds, tonics }: Known, { before, stem }: TypedScales): string | null {
  const parts = text.split(' ');
  for (let length = 1; length <= Math.min(MOST_WORDS, parts.length); length += 1) {
    for (let start = 0; start + length <= parts.length; start += 1) {
      const tonic = tonics.get(parts.slice(start, start + length).join(' '));
      if (tonic === undefined) continue;
      const end = start > 0 && before.includes(parts[start - 1] ?? '') ? start - 1 : start;
      const kind = kindIn([...parts.slice(0, end), ...parts.slice(start + length)], kinds, stem);
      if (kind !== undefined) return `${tonic} ${kind}`;
    }
  }
  return kindIn(parts, kinds, stem) ?? null;
}

/** Words of a kind in their order, written as one word or as several, or else in any order. */
function kindIn(parts: readonly string[], kinds: Names, stem: (word: string) => string): string | undefined {
  return kinds.get(inOrder(parts, stem)) ?? kinds.get(inAnyOrder(parts, stem));
}

const inOrder = (parts: readonly string[], stem: (word: string) => string): string => parts.map(stem).join('');
const inAnyOrder = (parts: readonly string[], stem: (word: string) => string): string => parts.map(stem).sort().join('/');

/** Every kind of scale and every interval by its names in a language; a name that two could have is left out. */
function ownKinds(words: TypedWords): Names {
  const { typedScales, scaleNames, kindName, intervalName } = words;
  const names: (readonly [name: string, english: string])[] = [
    ...GAME_SCALES.map((kind) => [kindName(kind.replaceAll(' ', '_')), kind] as const),
    ...(['ionian', 'aeolian'] as const).map((kind) => [kindName(kind), kind] as const),
    ...MORE_SCALES.map((kind) => [scaleNames[kind], kind] as const),
    ...Object.entries(typedScales.others),
    ...QUALITIES.flatMap((quality) => GENERICS.map((generic) => [intervalName(`${quality} ${generic}`), `${quality} ${generic}`] as const)),
  ];
  return byName(names, typedScales.stem);
}

function englishKinds(): Names {
  const kinds = [...GAME_SCALES, ...MORE_SCALES].map((kind) => [kind, kind] as const);
  return byName([...kinds, [ENGLISH_MINOR, 'natural minor']], (word) => word);
}

function byName(names: readonly (readonly [name: string, english: string])[], stem: (word: string) => string): Names {
  const known = new Map<string, string>();
  const shared = new Set<string>();
  const add = (key: string, english: string): void => {
    const before = known.get(key);
    if (before !== undefined && before !== english) shared.add(key);
    known.set(key, english);
  };
  for (const [name, english] of names) add(inOrder(plain(name).split(' '), stem), english);
  // In any order, and without what stands in brackets, only where that is no other's name.
  const loose = new Map<string, Set<string>>();
  for (const [name, english] of names) {
    for (const short of [name, name.replace(/ \(.*\)$/, '')]) {
      const parts = plain(short).split(' ');
      for (const key of [inOrder(parts, stem), inAnyOrder(parts, stem)]) loose.set(key, (loose.get(key) ?? new Set()).add(english));
    }
  }
  for (const [key, meant] of loose) {
    const [only] = meant;
    if (!known.has(key) && meant.size === 1 && only !== undefined) known.set(key, only);
  }
  for (const key of shared) known.delete(key);
  return known;
}

/** The English names of notes by how they are shown and said in some notations; what two have is the first's. */
function tonicsIn(notations: readonly FixedNotation[]): Names {
  const known = new Map<string, string>();
  for (const notation of notations) {
    const naming = { notation, tonic: 'C' };
    for (const letter of 'CDEFGAB') {
      for (const signs of ['', '#', 'b', '##', 'bb']) {
        const ascii = `${letter}${signs}`;
        for (const name of [shownName(ascii, naming), saidName(ascii, naming)].map(plain)) if (!known.has(name)) known.set(name, ascii);
      }
    }
  }
  return known;
}

/** The word for a sharp, which in Spanish is one that the server does not know, as a sign: `fa sostenido`. */
function withSigns(typed: string, language: Language): string {
  const word = saidName('C#', { notation: 'solfege', tonic: 'C' }).split(' ').at(-1) ?? '';
  return language === 'es' ? typed.replace(new RegExp(`\\s+${word}(?!\\p{L})`, 'giu'), '#') : typed;
}
