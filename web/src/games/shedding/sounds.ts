/** The sounds of plays in The Distance and Steps: the interval from the previous top card to the new one. */

import { cardOf, isWild, namesOfHour, type Deck } from '../../music/cards';
import { chordOf, intervalTo, type Note, type Phrase } from '../../music/notes';
import type { Notice, SeenEvent } from '../../wire';
import type { Before } from '../../match/game-view';

/** The notes of a play; empty for other events. */
function played(event: SeenEvent | Notice, deck: Deck): Note[] {
  if (event.type === 'letter-played') return chordOf(deck, event.cards, event.letter);
  if (event.type === 'step-played') return chordOf(deck, event.cards, event.pitch ?? namesOfHour(deck, event.top_pitch)[0] ?? null);
  return [];
}

/** The note of the top card; for a wild, the note it was played as. */
function topNote(deck: Deck, { table, heard }: Before): Note | undefined {
  const top = table && 'discard' in table ? table.discard[0] : undefined;
  if (top !== undefined && !isWild(cardOf(deck, top))) return chordOf(deck, [top], null)[0];
  const last = heard.findLast(({ event }) => event.type === 'letter-played' || event.type === 'step-played');
  return last && played(last.event, deck).at(-1);
}

export function playSounds(event: SeenEvent, deck: Deck, before: Before): Phrase {
  return intervalTo(topNote(deck, before), played(event, deck));
}
