/** The layout of the spaces of Key's Corners. */

export const SPACES = ['NW', 'N', 'NE', 'W', 'E', 'SW', 'S', 'SE'] as const;
export type Space = (typeof SPACES)[number];

export function isCorner(space: Space): boolean {
  return space.length === 2;
}

/** Corners are drawn slightly tilted, like cards pushed into a corner. */
export function tilt(space: Space): number {
  if (!isCorner(space)) return 0;
  return space === 'NW' || space === 'SE' ? -5 : 5;
}

/** The digits as arranged on a number pad; 5 is the middle. */
const PAD: Readonly<Record<string, Space | 'middle'>> = {
  7: 'NW',
  8: 'N',
  9: 'NE',
  4: 'W',
  5: 'middle',
  6: 'E',
  1: 'SW',
  2: 'S',
  3: 'SE',
};

/** The space for a key by its position on the keyboard; null for other keys. */
export function spaceOfKey(code: string): Space | 'middle' | null {
  return PAD[/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? ''] ?? null;
}

/** The distance between the cards of a pile, in px, so that `count` of them fit in `room` px. */
export function pileStep(count: number, cardHeight: number, room: number, widest: number): number {
  return count < 2 ? 0 : Math.max(6, Math.min(widest, (room - cardHeight) / (count - 1)));
}
