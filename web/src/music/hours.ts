/** The Chromatic Scale as a clock: the position and the color of each hour. 12 is C, at the top. */

import type { CardInfo } from '../wire';

export const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The hours of a piano's keys from left to right. */
export const KEY_HOURS: readonly number[] = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Letter = (typeof LETTERS)[number];

export const HOUR_OF_LETTER: Readonly<Record<Letter, number>> = { C: 12, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The color of an hour in the chosen palette (see style/palettes.css): a value for `--pitch` or a fill. */
export function pitchColor(hour: number): string {
  return `var(--pitch-${String(hour)})`;
}

/** The color of a card: that of its octave where the palette has one, otherwise that of its hour. */
export function cardColor({ hour, octave }: Pick<CardInfo, 'hour' | 'octave'>): string | null {
  if (hour === null || octave === null) return hour === null ? null : pitchColor(hour);
  return `var(--octave-${String(octave)}, ${pitchColor(hour)})`;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at `turn` (0 to 1, clockwise from the top) on a circle around the origin; y grows downward. */
export function around(turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

/** The position of an hour on a clock of `radius` around the origin. */
export function atHour(hour: number, radius: number): Point {
  return around(hour / 12, radius);
}

/** The path of twelve ticks around a clock, between two radii. */
export function clockTicks(inner: number, outer: number): string {
  return HOURS.map((hour) => {
    const from = atHour(hour, inner);
    const to = atHour(hour, outer);
    return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  }).join('');
}

/** The position of a letter in the ring of seven, A at the top. */
export function atLetter(letter: string, radius: number): Point {
  return around(Math.max(0, 'ABCDEFG'.indexOf(letter)) / 7, radius);
}

export function isLetter(text: unknown): text is Letter {
  return typeof text === 'string' && (LETTERS as readonly string[]).includes(text);
}

/** The hours from one to another, clockwise, both included. */
export function hoursBetween(from: number, to: number): number[] {
  const hours = [from];
  for (let hour = from; hour !== to && hours.length < 13; hours.push(hour)) hour = (hour % 12) + 1;
  return hours;
}

/** The clock number of a name with any number of sharps or flats; null when it is not a note name. Names are in ASCII, as on the wire: `F#`, `Gb`. */
export function hourOfName(name: string): number | null {
  const letter = name.charAt(0);
  if (!isLetter(letter)) return null;
  let hour = HOUR_OF_LETTER[letter];
  for (const sign of name.slice(1).replaceAll('♯', '#').replaceAll('♭', 'b')) {
    if (sign === '#') hour += 1;
    else if (sign === 'b') hour -= 1;
    else return null;
  }
  return ((((hour - 1) % 12) + 12) % 12) + 1;
}
