/**
 * What the server sends about each game, for texts: its title, for a game without texts on this page, and the numbers of its rules.
 * No text says "seven cards", it says { $hand } cards.
 *
 * The engine states the numbers (`rule_numbers` of each game in musicards.games). They come with the lobby, which the page
 * has before it shows anything.
 */

import type { GameInfo } from '../wire';

type Info = Pick<GameInfo, 'name' | 'title' | 'numbers'>;

let sent: ReadonlyMap<string, Info> = new Map();

/** Keep what the server sent about the games. */
export function keepGameInfo(games: readonly Info[]): void {
  sent = new Map(games.map((info) => [info.name, info]));
}

/** A game's title in English, e.g. "The Distance"; undefined for a game that the server does not have. */
export function sentTitle(game: string): string | undefined {
  return sent.get(game)?.title;
}

/** The numbers of a game's rules by name, such as `{ hand: 7, penalty: 2, draws: 3 }`. */
export function ruleNumbers(game: string): Readonly<Record<string, number>> {
  return sent.get(game)?.numbers ?? {};
}
