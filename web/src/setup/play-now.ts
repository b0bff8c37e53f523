/** Playing a game at once, loaded when the first game is begun. */

import { router, tablePath } from '../browser/router.svelte';
import { newMatch } from '../net/http';
import { keepPerson, recallPerson, type Person } from '../people/person';
import type { GameInfo, Lobby, SuggestedMatch } from '../wire';
import { againstComputers, keepChoices, recallChoices } from './last-choices';
import { matchRequest, type WantedMatch } from './options';

/** Deal a game against computers, with what was chosen last, and go to its table. */
export async function playNow(game: GameInfo, levels: Lobby['levels']): Promise<void> {
  const last = recallChoices(game, levels);
  keepChoices(game.name, last); // the next game has the same cards, also when a newcomer, who gets fewer, is one no more
  await playWith(game, againstComputers(last, levels));
}

/** Deal a game against computers with `options` instead of those chosen last, for at most `players`. */
export async function playAs(
  game: GameInfo,
  levels: Lobby['levels'],
  options: Readonly<Record<string, string>>,
  players = Infinity,
): Promise<void> {
  const last = recallChoices(game, levels);
  const choices = { ...last, options: { ...last.options, ...options } };
  keepChoices(game.name, choices);
  const { others } = againstComputers(last, levels);
  await playWith(game, { ...choices, others: others.slice(0, players - 1) });
}

/** Make a table for two people, `person` and whoever is invited, and go there. */
export async function playWithFriend(game: GameInfo, levels: Lobby['levels'], person: Person): Promise<void> {
  await playWith(game, { ...recallChoices(game, levels), others: ['person'] }, person);
}

/** Deal the game that was suggested, with as few players as there can be: its level is that of a match of two. */
export async function playSuggested(game: GameInfo, { options, level }: SuggestedMatch, levels: Lobby['levels']): Promise<void> {
  const [players = 2] = game.seats;
  const others = Array.from({ length: players - 1 }, () => level);
  await playWith(game, { ...recallChoices(game, levels), options, others });
}

async function playWith(game: GameInfo, choices: WantedMatch, person = recallPerson()): Promise<void> {
  keepPerson(person);
  const { code } = await newMatch(matchRequest(game.name, choices, person));
  router.go(tablePath(code));
}
