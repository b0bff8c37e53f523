/** The last turn in Old Maid: the card taken, and the pair it made. */

import type { Heard } from '../../match/match';
import type { SeenEvent } from '../../wire';

export type Taking = Extract<SeenEvent, { type: 'took' | 'pair-laid' | 'went-out' }>;

/** The events from the last card taken on; empty before the first, because the pairs of the deal are already on the table. */
export function lastTaking(heard: readonly Heard[]): Taking[] {
  const all = heard.flatMap(({ event }) => (isTaking(event) ? [event] : []));
  const from = all.findLastIndex(({ type }) => type === 'took');
  return from < 0 ? [] : all.slice(from);
}

function isTaking(event: Heard['event']): event is Taking {
  return event.type === 'took' || event.type === 'pair-laid' || event.type === 'went-out';
}
