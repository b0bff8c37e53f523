/** What a page knows of a match, and how a message of the server changes it. Pure: no drawing, sound or sockets. */

import type { Happened, Misplayed, Refused, Room, SeenEvent, ServerMessage, Snapshot, Table, Update } from '../wire';

/** One thing that happened, as this page heard it. */
export interface Heard {
  readonly id: number; // counts up over the page's life; for lists
  readonly event: SeenEvent;
  readonly text: string;
  readonly fresh: boolean; // heard as it happened, not told afterwards
}

/** The slip of paper that explains a misplay or a refusal; it lies there until the player acts. */
export type Slip =
  | { readonly kind: 'misplayed'; readonly text: string; readonly event: Misplayed }
  | { readonly kind: 'refused'; readonly text: string; readonly reason: string };

export interface Match {
  readonly room: Room | null;
  readonly version: number | null; // of `table`; null before the first one
  readonly table: Table | null;
  readonly heard: readonly Heard[]; // oldest first
  readonly slip: Slip | null;
  readonly outOfStep: boolean; // something was missed: say hello again
}

export const NO_MATCH: Match = { room: null, version: null, table: null, heard: [], slip: null, outOfStep: false };

const KEPT = 120;

/** The match after `message`. */
export function receive(match: Match, message: ServerMessage): Match {
  switch (message.type) {
    case 'room':
      return { ...match, room: message };
    case 'snapshot':
      return start(match, message);
    case 'update':
      if (match.version !== null && message.version <= match.version) return match;
      if (match.version !== null && message.version > match.version + 1) return { ...match, outOfStep: true };
      return goOn(match, message);
    case 'refused':
      return { ...match, slip: refusal(message) };
    case 'ack':
      return match;
  }
}

/** The player acted: the slip has been read. */
export function putSlipAway(match: Match): Match {
  return match.slip ? { ...match, slip: null } : match;
}

function start(match: Match, message: Snapshot): Match {
  return {
    ...match,
    version: message.version,
    table: message.table,
    heard: listen([], message.recent, false, lastId(match.heard)),
    outOfStep: false,
  };
}

function goOn(match: Match, message: Update): Match {
  const { seat } = message.table;
  return {
    ...match,
    version: message.version,
    table: message.table,
    heard: listen(match.heard, message.happened, true),
    slip: message.happened.reduce((slip, each) => slipAfter(slip, each, seat), match.slip),
    outOfStep: false,
  };
}

function lastId(heard: readonly Heard[]): number {
  return heard.at(-1)?.id ?? -1;
}

function listen(heard: readonly Heard[], happened: readonly Happened[], fresh: boolean, last = lastId(heard)): Heard[] {
  return [...heard, ...happened.map(({ event, text }, index) => ({ id: last + 1 + index, event, text, fresh }))].slice(-KEPT);
}

/** One's own misplay is explained; one's own next action puts the explanation away. */
function slipAfter(slip: Slip | null, { event, text }: Happened, seat: number | null): Slip | null {
  if (seat === null || !('seat' in event) || event.seat !== seat) return slip;
  if (event.type === 'misplayed') return { kind: 'misplayed', text, event };
  return OWN_ACTIONS.has(event.type) ? null : slip;
}

const OWN_ACTIONS: ReadonlySet<SeenEvent['type']> = new Set([
  'letter-played',
  'step-played',
  'placed',
  'moved',
  'discarded',
  'drew',
  'passed',
  'finished',
  'called',
]);

function refusal(message: Refused): Slip {
  return { kind: 'refused', text: message.text, reason: message.reason };
}

/** What a seat is called: its name, or "Seat 2". */
export function nameOf(room: Room | null, seat: number): string {
  return room?.seats[seat]?.name || `Seat ${String(seat + 1)}`;
}

/** Whose turn it is, in words. */
export function turnText(match: Match): string {
  const { table, room } = match;
  if (!table) return '';
  if (table.turn === null) return 'The game is over';
  return table.turn === table.seat ? 'Your turn' : `${possessive(nameOf(room, table.turn))} turn`;
}

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** Who won, in words. */
export function winnerText(match: Match): string {
  const ended = ending(match);
  const me = match.table?.seat ?? null;
  const [winner, ...others] = ended?.winners ?? [];
  if (winner === undefined) return 'The game is over';
  if (others.length > 0) return `${[winner, ...others].map((seat) => calledBy(match, seat)).join(' and ')} share the win`;
  return winner === me ? 'You win' : `${nameOf(match.room, winner)} wins`;
}

/** What a seat is called by who looks: one's own is "You". */
export function calledBy(match: Match, seat: number): string {
  return seat === match.table?.seat ? 'You' : nameOf(match.room, seat);
}

/** The other seats, in the order of play after one's own; all of them for a spectator. */
export function othersAround(players: number, seat: number | null): number[] {
  const first = seat ?? -1;
  return Array.from({ length: seat === null ? players : players - 1 }, (_, index) => (first + 1 + index) % players);
}

/** The event with which the match ended, if it has and was heard. */
export function ending(match: Match): Extract<SeenEvent, { type: 'ended' }> | null {
  for (const { event } of match.heard.toReversed()) if (event.type === 'ended') return event;
  return null;
}
