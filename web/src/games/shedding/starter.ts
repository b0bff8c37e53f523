/** What was turned over to start. */

import { cardOf, type Deck } from '../../music/cards';
import { words } from '../../words/words.svelte';

export function starterText(deck: Deck, code: string | undefined): string {
  return code === undefined ? '' : words().shedding.starter(cardOf(deck, code).names);
}
