/** The sounds of plays in The Distance and Steps: the interval from the previous top card to the new one. */

import type { Before, EventOf, EventType } from '../../match/game-events';
import { cardOf, isWild, type Deck } from '../../music/cards';
import { chordOf, intervalTo, type Note, type Phrase } from '../../music/notes';

/** The sound of a play, for the event of a play and its notes. */
export function intervalFromTop<Type extends EventType>(type: Type, played: (event: EventOf<Type>, deck: Deck) => Note[]) {
  /** The note of the top card; for a wild, the note it was played as. */
  const topNote = (deck: Deck, { table, heard }: Before): Note | undefined => {
    const top = table && 'discard' in table ? table.discard[0] : undefined;
    if (top !== undefined && !isWild(cardOf(deck, top))) return chordOf(deck, [top], null)[0];
    const last = heard.findLast(({ event }) => event.type === type);
    return last && played(last.event as EventOf<Type>, deck).at(-1);
  };
  return (event: EventOf<Type>, deck: Deck, before: Before): Phrase => intervalTo(topNote(deck, before), played(event, deck));
}
