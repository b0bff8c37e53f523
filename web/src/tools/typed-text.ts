/**
 * Converts what people type, in their own language and note names, to what the server reads: scales and intervals
 * become codes with English tonics here; text with only notes is sent with its notation.
 *
 * The player's own words take precedence: in German notation B is B flat. A scale with an English kind has an English tonic,
 * where that is a name in English.
 */

import { saidName, shownName } from '../naming/notations';
import { fixedNotation, type FixedNotation, type Language, type Notation } from '../settings/choices';
import { idsOf, t, textOf } from '../texts/texts.svelte';
import { intervalNamed, intervalText } from '../texts/theory';

export interface TypedText {
  readonly text: string;
  /** The notation of its notes. */
  readonly names: FixedNotation;
}

/** Codes by their names in a language, or English names of tonics. */
type Names = ReadonlyMap<string, string>;

interface Known {
  readonly kinds: Names;
  readonly tonics: Names;
}

/** Removes the ending that gender or case adds to a word. */
type Stem = (word: string) => string;

/** Words around names in a language. */
interface Words {
  readonly before: readonly string[];
  readonly stem: Stem;
}

const MAX_WORDS = 4; // in a tonic: E mit Doppel-Be
const INTERVALS = Array.from('PMmAd').flatMap((quality) => Array.from({ length: 13 }, (_, index) => `${quality}${String(index + 1)}`));

/** The text in lower case, without accents and real signs, words only. */
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

/** A function that converts typed text to a question for the server. */
export function typedReader(notation: Notation, language: Language): (typed: string) => TypedText {
  const names = fixedNotation(notation, language);
  const usual = fixedNotation('degrees', language);
  const stem = stemmer();
  const own = { kinds: ownKinds(stem), tonics: tonicsIn([names, usual, 'english']) };
  const english = { kinds: englishKinds(stem), tonics: tonicsIn(['english', names, usual]) };
  const words = { before: listIn('tools-typed-before'), stem };
  const around = listIn('tools-typed-around').join('|');
  const scale = new RegExp(`^(?:${around})(?= )|(?<= )(?:${around})$`);
  return (typed) => {
    const text = plain(typed).replace(scale, '').trim();
    const named = read(text, own, words) ?? read(text, english, words);
    return named === null ? { text: withSigns(typed), names } : { text: named, names: 'english' };
  };
}

type ListId = 'tools-typed-around' | 'tools-typed-before' | 'tools-typed-endings';

/** The words of a comma-separated list. */
function listIn(id: ListId): string[] {
  return t(id).split(',').map(plain).filter(Boolean);
}

/** Read a tonic with a kind, or an interval alone, which is on C; null for anything else. */
function read(text: string, { kinds, tonics }: Known, { before, stem }: Words): string | null {
  const parts = text.split(' ');
  for (let length = 1; length <= Math.min(MAX_WORDS, parts.length); length += 1) {
    for (let start = 0; start + length <= parts.length; start += 1) {
      const tonic = tonics.get(parts.slice(start, start + length).join(' '));
      if (tonic === undefined) continue;
      const end = start > 0 && before.includes(parts[start - 1] ?? '') ? start - 1 : start;
      const kind = kindIn([...parts.slice(0, end), ...parts.slice(start + length)], kinds, stem);
      if (kind !== undefined) return `${tonic} ${kind}`;
    }
  }
  const kind = kindIn(parts, kinds, stem);
  return kind === undefined ? null : `C ${kind}`;
}

/** The kind named by words in order, written as one word or several, otherwise in any order. */
function kindIn(parts: readonly string[], kinds: Names, stem: Stem): string | undefined {
  const stems = parts.map(stem);
  return kinds.get(inOrder(stems)) ?? kinds.get(inAnyOrder(stems));
}

function stemmer(): Stem {
  const endings = listIn('tools-typed-endings').join('|');
  if (endings === '') return (word) => word;
  const ending = new RegExp(`(?<=.{2})(.)\\1?(?:${endings})$`); // dorienne is dorien
  return (word) => word.replace(ending, '$1');
}

const inOrder = (stems: readonly string[]): string => stems.join('');
const inAnyOrder = (stems: readonly string[]): string => stems.toSorted().join('/');

/** All kinds of scales and intervals by their names in a language; ambiguous names are left out. */
function ownKinds(stem: Stem): Names {
  const scales = [...idsOf('music-scale-'), ...idsOf('tools-scale-')].filter((id) => !/-(?:on|custom)$/.test(id));
  const others = t('tools-typed-others').split('\n');
  return byName(
    [
      ...scales.map((id) => [textOf(id), id.replace(/^.*-/, '')] as const),
      ...others.map((line) => [line.replace(/: .*/, ''), line.replace(/.*: /, '')] as const),
      ...INTERVALS.map((code) => [intervalText(intervalNamed(code)), code] as const),
    ],
    stem,
  );
}

/** The same in English, where codes are names. */
function englishKinds(stem: Stem): Names {
  const codes = [...idsOf('music-scale-'), ...idsOf('tools-scale-')].map((id) => id.replace(/^.*-/, ''));
  return byName([...codes.map((code) => [code, code] as const), ['minor', 'natural_minor']], stem);
}

function byName(names: readonly (readonly [name: string, code: string])[], stem: Stem): Names {
  const known = new Map<string, string>();
  const shared = new Set<string>();
  for (const [name, code] of names) {
    const key = inOrder(plain(name).split(' ').map(stem));
    const before = known.get(key);
    if (before !== undefined && before !== code) shared.add(key);
    known.set(key, code);
  }
  // In any order, and without text in brackets, only where that is unambiguous.
  const loose = new Map<string, Set<string>>();
  for (const [name, code] of names) {
    for (const short of [name, name.replace(/ \(.*\)$/, '')]) {
      const stems = plain(short).split(' ').map(stem);
      for (const key of [inOrder(stems), inAnyOrder(stems)]) loose.set(key, (loose.get(key) ?? new Set()).add(code));
    }
  }
  for (const [key, meant] of loose) {
    const [only] = meant;
    if (!known.has(key) && meant.size === 1 && only !== undefined) known.set(key, only);
  }
  for (const key of shared) known.delete(key);
  return known;
}

/** The English names of notes by how some notations show and say them; the first notation wins. */
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

/** Replace the word for a sharp by its sign, because the server may not know the word: "fa sostenido". */
function withSigns(typed: string): string {
  const word = t('music-accidental', { accidental: 'sharp' });
  return typed.replace(new RegExp(`\\s+${word}(?!\\p{L})`, 'giu'), '#');
}
