/** Captions of what to continue from: under the discard pile, in a review, and for screen readers. */

import { cardOf, namesOfHour, type Deck } from '../../music/cards';
import { NONE } from '../../texts/catalog';
import { t } from '../../texts/texts.svelte';
import { note } from '../../words/notes';
import { either } from '../../words/tell';

/** The caption of the starter card. */
export function starterText(deck: Deck, code: string | undefined): string {
  return code === undefined ? '' : t('common-starter', { note: either(cardOf(deck, code).names) || NONE });
}

/** The caption of the last letter in The Distance. */
export function letterText(letter: string): string {
  return t('distance-said', { who: 'none', name: '', letter: note(letter) });
}

/** The caption of the top pitch in Steps, by its clock number; null for a wild. */
export function topText(deck: Deck, pitch: number | null): string {
  return t('steps-on-top', pitch === null ? { note: NONE, number: '' } : { note: either(namesOfHour(deck, pitch)), number: pitch });
}
