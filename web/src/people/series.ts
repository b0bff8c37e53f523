/** The scores of a series. The server sums them up; here they are only sorted. */

import type { Series } from '../wire';

/** The sums after this round, by seat; `scores` are those of the round once it is over. */
export function sums(series: Series, scores: readonly number[] | null): number[] {
  return series.totals.map((total, seat) => total + (scores?.[seat] ?? 0));
}

/** The seats with the best sum, in ascending order. */
export function leaders(series: Series, scores: readonly number[] | null): number[] {
  const all = sums(series, scores);
  const best = series.low_wins ? Math.min(...all) : Math.max(...all);
  return all.flatMap((sum, seat) => (sum === best ? [seat] : []));
}

/** Whether this round is the last one. */
export function isLastRound(series: Series): boolean {
  return series.round >= series.rounds;
}
