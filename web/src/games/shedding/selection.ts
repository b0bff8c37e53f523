/** Which cards stay chosen after a server message. */

import type { Match } from '../../match/match';
import { keepHeld, type Selection } from '../../table/selection';
import type { ServerMessage } from '../../wire';

/** Remove played cards from the choice; clear it after a misplay; keep it after a refusal. Help can choose cards. */
export function selectionAfter(selection: Selection, message: ServerMessage, before: Match): Selection {
  if (message.type === 'help') {
    const cards: unknown = message.action?.['cards'];
    return Array.isArray(cards) ? cards.filter((card) => typeof card === 'string') : selection;
  }
  if (message.type !== 'update' && message.type !== 'snapshot') return selection;
  const { seat, hand } = message.table;
  const happened = message.type === 'update' ? message.happened : [];
  const misplayed = happened.some((event) => event.type === 'misplayed' && event.seat === seat);
  if (misplayed && before.version !== null) return [];
  return keepHeld(selection, hand);
}
