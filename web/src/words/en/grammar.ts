/** English sentences: who does what, cards and lists. */

import { grammar } from '../grammar';
import { alike, namesOn, type Voice } from '../tell';

export const { counted, and, or, seconds } = grammar('en-GB');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const number = (count: number): string => NUMBERS[count] ?? String(count);

/** "You play", "Ada plays". */
export function does(voice: Voice, seat: number, you: string, they: string): string {
  return seat === voice.viewer ? `You ${you}` : `${voice.name(seat)} ${they}`;
}

/** "you", "Ada": whoever something is done to. */
export function whom(voice: Voice, seat: number): string {
  return seat === voice.viewer ? 'you' : voice.name(seat);
}

/** "F♯ or G♭", "a wild". */
export function card(code: string, letter = ''): string {
  return namesOn(code, letter) || 'a wild';
}

/** "a wild and two G cards". */
export function cards(codes: readonly string[], letter = ''): string {
  return and(
    alike(codes, letter).map(({ name, count }) => {
      if (count === 1) return name || 'a wild';
      return name ? `${number(count)} ${name} cards` : `${number(count)} wilds`;
    }),
  );
}

export const counts = {
  cards: (count: number): string => counted(count, 'card', 'cards'),
  points: (count: number): string => counted(count, 'point', 'points'),
};

export const INTERVALS: Readonly<Record<number, string>> = {
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
};

/** "Ada's", with a real apostrophe. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

const SPACES: Readonly<Record<string, string>> = {
  N: 'north foundation',
  E: 'east foundation',
  S: 'south foundation',
  W: 'west foundation',
  NW: 'north-west corner',
  NE: 'north-east corner',
  SE: 'south-east corner',
  SW: 'south-west corner',
};

/** "north foundation". */
export function space(name: string): string {
  return SPACES[name] ?? name;
}
