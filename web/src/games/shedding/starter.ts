/** What was turned over to start. */

import { cardOf, isWild, type Deck } from '../../music/cards';
import { withSigns } from '../../music/names';

export function starterText(deck: Deck, code: string | undefined): string {
  if (code === undefined) return '';
  const card = cardOf(deck, code);
  return `To start: ${isWild(card) ? 'a wild' : card.names.map(withSigns).join(' or ')}`;
}
