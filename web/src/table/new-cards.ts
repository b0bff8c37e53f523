/** Kinds of cards that players see for the first time in this browser: each is explained once, on their turn. */

import { storedValue, storeValue } from '../browser/storage';
import { cardOf, isBlackKey, isWild, type Deck } from '../music/cards';
import { notationNow } from '../naming/naming.svelte';
import { either } from '../texts/tell';
import { hasText, textOf } from '../texts/texts.svelte';

const KINDS = ['black', 'flat', 'wild', 'octave'] as const;
/** A black key, which has two names; B flat in German, where its name is that of no letter; a wild; any note, for the sign of its octave. */
type NewCard = (typeof KINDS)[number];

const NAME = 'new-cards';

/** A sentence about the first card of `hand` that is of a new kind, which is not told again; '' for none. */
export function tellNewCard(game: string, hand: readonly string[], deck: Deck): string {
  const known = (storedValue(NAME) ?? '').split(' ');
  for (const kind of KINDS) {
    const id = [`${game}-new-${kind}`, `table-new-${kind}`].find(hasText);
    const card = hand.map((code) => cardOf(deck, code)).find((each) => isOf(kind, each));
    if (!card || id === undefined || known.includes(id)) continue;
    storeValue(NAME, [...known, id].join(' ').trim());
    return textOf(id, { names: either(card.names) });
  }
  return '';
}

function isOf(kind: NewCard, card: ReturnType<typeof cardOf>): boolean {
  if (kind === 'black') return isBlackKey(card);
  if (kind === 'wild') return isWild(card);
  if (kind === 'octave') return !isWild(card);
  return notationNow() === 'german' && card.names.includes('Bb');
}
