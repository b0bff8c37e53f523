/** A finished match as a list of moves. Pure. */

import type { Misplayed, ReviewStep, SeenEvent, Table } from '../wire';
import { journeysOf, viewOf } from './events';
import type { GameEvents } from './game-events';

/** A player's action with the chance entries it caused; the first move is the deal. */
export interface Move {
  readonly version: number; // of the action; used in the address
  readonly seat: number | null; // null for chance
  readonly entry: Readonly<Record<string, unknown>>;
  readonly undone: boolean; // taken back afterwards
  readonly events: readonly SeenEvent[];
  readonly hands: readonly (readonly string[])[]; // after it, by seat
  readonly table: Table; // after it
}

/** Group entries into moves; a chance entry, such as a shuffle, belongs to the move that caused it. */
export function movesOf(steps: readonly ReviewStep[]): Move[] {
  const moves: Move[] = [];
  for (const step of steps) {
    const by = step.entry['by'];
    const before = moves.at(-1);
    if (typeof by !== 'number' && before) {
      const events = [...before.events, ...step.events];
      moves[moves.length - 1] = { ...before, events, hands: step.hands, table: step.table };
    } else {
      const { version, entry, undone, events, hands, table } = step;
      moves.push({ version, seat: typeof by === 'number' ? by : null, entry, undone, events, hands, table });
    }
  }
  return moves;
}

/** The index of the move with this version; for the version of a chance entry, of the move that it belongs to. */
export function moveAt(moves: readonly Move[], version: number | null): number {
  if (version === null) return 0;
  const found = moves.findLastIndex((move) => move.version <= version);
  return Math.max(0, found);
}

/** The moves of one turn, including actions of players who acted out of turn. */
export interface Turn {
  readonly seat: number | null; // null before the first turn
  readonly first: number; // index of its first move
  readonly moves: readonly Move[];
}

export function turnsOf(moves: readonly Move[]): Turn[] {
  const turns: Turn[] = [];
  let seat: number | null = null;
  let open: { seat: number | null; first: number; moves: Move[] } | null = null;
  moves.forEach((move, place) => {
    if (!open) {
      open = { seat, first: place, moves: [] };
      turns.push(open);
    }
    open.moves.push(move);
    const passed = move.events.findLast((event) => event.type === 'turn');
    if (passed) {
      seat = passed.seat;
      open = null;
    }
  });
  return turns;
}

export interface Misplay {
  readonly place: number; // index of its move
  readonly event: Misplayed;
}

export function misplayOf(move: Move): Misplayed | null {
  return move.events.find((event) => event.type === 'misplayed') ?? null;
}

export function misplaysOf(moves: readonly Move[]): Misplay[] {
  return moves.flatMap((move, place) => {
    const event = misplayOf(move);
    return event ? [{ place, event }] : [];
  });
}

/** The events of a move shown as text, without those that the table shows. */
export function eventsInText({ events }: Move, game: GameEvents): SeenEvent[] {
  return events.filter((event) => !viewOf(event, game)?.onTable);
}

/** The cards that a move put into hands, to be highlighted. */
export function movedCards({ events }: Move, game: GameEvents): Set<string> {
  const moved = events.flatMap((event) => journeysOf(event, null, game)).filter(({ to }) => to.startsWith('seat-'));
  return new Set(moved.flatMap(({ card }) => card ?? []));
}

/** The cards of a move that a review shows in the middle of the table. */
export function cardsInMiddle({ events }: Move, game: GameEvents): string[] {
  const shown = events.filter((event) => viewOf(event, game)?.inMiddle).flatMap((event) => journeysOf(event, null, game));
  return [...new Set(shown.flatMap(({ card }) => card ?? []))];
}

/** The move that an arrow key or a similar key leads to; null for other keys. */
export function stepTo(key: string, place: number, moves: number): number | null {
  const last = moves - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, place + 1);
    case 'ArrowLeft':
      return Math.max(0, place - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
