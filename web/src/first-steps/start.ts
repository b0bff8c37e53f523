/** Starting a scene of First steps: a new match with one computer player. */

import { router, tablePath } from '../browser/router.svelte';
import { newMatch } from '../net/http';
import { USUAL } from '../people/match-settings';
import { recallPerson } from '../people/person';
import { roomToContinue } from '../setup/waiting-game';
import { keepFirstSteps, keptFirstSteps } from './kept';

/** Create the match of a scene and go to its table. */
export async function startScene(game: string, scene = 1): Promise<void> {
  const { name, avatar } = recallPerson();
  const seats = [{ kind: 'person' }, { kind: 'computer', level: 'newcomer' }] as const;
  const { code } = await newMatch({ game, seats: [...seats], name: name.trim(), avatar, settings: { ...USUAL, first_steps: scene } });
  keepFirstSteps(game, code);
  router.go(tablePath(code));
}

/** Go to the unfinished First steps of a game, or start them. */
export async function continueFirstSteps(game: string): Promise<void> {
  const code = keptFirstSteps(game);
  if (code && (await roomToContinue(code))) router.go(tablePath(code));
  else await startScene(game);
}
