/** Beginning a stop of the path, loaded when one is begun. */

import { router } from '../browser/router.svelte';
import { keptFirstSteps } from '../first-steps/kept';
import { continueFirstSteps } from '../first-steps/start';
import { getLobby } from '../net/http';
import { settings } from '../settings/settings.svelte';
import { playAs } from '../setup/play-now';
import { continueGame } from '../setup/waiting-game';
import { FINISHED } from './progress';
import { currentStop, type Play, type Stop } from './stops';

/** Go to the table or page of a stop; to a game that waits, if one of it was begun. */
export async function beginStop(stop: Stop): Promise<void> {
  if (stop.way === 'practice') router.go('#/today');
  else if (stop.way === 'play' && (await continueGame(stop.game))) return;
  else if (stop.way === 'first-steps' || (stop.isTaught && keptFirstSteps(stop.game) !== '')) await continueFirstSteps(stop.game);
  else await playStop(stop);
}

/** Play a game against computers after its First steps: one that waits, or a new one; at its stop of the path, with what that has. */
export async function playReal(game: string): Promise<void> {
  if (await continueGame(game)) return;
  const stop = currentStop(FINISHED);
  const isAtStop = settings.path && stop?.way === 'play' && stop.game === game;
  await playStop(isAtStop ? stop : { way: 'play', game });
}

async function playStop({ game, options = {}, players }: Play): Promise<void> {
  const { games, levels } = await getLobby();
  const info = games.find(({ name }) => name === game);
  if (info) await playAs(info, levels, options, players);
}
