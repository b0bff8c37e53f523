/** The path for newcomers: what to do first, and what after it. Pure. */

import type { OtherStop } from '../browser/path-stops';

export interface Play {
  readonly way: 'play';
  /** A finished game of it completes the stop. */
  readonly game: string;
  /** Options other than those chosen last. */
  readonly options?: Readonly<Record<string, string>>;
  /** The number of players, where the stop is short with few. */
  readonly players?: number;
  /** Begins with the game's First steps, for those who have not been through them. */
  readonly isTaught?: true;
}

interface FirstSteps {
  readonly way: 'first-steps';
  readonly game: string;
}

interface Practice {
  readonly way: 'practice';
}

export type Stop = (Play | FirstSteps | Practice) & { readonly name: keyof typeof NAMES };

const NAMES = {
  'white-keys': { way: 'play', game: 'memory', options: { board: 'naturals' }, players: 2, isTaught: true },
  'first-steps': { way: 'first-steps', game: 'distance' },
  distance: { way: 'play', game: 'distance', players: 2 },
  practice: { way: 'practice' },
  steps: { way: 'play', game: 'steps', players: 2, isTaught: true },
  'keys-corners': { way: 'play', game: 'keys_corners', isTaught: true },
} as const satisfies Record<string, Play | FirstSteps | Practice>;

export const STOPS: readonly Stop[] = (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => ({ name, ...NAMES[name] }));

/** What this browser has finished. */
export interface Finished {
  readonly game: (name: string) => boolean;
  readonly other: (stop: OtherStop) => boolean;
}

export function isDone(stop: Stop, finished: Finished): boolean {
  if (stop.way === 'play') return finished.game(stop.game);
  return finished.other(stop.way === 'practice' ? 'practice' : `first-steps-${stop.game}`);
}

/** Whether the First steps with which a stop begins are behind you. */
export function isBegun(stop: Stop, finished: Finished): boolean {
  return 'isTaught' in stop && finished.other(`first-steps-${stop.game}`);
}

/**
 * The stop after the last one that is done, so that whoever knows a game goes past what comes before it; at the end of the path,
 * what was left out; null when all is done.
 */
export function currentStop(finished: Finished): Stop | null {
  const after = STOPS[STOPS.findLastIndex((stop) => isDone(stop, finished)) + 1];
  return after ?? STOPS.find((stop) => !isDone(stop, finished)) ?? null;
}

/** The stop that a game of `game` completes; null for a game that is not on the path. */
export function stopOfGame(game: string): Stop | null {
  return STOPS.find((stop) => stop.way === 'play' && stop.game === game) ?? null;
}
