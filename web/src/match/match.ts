/** What a page knows of a match, and how a server message changes it. Pure: no drawing, texts, sound, or sockets. */

import type {
  DueGoal,
  EvidenceBody,
  Hands,
  Help,
  Misplayed,
  Notice,
  Refused,
  Room,
  SeenEvent,
  ServerMessage,
  Snapshot,
  Table,
  Task,
  Turn,
  Update,
} from '../wire';
import { viewOf } from './events';
import { NO_EVENTS, type GameEvents } from './game-events';

/** An event or a notice that this page received. */
export interface Heard {
  readonly id: number; // counts up while the page is open; keys list items
  readonly event: SeenEvent | Notice;
  readonly fresh: boolean; // true when received as it happened, false in a history
  readonly names?: readonly string[]; // of the seats then, if somebody is called something else now
}

/** The explanation of a misplay or a refusal; it is shown until the player acts. */
export type Mistake = Misplayed | Refused;

export interface Match {
  readonly game: GameEvents; // how its events are worded and shown
  readonly room: Room | null;
  readonly version: number | null; // of `table`; null before the first one
  readonly table: Table | null;
  readonly heard: readonly Heard[]; // oldest first
  readonly mistake: Mistake | null;
  readonly wrongTries: number; // yours in a row that were wrong or refused
  readonly ruleMistakes: readonly EvidenceBody[]; // what the latest acts said about wrong rules
  readonly task: Task | null; // what you have to do or may do now; null if it is not your turn
  readonly help: Help | null; // help with this move, as far as you asked for it
  readonly hands: Hands['hands'] | null; // all hands some time ago, if you watch and the table lets you see them
  readonly clock: Turn | null; // the turn clock when the turn began
  readonly undo: boolean; // your last placement can be taken back
  readonly due: DueGoal | null; // how far you are in First steps; null in other matches
  readonly outOfStep: boolean; // messages were missed: say hello again
}

export const NO_MATCH: Match = {
  game: NO_EVENTS,
  room: null,
  version: null,
  table: null,
  heard: [],
  mistake: null,
  wrongTries: 0,
  ruleMistakes: [],
  task: null,
  help: null,
  hands: null,
  clock: null,
  undo: false,
  due: null,
  outOfStep: false,
};

const KEPT = 120;

/** Apply a server message. */
export function receive(match: Match, message: ServerMessage): Match {
  switch (message.type) {
    case 'room': {
      // The log keeps its names, whoever takes a seat later.
      const names = match.room?.seats.map(({ name }) => name) ?? [];
      return { ...match, room: message, heard: match.heard.map((each) => ({ names, ...each })) };
    }
    case 'snapshot':
      return start(match, message);
    case 'update':
      if (match.version !== null && message.version <= match.version) return match;
      if (match.version !== null && message.version > match.version + 1) return { ...match, outOfStep: true };
      return applyUpdate(match, message);
    case 'refused':
      return { ...match, mistake: message, wrongTries: match.wrongTries + (message.id === null || isPassing(message) ? 0 : 1) };
    case 'help':
      if (message.version !== match.version) return match;
      return { ...match, help: message, mistake: cameByItself(match) ? match.mistake : null };
    case 'turn':
      return { ...match, clock: message };
    case 'hands':
      return { ...match, hands: message.hands };
    case 'notice':
      return { ...match, heard: listen(match.heard, [message], true) };
    case 'evidence': {
      const ruleMistakes = message.pieces.filter(({ right, rules }) => !right && rules.length > 0);
      return ruleMistakes.length > 0 ? { ...match, ruleMistakes } : match;
    }
    case 'ack':
    case 'ping':
    case 'pong':
      return match;
  }
}

/** Whether a scene of First steps has ended: its table takes nothing more. */
export function sceneEnded({ due }: Match): boolean {
  return due?.state === 'missed' || due?.state === 'done';
}

/** The move that help or First steps show; null while they show none. */
export function shownAction({ help, due }: Match): Help['action'] {
  return (help ?? due?.help)?.action ?? null;
}

/** After so many wrong tries in a row help comes by itself. */
const TRIES = 3;

/** Whether help comes by itself, or has come. */
export function cameByItself({ wrongTries, due }: Match): boolean {
  return wrongTries >= TRIES && due === null;
}

/** Whether the refusal of a tap before one's turn, or of a needless call: that is no try, and nobody waits until it is read. */
export function isPassing(mistake: Mistake | null): boolean {
  return mistake?.type === 'refused' && (mistake.reason === 'not-your-turn' || mistake.reason === 'nobody-exposed');
}

/** How often you have played wrongly in this turn. */
export function misplaysInTurn({ table, heard }: Match): number {
  const turn = heard.slice(heard.findLastIndex(({ event }) => event.type === 'turn') + 1);
  return turn.filter(({ event }) => event.type === 'misplayed' && event.seat === table?.seat).length;
}

/** Close the explanation, because the player has acted. */
export function clearMistake(match: Match): Match {
  return match.mistake ? { ...match, mistake: null } : match;
}

function start(match: Match, message: Snapshot): Match {
  return {
    ...match,
    version: message.version,
    table: message.table,
    heard: listen([], message.recent, false, lastId(match.heard)),
    undo: message.undo,
    task: message.task,
    help: null,
    hands: null,
    due: message.goal,
    outOfStep: false,
  };
}

function applyUpdate(before: Match, message: Update): Match {
  const seat = before.table?.seat ?? message.table.seat; // on a device that several share, that of the last player
  const match = seat !== null && isCovered(before, message.table) ? covered(before) : before;
  return {
    ...match,
    version: message.version,
    table: message.table,
    heard: listen(match.heard, message.happened, true),
    mistake: message.happened.reduce((mistake, event) => mistakeAfter(mistake, event, seat, match.game), match.mistake),
    wrongTries: message.happened.reduce((tries, event) => triesAfter(tries, event, seat, match.game), match.wrongTries),
    undo: message.undo,
    task: message.task,
    help: null,
    due: message.goal,
    outOfStep: false,
  };
}

/** Whether a device that several share shows nobody's table: it is passed on. */
export function isCovered({ room }: Match, table: Table | null): boolean {
  return room?.passed === true && table?.seat == null;
}

/** Whose turn it is, if they share the device with the player who still has it; null if there is nobody to pass it on to. */
export function nextAtDevice({ room, table }: Match): number | null {
  if (room?.passed !== true || table?.turn == null || table.turn === table.seat) return null;
  return room.yours.includes(table.turn) ? table.turn : null;
}

/** The match without what only the last player may know, on a device that several share. */
export function covered({ game, room }: Match): Match {
  return { ...NO_MATCH, game, room };
}

function lastId(heard: readonly Heard[]): number {
  return heard.at(-1)?.id ?? -1;
}

function listen(heard: readonly Heard[], events: readonly Heard['event'][], fresh: boolean, last = lastId(heard)): Heard[] {
  return [...heard, ...events.map((event, index) => ({ id: last + 1 + index, event, fresh }))].slice(-KEPT);
}

/** Your own misplay is explained until your own next act; what follows from a misplay or from others' acts leaves it open. */
function mistakeAfter(mistake: Mistake | null, event: SeenEvent, seat: number | null, game: GameEvents): Mistake | null {
  if (seat === null || !('seat' in event) || event.seat !== seat) return mistake;
  if (event.type === 'misplayed') return event;
  return viewOf(event, game)?.automatic ? mistake : null;
}

function triesAfter(tries: number, event: SeenEvent, seat: number | null, game: GameEvents): number {
  if (seat === null || !('seat' in event) || event.seat !== seat) return tries;
  if (event.type === 'misplayed') return tries + 1;
  return viewOf(event, game)?.automatic ? tries : 0;
}

/** The penalty cards that a mistake has cost so far: after a reshuffle the rest may follow. */
export function penaltiesFor({ heard }: Match, mistake: Mistake): Extract<SeenEvent, { type: 'penalized' }>[] {
  if (mistake.type === 'refused') return [];
  const at = heard.findLastIndex(({ event }) => event === mistake);
  const penalties: Extract<SeenEvent, { type: 'penalized' }>[] = [];
  for (const { event } of at < 0 ? [] : heard.slice(at + 1)) {
    if (event.type === 'turn' || event.type === 'caught') break;
    if (event.type === 'penalized' && event.seat === mistake.seat) penalties.push(event);
  }
  return penalties;
}

/** Whether the viewer's turn has begun again since their mistake. */
export function isNewTurnAfter({ heard, table }: Match, mistake: Mistake): boolean {
  const at = heard.findLastIndex(({ event }) => event === mistake);
  return at >= 0 && heard.slice(at + 1).some(({ event }) => event.type === 'turn' && event.seat === table?.seat);
}

/** Whether you are the only person at the table, and the others are computers. */
export function isAlone(room: Room | null): boolean {
  return room?.you != null && room.seats.filter(({ kind }) => kind === 'person').length === 1;
}

/** The other seats in the order of play after your own; all of them for a spectator. */
export function othersAround(players: number, seat: number | null): number[] {
  const first = seat ?? -1;
  return Array.from({ length: seat === null ? players : players - 1 }, (_, index) => (first + 1 + index) % players);
}

/** The event with which the match ended; null while it runs, or when the event was not received. */
export function ending(match: Match): Extract<SeenEvent, { type: 'ended' }> | null {
  for (const { event } of match.heard.toReversed()) if (event.type === 'ended') return event;
  return null;
}

/** The events of some types, oldest first. */
export function heardOf<Type extends SeenEvent['type']>(heard: readonly Heard[], ...types: Type[]): Extract<SeenEvent, { type: Type }>[] {
  const isOne = (event: Heard['event']): event is Extract<SeenEvent, { type: Type }> => (types as string[]).includes(event.type);
  return heard.flatMap(({ event }) => (isOne(event) ? [event] : []));
}
