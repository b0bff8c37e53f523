/** Wrong plays that The Distance and Steps share. Pure; notes are marked. */

import type { Deck } from '../../music/cards';
import type { FaultText } from '../../texts/lessons';
import { namesOn, numbersIn, pathsIn, pitchAt, textsIn, type Facts } from '../../texts/tell';
import { and, t } from '../../texts/texts.svelte';
import type { Room } from '../../wire';

export const mixedPitches: FaultText = {
  why: (facts) => {
    const pitches = numbersIn(facts, 'hours').map(pitchAt);
    if (pitches.length === 0) return '';
    // In The Distance the letter is judged first, so it was right. A brief explanation does not say so.
    const letter = pathsIn(facts).length > 0 ? [t('lessons-letter-right')] : [];
    return [...letter, t('lessons-mixed-pitches', { pitches: and(pitches) })].join(' ');
  },
  more: () => t('lessons-more-mixed-pitches'),
};

/** What to do if no card fits. */
export const otherwise = (): string => t('lessons-may-draw');

/** That a mistake ends the turn; '' if it does not by these options. */
export const endsTurn = (options: Room['options']): string => (options['mistake_ends_turn'] === true ? t('lessons-ends-turn') : '');

/** The names on the cards that did not fit, as texts. */
export function strayTexts(facts: Facts): string[] {
  return [...new Set(textsIn(facts, 'strays').map((code) => namesOn(code)))];
}

/** One name of each card that did not fit, in ASCII. */
export function strayNames(facts: Facts, cards: readonly string[], deck: Deck): string[] {
  const strays = textsIn(facts, 'strays');
  return (strays.length > 0 ? strays : cards).flatMap((code) => deck.get(code)?.names[0] ?? []);
}
