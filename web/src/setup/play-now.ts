/** Playing a game at once, loaded when the first game is begun. */

import { router, tablePath } from '../browser/router.svelte';
import { newMatch } from '../net/http';
import { keepPerson, recallPerson } from '../people/person';
import type { GameInfo, Lobby } from '../wire';
import { againstComputers, recallChoices } from './last-choices';
import { matchRequest } from './options';

/** Deal a game against computers, with what was chosen last, and go to its table. */
export async function playNow(game: GameInfo, levels: Lobby['levels']): Promise<void> {
  const person = recallPerson();
  keepPerson(person);
  const choices = againstComputers(recallChoices(game, levels), levels);
  const { code } = await newMatch(matchRequest(game.name, choices, person));
  router.go(tablePath(code));
}
