/** French sentences: who does what, cards and lists. */

import { grammar } from '../grammar';
import { alike, namesOn, type Voice } from '../tell';

export const { counted, and, or, seconds } = grammar('fr');

const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const number = (count: number): string => NUMBERS[count] ?? String(count);

/** “Tu joues”, “Ada joue”. */
export function does(voice: Voice, seat: number, you: string, they: string): string {
  return seat === voice.viewer ? `Tu ${you}` : `${voice.name(seat)} ${they}`;
}

/** “d’Ada”, “de Ben”. */
export function of(name: string): string {
  return /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** “Fa♯/Sol♭”, “un joker”. */
export function card(code: string): string {
  return namesOn(code) || 'un joker';
}

/** “un joker et deux cartes Sol”. */
export function cards(codes: readonly string[], letter = ''): string {
  return and(
    alike(codes, letter).map(({ name, count }) => {
      if (count === 1) return name || 'un joker';
      return name ? `${number(count)} cartes ${name}` : `${number(count)} jokers`;
    }),
  );
}

export const counts = {
  cards: (count: number): string => counted(count, 'carte', 'cartes'),
  points: (count: number): string => counted(count, 'point', 'points'),
};

export const INTERVALS: Readonly<Record<number, string>> = {
  2: 'seconde',
  3: 'tierce',
  4: 'quarte',
  5: 'quinte',
  6: 'sixte',
  7: 'septième',
};

const SPACES: Readonly<Record<string, string>> = {
  N: 'base nord',
  E: 'base est',
  S: 'base sud',
  W: 'base ouest',
  NW: 'coin nord-ouest',
  NE: 'coin nord-est',
  SE: 'coin sud-est',
  SW: 'coin sud-ouest',
};

const isCorner = (name: string): boolean => name.length === 2;

/** “base nord”. */
export function space(name: string): string {
  return SPACES[name] ?? name;
}

/** “la base nord”, “le coin nord-ouest”. */
export function theSpace(name: string): string {
  return `${isCorner(name) ? 'le' : 'la'} ${space(name)}`;
}

/** “sur la base nord”, “dans le coin nord-ouest”. */
export function onSpace(name: string): string {
  return `${isCorner(name) ? 'dans' : 'sur'} ${theSpace(name)}`;
}

/** “de la base nord”, “du coin nord-ouest”. */
export function ofSpace(name: string): string {
  return `${isCorner(name) ? 'du' : 'de la'} ${space(name)}`;
}
