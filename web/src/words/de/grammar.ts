/** German sentences: who does what, cards and lists. */

import { grammar } from '../grammar';
import { alike, namesOn, type Voice } from '../tell';

export const { counted, and, or, seconds } = grammar('de');

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const number = (count: number): string => NUMBERS[count] ?? String(count);

/** “Du spielst”, “Ada spielt”. */
export function does(voice: Voice, seat: number, you: string, they: string): string {
  return seat === voice.viewer ? `Du ${you}` : `${voice.name(seat)} ${they}`;
}

/** Whoever something is done to: “dir” or “dich”, “Ada”. */
export function whom(voice: Voice, seat: number, you: 'dir' | 'dich'): string {
  return seat === voice.viewer ? you : voice.name(seat);
}

/** “Fis/Ges”, “ein Joker”. */
export function card(code: string, wild: 'ein Joker' | 'einen Joker' = 'einen Joker'): string {
  return namesOn(code) || wild;
}

/** “einen Joker und zweimal G”, in the accusative. */
export function cards(codes: readonly string[], letter = ''): string {
  return and(
    alike(codes, letter).map(({ name, count }) => {
      if (count === 1) return name || 'einen Joker';
      return name ? `${number(count)}mal ${name}` : `${number(count)} Joker`;
    }),
  );
}

export const counts = {
  cards: (count: number): string => counted(count, 'Karte', 'Karten'),
  points: (count: number): string => counted(count, 'Punkt', 'Punkte'),
};

export const INTERVALS: Readonly<Record<number, string>> = {
  2: 'Sekunde',
  3: 'Terz',
  4: 'Quarte',
  5: 'Quinte',
  6: 'Sexte',
  7: 'Septime',
};

const SPACES: Readonly<Record<string, string>> = {
  N: 'Nordstapel',
  E: 'Oststapel',
  S: 'Südstapel',
  W: 'Weststapel',
  NW: 'Nordwestecke',
  NE: 'Nordostecke',
  SE: 'Südostecke',
  SW: 'Südwestecke',
};

/** “Nordstapel”. */
export function space(name: string): string {
  return SPACES[name] ?? name;
}

const isCorner = (name: string): boolean => name.length === 2;

/** “der Nordstapel”, “die Nordwestecke”. */
export function theSpace(name: string): string {
  return `${isCorner(name) ? 'die' : 'der'} ${space(name)}`;
}

/** To it: “auf den Nordstapel”, “in die Nordwestecke”. */
export function onto(name: string): string {
  return `${isCorner(name) ? 'in die' : 'auf den'} ${space(name)}`;
}

/** At it: “auf dem Nordstapel”, “in der Nordwestecke”. */
export function at(name: string): string {
  return `${isCorner(name) ? 'in der' : 'auf dem'} ${space(name)}`;
}

/** From it: “vom Nordstapel”, “aus der Nordwestecke”. */
export function from(name: string): string {
  return `${isCorner(name) ? 'aus der' : 'vom'} ${space(name)}`;
}
