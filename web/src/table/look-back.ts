/** What a player said right and wrong in a finished match, and the moves that are worth another look. Pure. */

import { viewOf } from '../match/events';
import type { GameEvents } from '../match/game-events';
import type { ReviewStep } from '../wire';

export interface LookBack {
  readonly right: number; // letters or steps
  readonly total: number;
  /** What was said wrong most often: from the last note to the one needed, e.g. G to A; null for nothing. */
  readonly missed: { readonly from: string; readonly to: string } | null;
  /** The versions of the two most useful moves, or fewer. */
  readonly moves: readonly number[];
}

interface Miss {
  readonly version: number;
  readonly from: string; // '' if the word was right, and only a card was not
  readonly to: string;
}

const MAX_MOVES = 2;
const ANSWERED = 2; // the step of help that gives the answer

const NO_WAY = { from: '', to: '' };

/** Look back at the game from `seat`. What was missed most often comes first, then where help gave the answer. */
export function lookBack(steps: readonly ReviewStep[], seat: number, game: GameEvents): LookBack {
  const counted = { right: 0, total: 0 };
  const misses: Miss[] = [];
  const helped: number[] = [];
  for (const { version, events, entry, undone } of steps) {
    if (undone) continue;
    if (entry['by'] === seat && Number(entry['helped'] ?? 0) >= ANSWERED) helped.push(version);
    for (const event of events) {
      if (!('seat' in event) || event.seat !== seat) continue;
      const wrong = event.type === 'misplayed';
      if (!wrong && !viewOf(event, game)?.saidRight) continue;
      const missed = wrong ? (game.misplays?.missed(event.facts) ?? null) : null;
      counted.total += 1;
      counted.right += Number(missed === null);
      if (wrong) misses.push({ version, ...(missed ?? NO_WAY) });
    }
  }
  const often = (miss: Miss): number =>
    miss.from === '' ? 1 : misses.filter(({ from, to }) => from === miss.from && to === miss.to).length;
  const sorted = misses.toSorted((one, other) => often(other) - often(one));
  const moves = [...sorted.map(({ version }) => version), ...helped];
  const wrong = sorted.find(({ from, to }) => from !== '' && to !== '');
  const missed = wrong ? { from: wrong.from, to: wrong.to } : null;
  return { ...counted, missed, moves: [...new Set(moves)].slice(0, MAX_MOVES) };
}
