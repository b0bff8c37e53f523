/** What happened last in Old Maid: a card taken, and what came of it. */

import type { Heard } from '../../match/match';
import type { SeenEvent } from '../../wire';

export type Taking = Extract<SeenEvent, { type: 'took' | 'pair-laid' | 'went-out' }>;

/** From the last card taken on; nothing before the first one: the pairs of the deal lie there to be seen. */
export function lastTaking(heard: readonly Heard[]): Taking[] {
  const all = heard.flatMap(({ event }) => (isTaking(event) ? [event] : []));
  const from = all.findLastIndex(({ type }) => type === 'took');
  return from < 0 ? [] : all.slice(from);
}

function isTaking(event: Heard['event']): event is Taking {
  return event.type === 'took' || event.type === 'pair-laid' || event.type === 'went-out';
}
