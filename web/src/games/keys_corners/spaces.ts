/** The eight spaces of Key's Corners: their layout, and how texts name them. */

import { isWild } from '../../music/cards';
import { nameOf } from '../../naming/naming.svelte';
import { or, t } from '../../texts/texts.svelte';
import type { CardInfo } from '../../wire';

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

/** The digits 1 to 9 as arranged on a number pad. */
const PAD: readonly (Space | 'middle')[] = ['SW', 'S', 'SE', 'W', 'middle', 'E', 'NW', 'N', 'NE'];

/** The space for a key by its position on the keyboard; null for other keys. */
export function spaceOfKey(code: string): Space | 'middle' | null {
  return PAD[Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]) - 1] ?? null;
}

/** The digit whose key chooses a space. */
export function digitOf(space: Space): number {
  return PAD.indexOf(space) + 1;
}

/** The name under which a card was placed where it is not printed on it: for wilds and respelled notes. */
export function tagOf(card: CardInfo, name: string): string | null {
  return isWild(card) || !card.names.includes(name) ? nameOf(name) : null;
}

/** The distance between the cards of a pile, in px, so that `count` of them fit in `room` px. */
export function pileStep(count: number, cardHeight: number, room: number, widest: number): number {
  return count < 2 ? 0 : Math.max(6, Math.min(widest, (room - cardHeight) / (count - 1)));
}

const FOUNDATIONS_FIRST: readonly Space[] = ['N', 'E', 'S', 'W', 'NW', 'NE', 'SE', 'SW'];

export type SpaceForms<Name extends string> = Readonly<Record<Name | `${Name}_at` | `${Name}_off` | `${Name}_onto`, string>>;

/**
 * The variables for a space, or for one of several: for "to", `$to` "the upper pile or the right pile", `$to_at`
 * "on the upper pile …", `$to_onto` where a card goes, `$to_off` "from the upper pile …".
 */
export function spaceForms<Name extends string>(name: Name, codes: readonly string[]): SpaceForms<Name> {
  const spaces = FOUNDATIONS_FIRST.filter((each) => codes.includes(each)).map(
    (space) => ({ space, kind: isCorner(space) ? 'corner' : 'foundation' }) as const,
  );
  const forms = {
    [name]: or(spaces.map((space) => t('keys_corners-space', space))),
    [`${name}_at`]: or(spaces.map((space) => t('keys_corners-space-at', space))),
    [`${name}_onto`]: or(spaces.map((space) => t('keys_corners-space-onto', space))),
    [`${name}_off`]: or(spaces.map((space) => t('keys_corners-space-off', space))),
  };
  return forms as SpaceForms<Name>;
}
