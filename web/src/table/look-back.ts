/** What a player said right and wrong in a finished match, and the moves that are worth another look. Pure. */

import { viewOf } from '../match/events';
import type { GameEvents } from '../match/game-events';
import type { Misplayed, ReviewStep } from '../wire';

/** A move that was wrong. */
interface WrongMove {
  readonly version: number;
  readonly event: Misplayed;
}

export interface LookBack {
  readonly right: number; // letters or steps
  readonly total: number;
  /** What was said wrong most often and not right later: from the last note to the one needed, e.g. G to A; null for nothing. */
  readonly missed: { readonly from: string; readonly to: string } | null;
  /** The most useful wrong moves, at most two, in the order they were made. */
  readonly moves: readonly WrongMove[];
}

interface Miss extends WrongMove {
  readonly from: string; // '' if the word was right, and only a card was not
  readonly to: string;
  readonly rightLater: boolean;
}

const MAX_MOVES = 2;
const NO_WAY = { from: '', to: '' };

/** Look back at the game from `seat`. `own`: the versions of what the player did, and not a computer in their place. */
export function lookBack(steps: readonly ReviewStep[], seat: number, game: GameEvents, own: ReadonlySet<number>): LookBack {
  const counted = { right: 0, total: 0 };
  let misses: Miss[] = [];
  let last = '';
  for (const { version, events, undone } of steps) {
    if (undone) continue;
    for (const event of events) {
      if (!('seat' in event)) continue;
      const said = viewOf(event, game)?.saidRight?.(event);
      const from = last;
      last = said ?? last;
      if (event.seat !== seat || !own.has(version)) continue;
      if (said !== undefined) {
        misses = misses.map((miss) => ({ ...miss, rightLater: miss.rightLater || (miss.from === from && miss.to === said) }));
        counted.total += 1;
        counted.right += 1;
      } else if (event.type === 'misplayed') {
        const missed = game.misplays?.missed(event.facts) ?? null;
        counted.total += 1;
        counted.right += Number(missed === null);
        misses.push({ version, event, rightLater: false, ...(missed ?? NO_WAY) });
      }
    }
  }
  const often = (miss: Miss): number =>
    miss.from === '' ? 1 : misses.filter(({ from, to }) => from === miss.from && to === miss.to).length;
  const sorted = misses.toSorted((one, other) => often(other) - often(one));
  const wrong = sorted.find(({ from, to, rightLater }) => from !== '' && to !== '' && !rightLater);
  const moves = sorted.slice(0, MAX_MOVES).toSorted((one, other) => one.version - other.version);
  return {
    ...counted,
    missed: wrong ? { from: wrong.from, to: wrong.to } : null,
    moves: moves.map(({ version, event }) => ({ version, event })),
  };
}
