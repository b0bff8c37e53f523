/** Actions sent but not answered yet. They are sent again, with the same id, until they are. */

import type { Act, ServerMessage } from '../wire';

/** An entry of the log, as in records but without `by`. */
export type Action = Readonly<Record<string, unknown>> & { readonly do: string };

export type Outbox = readonly Act[];

/** `seat`: of whoever acts, on a device that several share. */
export function post(outbox: Outbox, id: string, action: Action, seat: number | null = null): Outbox {
  return [...outbox, { type: 'act', id, action: { ...action }, ...(seat === null ? {} : { seat }) }];
}

/** The actions still unanswered after `message`. */
export function answered(outbox: Outbox, message: ServerMessage): Outbox {
  if (message.type !== 'ack' && message.type !== 'refused') return outbox;
  const rest = outbox.filter((act) => act.id !== message.id);
  return rest.length === outbox.length ? outbox : rest;
}

/** A new id for an action. */
export function freshId(): string {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(random, (part) => part.toString(36)).join('');
}
