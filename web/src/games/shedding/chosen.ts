/** What stays chosen when a message of the server has come. */

import type { Match } from '../../match/match';
import { keepHeld, type Selection } from '../../table/selection';
import type { ServerMessage } from '../../wire';

/** Played cards are gone, and after a misplay all go back; a refusal leaves the choice as it is. */
export function chosenAfter(selection: Selection, message: ServerMessage, before: Match): Selection {
  if (message.type !== 'update' && message.type !== 'snapshot') return selection;
  const { seat, hand } = message.table;
  const happened = message.type === 'update' ? message.happened : [];
  const misplayed = happened.some((event) => event.type === 'misplayed' && event.seat === seat);
  if (misplayed && before.version !== null) return [];
  return keepHeld(selection, hand);
}
