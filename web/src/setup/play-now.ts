/** Playing a game at once, loaded when the first game is begun. */

import { router, tablePath } from '../browser/router.svelte';
import { newMatch } from '../net/http';
import { keepPerson, recallPerson } from '../people/person';
import type { GameInfo, Lobby, SuggestedMatch } from '../wire';
import { againstComputers, recallChoices } from './last-choices';
import { matchRequest, type WantedMatch } from './options';

/** Deal a game against computers, with what was chosen last, and go to its table. */
export async function playNow(game: GameInfo, levels: Lobby['levels']): Promise<void> {
  await playWith(game, againstComputers(recallChoices(game, levels), levels));
}

/** Deal the game that was suggested, with as few players as there can be: its level is that of a match of two. */
export async function playSuggested(game: GameInfo, { options, level }: SuggestedMatch, levels: Lobby['levels']): Promise<void> {
  const [players = 2] = game.seats;
  const others = Array.from({ length: players - 1 }, () => level);
  await playWith(game, { ...recallChoices(game, levels), options, others });
}

async function playWith(game: GameInfo, choices: WantedMatch): Promise<void> {
  const person = recallPerson();
  keepPerson(person);
  const { code } = await newMatch(matchRequest(game.name, choices, person));
  router.go(tablePath(code));
}
