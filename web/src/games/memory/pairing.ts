/**
 * What the cards of Memory show: both cards of a pair the same, or each a different face, so that a pair is a name and its
 * place on the staff, its key, or its sound. Each viewer chooses this; the rules do not depend on it.
 */

import { onlyFace, type Faces } from '../../card/faces';
import type { Pairing } from '../../settings/choices';
import type { CardInfo } from '../../wire';

/** What one card shows. `whole`: everything switched on in the settings. */
export type Shown = 'whole' | 'name' | 'staff' | 'keys' | 'sound';

const FACES: Readonly<Record<Exclude<Pairing, 'same'>, readonly [even: Shown, odd: Shown]>> = {
  'name-staff': ['name', 'staff'],
  'staff-keys': ['keys', 'staff'],
  'sound-name': ['name', 'sound'],
};

/**
 * Even octaves show one face and odd octaves the other, so a board of two octaves always pairs two faces. With four octaves
 * a pair may show the same face twice. A wild has only its own face.
 */
export function shownAs(pairing: Pairing, card: CardInfo): Shown {
  if (pairing === 'same' || card.octave === null) return 'whole';
  return FACES[pairing][card.octave % 2 === 0 ? 0 : 1];
}

/** The faces that this leaves; undefined for a whole card. */
export function facesFor(shown: Shown): Faces | undefined {
  return shown === 'whole' ? undefined : onlyFace(shown);
}
