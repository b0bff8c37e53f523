/** The Chromatic Scale as a clock: where an hour stands, and which hue it wears. 12 = C stands at the top. */

export const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Letter = (typeof LETTERS)[number];

export const HOUR_OF_LETTER: Readonly<Record<Letter, number>> = { C: 12, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The colour of an hour, as the palette chosen has it (see style/palettes.css): a value for `--pitch` or a fill. */
export function pitchColour(hour: number): string {
  return `var(--pitch-${String(hour)})`;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point `turn` (0 to 1, clockwise from the top) around the origin; y grows downward. */
export function around(turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

/** Where an hour stands on a clock of `radius` around the origin. */
export function atHour(hour: number, radius: number): Point {
  return around(hour / 12, radius);
}

/** Where a letter stands in the ring of seven, A at the top. */
export function atLetter(letter: string, radius: number): Point {
  return around(Math.max(0, 'ABCDEFG'.indexOf(letter)) / 7, radius);
}

export function isLetter(text: unknown): text is Letter {
  return typeof text === 'string' && (LETTERS as readonly string[]).includes(text);
}

/** The hours walked over from one to another, clockwise, both ends counted. */
export function walk(from: number, to: number): number[] {
  const hours = [from];
  for (let hour = from; hour !== to && hours.length < 13; hours.push(hour)) hour = (hour % 12) + 1;
  return hours;
}
