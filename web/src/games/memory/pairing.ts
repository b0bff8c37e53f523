/**
 * What the cards of Memory show: both of a pair the same, or each another face, so that a pair is a name and its place
 * on the staff, on the keyboard, or its sound. That is a choice of who looks; the rules know nothing of it.
 */

import type { Faces } from '../../card/faces';
import type { Pairing } from '../../settings/choices';
import type { CardInfo } from '../../wire';

/** What one card shows. `whole`: all that the player wants to see on cards. */
export type Shown = 'whole' | 'name' | 'staff' | 'keys' | 'sound';

const FACES: Readonly<Record<Exclude<Pairing, 'same'>, readonly [even: Shown, odd: Shown]>> = {
  'name-staff': ['name', 'staff'],
  'staff-keys': ['keys', 'staff'],
  'sound-name': ['name', 'sound'],
};

/**
 * Even octaves show one face, odd ones the other: a board of two octaves pairs two faces. With four octaves a pair may
 * be twice the same one. A wild has only its own.
 */
export function shownAs(pairing: Pairing, card: CardInfo): Shown {
  if (pairing === 'same' || card.octave === null) return 'whole';
  return FACES[pairing][card.octave % 2 === 0 ? 0 : 1];
}

/** That one face alone; undefined for a whole card. */
export function facesFor(shown: Shown): Faces | undefined {
  if (shown === 'whole') return undefined;
  return { name: shown === 'name', staff: shown === 'staff', keys: shown === 'keys', clock: false, sound: shown === 'sound' };
}
