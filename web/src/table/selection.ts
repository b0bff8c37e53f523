/** Cards chosen in a hand, in the order chosen: the last one will be on top. */

import type { Match } from '../match/match';
import type { ServerMessage } from '../wire';

export type Selection = readonly string[];

/** Choose a card, or remove it from the choice. */
export function toggle(selection: Selection, code: string): Selection {
  return selection.includes(code) ? selection.filter((each) => each !== code) : [...selection, code];
}

/** The cards still chosen after the hand has changed. */
export function keepHeld(selection: Selection, hand: readonly string[]): Selection {
  const held = selection.filter((code) => hand.includes(code));
  return held.length === selection.length ? selection : held;
}

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
