/**
 * Note names and steps as a browser writes down what somebody says: by letters, in German, or by syllables, in the language of
 * the page. Pure.
 */

import type { Language, Notation } from '../settings/choices';
import { hourOfName } from '../music/names';

export type Spoken =
  { readonly kind: 'name'; readonly name: string; readonly hour: number } | { readonly kind: 'step'; readonly step: 'half' | 'whole' };

interface Speech {
  /** What a letter or syllable may be written as, by its name in ASCII. */
  readonly notes: Readonly<Record<string, readonly string[]>>;
  readonly sharp: readonly string[];
  readonly flat: readonly string[];
  readonly half: readonly string[];
  readonly whole: readonly string[];
}

const SYLLABLES: Speech['notes'] = {
  C: ['do', 'doh', 'ut'],
  D: ['re', 'ray'],
  E: ['mi', 'me'],
  F: ['fa', 'fah'],
  G: ['sol', 'so', 'sole'],
  A: ['la', 'lah'],
  B: ['si', 'ti', 'tea'],
};

const LETTERS: Speech['notes'] = {
  C: ['c', 'see', 'sea', 'cee'],
  D: ['d', 'dee'],
  E: ['e', 'ee'],
  F: ['f', 'ef', 'eff'],
  G: ['g', 'gee', 'ge'],
  A: ['a', 'ay', 'eh'],
  B: ['b', 'bee', 'be'],
};

const GERMAN: Speech['notes'] = {
  C: ['c', 'ce', 'zeh'],
  D: ['d', 'de'],
  E: ['e'],
  F: ['f', 'ef'],
  G: ['g', 'ge', 'geh'],
  A: ['a', 'ah'],
  B: ['h', 'ha'],
  Bb: ['b', 'be', 'hes'],
  'C#': ['cis'],
  'D#': ['dis'],
  'E#': ['eis'],
  'F#': ['fis'],
  'G#': ['gis'],
  'A#': ['ais'],
  'B#': ['his'],
  Cb: ['ces'],
  Db: ['des'],
  Eb: ['es', 'ess'],
  Fb: ['fes'],
  Gb: ['ges'],
  Ab: ['as', 'ass'],
};

const SPEECHES: Readonly<Record<Language, Speech>> = {
  en: {
    notes: joined(LETTERS, SYLLABLES),
    sharp: ['sharp', '#', '♯'],
    flat: ['flat', '♭'],
    half: ['half step', 'half', 'semitone', 'halfstep'],
    whole: ['whole step', 'hole step', 'whole', 'hole', 'wholestep', 'whole tone'],
  },
  de: {
    notes: joined(GERMAN, SYLLABLES),
    sharp: ['kreuz', '#', '♯', 'sharp'],
    flat: ['mit be', 'flat', '♭'],
    half: ['halbton', 'halber', 'halb', 'halbtonschritt'],
    whole: ['ganzton', 'ganzer', 'ganz', 'ganztonschritt'],
  },
  fr: {
    notes: { ...SYLLABLES, D: ['re', 'raie'], B: ['si', 'ti'], F: ['fa'], E: ['mi'], A: ['la'] },
    sharp: ['diese', '#', '♯'],
    flat: ['bemol', '♭'],
    half: ['demi ton', 'demi'],
    whole: ['ton', 'un ton', 'ton entier'],
  },
  es: {
    notes: SYLLABLES,
    sharp: ['sostenido', '#', '♯'],
    flat: ['bemol', '♭'],
    half: ['semitono', 'medio tono', 'medio'],
    whole: ['tono', 'un tono', 'tono entero'],
  },
};

function joined(...lists: readonly Speech['notes'][]): Speech['notes'] {
  const all: Record<string, string[]> = {};
  for (const list of lists) for (const [name, words] of Object.entries(list)) all[name] = [...(all[name] ?? []), ...words];
  return all;
}

/** What was said, or null when it is no word of the game. Notation decides what a German "B" is. */
export function readSpoken(text: string, language: Language, notation: Notation): Spoken | null {
  const said = plain(text);
  const speech = SPEECHES[language];
  if (speech.half.includes(said)) return { kind: 'step', step: 'half' };
  if (speech.whole.includes(said)) return { kind: 'step', step: 'whole' };
  // Who reads English names on a German page says B for what German calls H.
  const notes = language === 'de' && notation === 'english' ? joined(LETTERS, SYLLABLES) : speech.notes;
  const name = nameOf(said, notes, speech);
  const hour = name === null ? null : hourOfName(name);
  return name === null || hour === null ? null : { kind: 'name', name, hour };
}

function nameOf(said: string, notes: Speech['notes'], speech: Speech): string | null {
  const plainName = noteOf(said, notes);
  if (plainName !== null) return plainName;
  for (const [sign, words] of [
    ['#', speech.sharp],
    ['b', speech.flat],
  ] as const) {
    for (const word of words) {
      if (!said.endsWith(word)) continue;
      const stem = noteOf(said.slice(0, -word.length).trim(), notes);
      if (stem?.length === 1) return stem + sign;
    }
  }
  return null;
}

function noteOf(word: string, notes: Speech['notes']): string | null {
  return Object.entries(notes).find(([, words]) => words.includes(word))?.[0] ?? null;
}

/** Small letters without accents, hyphens and full stops. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[-–.,!?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
