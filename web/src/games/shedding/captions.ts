/** Captions of what to continue from: under the discard pile, in a review, and for screen readers. */

import { t } from '../../texts/texts.svelte';
import { note } from '../../texts/notes';
import { namesOn, pitchAt } from '../../texts/tell';

/** The caption of the starter card. */
export function starterText(code: string | undefined): string {
  if (code === undefined) return '';
  const name = namesOn(code);
  return name ? t('common-starter', { note: name }) : t('common-starter.wild');
}

/** The caption of the last letter in The Distance. */
export function letterText(letter: string): string {
  return t('distance-said.last', { letter: note(letter) });
}

/** The caption of the top pitch in Steps, by its clock number; null for a wild. */
export function topText(pitch: number | null): string {
  return pitch === null ? t('steps-on-top.wild') : t('steps-on-top', { note: pitchAt(pitch), number: pitch });
}
