/** Why something is not possible in Key's Corners. Facts that give away what would be right may be missing; the text is then brief. */

import { pictureOfScale, type Picture } from '../../lesson/picture';
import { note } from '../../texts/notes';
import type { RefusalTexts } from '../../texts/refusals';
import { namesOn, numberIn, textIn, textsIn, type Facts } from '../../texts/tell';
import { t } from '../../texts/texts.svelte';
import type { Refused } from '../../wire';
import { spaceForms, type SpaceForms } from './spaces';

const number = (facts: Facts, name: string): number => numberIn(facts, name) ?? 0;
const named = (facts: Facts, name: string): string => note(textIn(facts, name) ?? '');
const card = (facts: Facts): string => namesOn(textIn(facts, 'card') ?? '');

/** The forms of the space in a fact, or of one of several. */
export function spaces<Name extends string>(facts: Facts, name: Name): SpaceForms<Name> {
  return spaceForms(name, [textIn(facts, name) ?? [], textsIn(facts, name)].flat());
}

/** What a pile needs: the next note of the scale, its tonic, or the same note again. */
function place(facts: Facts): 'first' | 'next' | 'stack' {
  if (!numberIn(facts, 'wants_degree')) return 'stack';
  return textIn(facts, 'top') ? 'next' : 'first';
}

export const refusals = {
  'does-not-continue': (facts) =>
    textIn(facts, 'wants') === null
      ? t('refusals-does-not-continue.brief', spaces(facts, 'to'))
      : t('refusals-does-not-continue', {
          ...spaces(facts, 'to'),
          place: place(facts),
          wants: named(facts, 'wants'),
          top: named(facts, 'top'),
          note: named(facts, 'name'),
          degree: number(facts, 'degree'),
        }),
  'pile-complete': (facts) => t('refusals-pile-complete', { ...spaces(facts, 'to'), top: named(facts, 'top') }),
  'fill-first': (facts) => t('refusals-fill-first', spaces(facts, 'gaps')),
  'note-has-name': (facts) => t('refusals-note-has-name', { card: card(facts) }),
  'empty-pile': (facts) => t('refusals-empty-pile', spaces(facts, 'from')),
  'too-many': (facts) => t('refusals-too-many', { ...spaces(facts, 'from'), height: number(facts, 'height') }),
  'not-longer': (facts) => t('refusals-not-longer', { height: number(facts, 'height'), sum: number(facts, 'sum') }),
  'stack-stays': (facts) => t('refusals-stack-stays', { note: named(facts, 'name') }),
  'too-high': (facts) => t('refusals-too-high', { most: number(facts, 'most'), sum: number(facts, 'sum') }),
  'card-fits-pile': (facts) =>
    facts['to'] ? t('refusals-card-fits-pile', { ...spaces(facts, 'to'), card: card(facts) }) : t('refusals-card-fits-pile.brief'),
  'move-first': (facts) =>
    facts['from'] ? t('refusals-move-first', { ...spaces(facts, 'from'), ...spaces(facts, 'to') }) : t('refusals-move-first.brief'),
} satisfies RefusalTexts;

/** How the scale continues, for a note that does not fit. */
export function scalePicture({ facts }: Refused): { readonly picture: Picture; readonly more: string } | null {
  const picture = pictureOfScale(facts);
  return picture && { picture, more: t('lessons-more-scale') };
}
