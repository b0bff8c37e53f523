/** The last turn in Old Maid: the card taken, and the pairs laid. */

import { heardOf, type Heard } from '../../match/match';
import type { SeenEvent } from '../../wire';

export type Taking = Extract<SeenEvent, { type: 'took' | 'pair-laid' | 'went-out' }>;

const MOST = 2; // events that are shown where players lay any number of pairs

/** The events from the last card taken on; empty before the first, because the pairs of the deal are already on the table. */
export function lastTaking(heard: readonly Heard[]): Taking[] {
  const all = heardOf(heard, 'took', 'pair-laid', 'went-out');
  const from = all.findLastIndex(({ type }) => type === 'took');
  return from < 0 ? [] : all.slice(from);
}

/** Where players find their pairs: the latest events of this turn, or of the one before while there are none. */
export function latestFinds(heard: readonly Heard[]): Taking[] {
  let turn: Taking[] = [];
  let before: Taking[] = [];
  for (const event of heardOf(heard, 'took', 'pair-laid', 'went-out', 'turn')) {
    if (event.type !== 'turn') turn.push(event);
    else if (turn.length > 0) [before, turn] = [turn, []];
  }
  return (turn.length > 0 ? turn : before).slice(-MOST);
}
