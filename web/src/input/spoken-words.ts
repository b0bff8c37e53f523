/** Reads note names and steps from speech recognition, in the page's language (`speech.ftl`). */

import { hourOfName } from '../music/hours';
import { shownName, type Naming } from '../naming/notations';
import { t } from '../texts/texts.svelte';

export type Spoken =
  { readonly kind: 'name'; readonly name: string; readonly hour: number } | { readonly kind: 'step'; readonly step: 'half' | 'whole' };

/** The words that mean a note, by its name in ASCII. */
type Notes = readonly (readonly [name: string, words: readonly string[]])[];

/** Read what was said; null when it is not a word of the game. The notation decides what a German "B" is, and the tonic what is do. */
export function readSpoken(text: string, naming: Naming): Spoken | null {
  const said = plain(text);
  for (const step of ['half', 'whole'] as const) if (listed(t(`speech-${step}-step`)).includes(said)) return { kind: 'step', step };
  const notes = naming.notation === 'movable_do' ? syllablesFrom(naming) : notesIn(naming);
  const name = noteOf(said, notes) ?? alteredOf(said, notes);
  const hour = name === null ? null : hourOfName(name);
  return name === null || hour === null ? null : { kind: 'name', name, hour };
}

function notesIn({ notation }: Naming): Notes {
  return t('speech-notes', { notation })
    .split(/[;\n]/)
    .map((line) => line.split(':'))
    .map(([name = '', words = '']) => [name.trim(), listed(words)]);
}

function syllablesFrom(naming: Naming): Notes {
  const names = ['', '#', 'b', '##', 'bb'].flatMap((signs) => Array.from('CDEFGAB').map((letter) => letter + signs));
  return names.map((name) => [name, [plain(shownName(name, naming))]]);
}

/** The name of a letter or syllable with "sharp" or "flat". */
function alteredOf(said: string, notes: Notes): string | null {
  const signs = [
    ['#', ['#', '♯', ...listed(t('speech-sharp'))]],
    ['b', ['♭', ...listed(t('speech-flat'))]],
  ] as const;
  for (const [sign, words] of signs) {
    for (const word of words) {
      const stem = said.endsWith(word) ? noteOf(said.slice(0, -word.length).trim(), notes) : null;
      if (stem?.length === 1) return stem + sign;
    }
  }
  return null;
}

function noteOf(word: string, notes: Notes): string | null {
  return notes.find(([, words]) => words.includes(word))?.[0] ?? null;
}

function listed(words: string): string[] {
  return words.split(',').map(plain);
}

/** The text in lower case without accents, hyphens, and periods. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[-–.,!?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
