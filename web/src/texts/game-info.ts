/**
 * What the server sends about each game, for texts: its title, for a game without texts on this page, the numbers and the sections of its rules.
 * No text says "seven cards", it says { $hand } cards.
 *
 * The engine states the numbers (`rule_numbers` of each game in musicards.games). They come with the lobby, which the page
 * has before it shows anything.
 */

import type { GameInfo } from '../wire';

type Info = Pick<GameInfo, 'name' | 'title' | 'seats' | 'numbers' | 'rules' | 'first_steps'>;

let sent: ReadonlyMap<string, Info> = new Map();

/** Keep what the server sent about the games. */
export function keepGameInfo(games: readonly Info[]): void {
  sent = new Map(games.map((info) => [info.name, info]));
}

/** A game's title in English, e.g. "The Distance"; undefined for a game that the server does not have. */
export function sentTitle(game: string): string | undefined {
  return sent.get(game)?.title;
}

/** Whether a game has First steps. */
export function hasFirstSteps(game: string): boolean {
  return (sent.get(game)?.first_steps ?? 0) > 0;
}

/** The numbers of a game's rules by name, such as `{ hand: 7, penalty: 2, draws: 3 }`, with the fewest (`low`) and most (`high`) players. */
export function ruleNumbers(game: string): Readonly<Record<string, number>> {
  const info = sent.get(game);
  return info ? { ...info.numbers, low: info.seats[0] ?? 0, high: info.seats[1] ?? 0 } : {};
}

/** The sections of a game's rules, in order, each with the cards of its example. */
export function rulesSections(game: string): GameInfo['rules'] {
  return sent.get(game)?.rules ?? [];
}
