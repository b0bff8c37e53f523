/** How a series stands. The sums come from the server; here they are only put in order. */

import type { Series } from '../wire';

/** By seat, the sums after this round; `scores` are those of the round when it is over. */
export function sums(series: Series, scores: readonly number[] | null): number[] {
  return series.totals.map((total, seat) => total + (scores?.[seat] ?? 0));
}

/** The seats with the best sum, ascending. */
export function leaders(series: Series, scores: readonly number[] | null): number[] {
  const all = sums(series, scores);
  const best = series.low_wins ? Math.min(...all) : Math.max(...all);
  return all.flatMap((sum, seat) => (sum === best ? [seat] : []));
}

/** Whether the round at hand is the last one. */
export function isLastRound(series: Series): boolean {
  return series.round >= series.rounds;
}
