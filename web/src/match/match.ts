/** What a page knows of a match, and how a message of the server changes it. Pure: no drawing, words, sound or sockets. */

import type { Misplayed, Notice, Refused, Room, SeenEvent, ServerMessage, Snapshot, Table, Turn, Update } from '../wire';

/** One thing that happened, as this page heard it. */
export interface Heard {
  readonly id: number; // counts up over the page's life; for lists
  readonly event: SeenEvent | Notice;
  readonly fresh: boolean; // heard as it happened, not told afterwards
}

/** The slip of paper that explains a misplay or a refusal; it lies there until the player acts. */
export type Slip = Misplayed | Refused;

export interface Match {
  readonly room: Room | null;
  readonly version: number | null; // of `table`; null before the first one
  readonly table: Table | null;
  readonly heard: readonly Heard[]; // oldest first
  readonly slip: Slip | null;
  readonly clock: Turn | null; // what the turn clock showed when the turn came
  readonly undo: boolean; // one's last placement can be taken back
  readonly outOfStep: boolean; // something was missed: say hello again
}

export const NO_MATCH: Match = {
  room: null,
  version: null,
  table: null,
  heard: [],
  slip: null,
  clock: null,
  undo: false,
  outOfStep: false,
};

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
      return { ...match, slip: message };
    case 'turn':
      return { ...match, clock: message };
    case 'notice':
      return { ...match, heard: listen(match.heard, [message], true) };
    case 'ack':
    case 'ping':
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
    undo: message.undo,
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
    slip: message.happened.reduce((slip, event) => slipAfter(slip, event, seat), match.slip),
    undo: message.undo,
    outOfStep: false,
  };
}

function lastId(heard: readonly Heard[]): number {
  return heard.at(-1)?.id ?? -1;
}

function listen(heard: readonly Heard[], told: readonly Heard['event'][], fresh: boolean, last = lastId(heard)): Heard[] {
  return [...heard, ...told.map((event, index) => ({ id: last + 1 + index, event, fresh }))].slice(-KEPT);
}

/** One's own misplay is explained; one's own next action puts the explanation away. */
function slipAfter(slip: Slip | null, event: SeenEvent, seat: number | null): Slip | null {
  if (seat === null || !('seat' in event) || event.seat !== seat) return slip;
  if (event.type === 'misplayed') return event;
  return RESULTS.has(event.type) ? slip : null;
}

/** What comes of a misplay, or of somebody else's doing: it leaves one's slip where it is. */
const RESULTS: ReadonlySet<SeenEvent['type']> = new Set([
  'penalized',
  'caught',
  'turn',
  'skipped',
  'drew-up',
  'given',
  'fanned',
  'book-laid',
  'pair-laid',
  'went-out',
]);

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
