/** A match that is over, as moves to step through. Pure. */

import type { Misplayed, ReviewStep, SeenEvent, Table } from '../wire';

/** What somebody did, with all that chance did because of it; the first one is the deal. */
export interface Move {
  readonly version: number; // of what was done: its address
  readonly last: number; // of the last entry that belongs to it
  readonly seat: number | null; // who did it; null: chance
  readonly entry: Readonly<Record<string, unknown>>;
  readonly undone: boolean; // taken back afterwards
  readonly events: readonly SeenEvent[];
  readonly hands: readonly (readonly string[])[]; // after it, by seat
  readonly table: Table; // after it
}

/** What chance does because of a move, such as a shuffle, is part of that move. */
export function movesOf(steps: readonly ReviewStep[]): Move[] {
  const moves: Move[] = [];
  for (const step of steps) {
    const by = step.entry['by'];
    const before = moves.at(-1);
    if (typeof by !== 'number' && before) {
      const events = [...before.events, ...step.events];
      moves[moves.length - 1] = { ...before, last: step.version, events, hands: step.hands, table: step.table };
    } else {
      const { version, entry, undone, events, hands, table } = step;
      moves.push({ version, last: version, seat: typeof by === 'number' ? by : null, entry, undone, events, hands, table });
    }
  }
  return moves;
}

/** Where the move with this version stands; of a version that is none's own, the one that it belongs to. */
export function moveAt(moves: readonly Move[], version: number | null): number {
  if (version === null) return 0;
  const found = moves.findLastIndex((move) => move.version <= version);
  return Math.max(0, found);
}

/** The moves of one turn. Whoever acts out of turn stands among them. */
export interface Turn {
  readonly seat: number | null; // whose; null before the first
  readonly first: number; // the place of its first move
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
  readonly place: number; // of its move
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

/** The events of a move that are worth a sentence: whose turn it is now, and how cards are held out, one sees. */
export function toldOf({ events }: Move): SeenEvent[] {
  return events.filter(({ type }) => type !== 'turn' && type !== 'fanned');
}

/** The cards that a move brought into hands, or that came back there: to be marked among the others. */
export function movedCards({ events }: Move): Set<string> {
  return new Set(
    events.flatMap((event): readonly string[] => {
      switch (event.type) {
        case 'misplayed':
        case 'given':
          return event.cards;
        case 'penalized':
        case 'drew-up':
          return event.cards ?? [];
        case 'drew':
        case 'took':
        case 'fished':
          return event.card === null ? [] : [event.card];
        default:
          return [];
      }
    }),
  );
}

/** Where an arrow key and its like lead; null for another key. */
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
