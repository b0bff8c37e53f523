/**
 * Note names in English, German, solfège, by degree, or in movable do: written with real signs, or in words to be spoken, in the page's
 * language. The names match the package's `theory/names.py`. `naming.svelte.ts` applies the player's choice.
 *
 * Syllables are capitalized, as printed on cards, except within a sentence in the languages that use them, where an article goes before them.
 */

import { HOUR_OF_LETTER, isLetter, type Letter } from '../music/hours';
import type { Notation } from '../settings/choices';
import { t } from '../texts/texts.svelte';

export interface Naming {
  readonly notation: Notation;
  readonly tonic: string; // in ASCII; only used for degrees and movable do
}

/** A name on the wire, parsed. */
interface Pitch {
  readonly letter: Letter;
  readonly alteration: number; // 1: one sharp, -2: two flats
  readonly octave: string; // '' without an octave
}

const SCALE = 'CDEFGAB';
/** The syllables of movable do by degree, lowered, as in major, and raised, as in the package's `theory/data.py`; `-` where there is none. */
const MOVABLE_DO = ['- do di', 'ra re ri', 'me mi -', '- fa fi', 'se sol si', 'le la li', 'te ti -'] as const;
const MAJOR_SIZES = [0, 2, 4, 5, 7, 9, 11] as const;

function parse(ascii: string): Pitch | null {
  const found = /^([A-G])(#*|b*)(\d?)$/.exec(ascii);
  const letter = found?.[1];
  if (!found || !isLetter(letter)) return null;
  const signs = found[2] ?? '';
  return { letter, alteration: signs.startsWith('b') ? -signs.length : signs.length, octave: found[3] ?? '' };
}

/** The accidentals as printed in music: a double sign is one character, and a single one comes before it. */
function realSigns(alteration: number): string {
  const amount = Math.abs(alteration);
  const [one, two] = alteration > 0 ? ['♯', '𝄪'] : ['♭', '𝄫'];
  return one.repeat(amount % 2) + two.repeat(Math.floor(amount / 2));
}

function germanName({ letter, alteration }: Pitch): string {
  if (letter === 'B' && alteration === -1) return 'B';
  const stem = letter === 'B' ? 'H' : letter;
  if (alteration >= 0) return stem + 'is'.repeat(alteration);
  if (letter === 'A') return `As${'as'.repeat(-alteration - 1)}`;
  if (letter === 'E') return `Es${'es'.repeat(-alteration - 1)}`;
  return stem + 'es'.repeat(-alteration);
}

function solfege({ letter }: Pitch): string {
  return t('music-syllables').split(' ')[SCALE.indexOf(letter)] ?? letter;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The degree (1 to 7), and the half steps by which it is raised, compared with the major scale on the tonic. */
function place(pitch: Pitch, tonic: string): { readonly degree: number; readonly raised: number } {
  const root = parse(tonic) ?? { letter: 'C' as const, alteration: 0 };
  const steps = (SCALE.indexOf(pitch.letter) - SCALE.indexOf(root.letter) + 7) % 7;
  const natural = (HOUR_OF_LETTER[pitch.letter] - HOUR_OF_LETTER[root.letter] + 12) % 12;
  return { degree: steps + 1, raised: natural + pitch.alteration - root.alteration - (MAJOR_SIZES[steps] ?? 0) };
}

/** The syllable with the tonic as do; null for a degree without one, which is then named by its number. */
function movableDo(pitch: Pitch, tonic: string): string | null {
  const { degree, raised } = place(pitch, tonic);
  const found = MOVABLE_DO[degree - 1]?.split(' ')[raised + 1];
  return found === undefined || found === '-' ? null : found;
}

/** The accidentals in words, e.g. "double sharp"; empty for a natural. */
function accidentals(alteration: number): string {
  if (alteration === 0) return '';
  return t('music-accidentals', { count: Math.abs(alteration), accidental: alteration > 0 ? 'sharp' : 'flat' });
}

/** The displayed form of a name on the wire (`F#`, `Bbb`, `Gb3`); text that is not a note is returned unchanged. */
export function shownName(ascii: string, { notation, tonic }: Naming): string {
  const pitch = parse(ascii);
  if (!pitch) return ascii;
  const { octave } = pitch;
  const syllable = notation === 'movable_do' ? movableDo(pitch, tonic) : null;
  if (syllable !== null) return capital(syllable) + octave;
  switch (notation) {
    case 'english':
      return pitch.letter + realSigns(pitch.alteration) + octave;
    case 'german':
      return octave ? `${germanName(pitch)} ${octave}` : germanName(pitch);
    case 'solfege':
      return capital(solfege(pitch)) + realSigns(pitch.alteration) + octave;
    case 'degrees':
    case 'movable_do': {
      const { degree, raised } = place(pitch, tonic);
      const name = `${realSigns(raised)}${String(degree)}`;
      return octave ? `${name} (${octave})` : name; // two plain numbers in a row would be read as one
    }
  }
}

/** The displayed form of a name within a sentence: a syllable in lower case ("le fa♯"), any other name unchanged. */
export function lowerCaseSyllable(ascii: string, naming: Naming): string {
  const name = shownName(ascii, naming);
  return naming.notation === 'solfege' || naming.notation === 'movable_do' ? name.toLowerCase() : name;
}

/** The spoken form of a name, for a screen reader or a voice. */
export function saidName(ascii: string, { notation, tonic }: Naming): string {
  const pitch = parse(ascii);
  if (!pitch) return ascii;
  const octave = pitch.octave ? ` ${pitch.octave}` : '';
  const syllable = notation === 'movable_do' ? movableDo(pitch, tonic) : null;
  if (syllable !== null) return syllable + octave;
  const altered = (name: string): string =>
    (pitch.alteration === 0 ? name : t('music-altered', { name, accidentals: accidentals(pitch.alteration) })) + octave;
  switch (notation) {
    case 'english':
      return altered(pitch.letter);
    case 'german':
      return germanName(pitch) + octave;
    case 'solfege':
      return altered(solfege(pitch));
    case 'degrees':
    case 'movable_do': {
      const { degree, raised } = place(pitch, tonic);
      const name = `${accidentals(raised)} ${String(degree)}`.trimStart();
      return octave ? t('music-degree', { degree: name, octave: pitch.octave }) : name;
    }
  }
}

/** Replace the signs left in a text whose notes are already in words, as in "the ♯". */
export function signsSaid(text: string): string {
  const said: Readonly<Record<string, string>> = {
    '♯': t('music-accidental', { accidental: 'sharp' }),
    '♭': t('music-accidental', { accidental: 'flat' }),
    '♮': t('music-accidental', { accidental: 'natural' }),
    '𝄪': accidentals(2),
    '𝄫': accidentals(-2),
  };
  return text.replace(/([\p{L}\d]?)([♯♭♮𝄪𝄫]+)([\p{L}\d]?)/gu, (_all, before: string, signs: string, behind: string) =>
    [before, ...[...signs].map((sign) => said[sign] ?? ''), behind].filter(Boolean).join(' '),
  );
}
