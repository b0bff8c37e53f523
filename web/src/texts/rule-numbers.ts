/**
 * The numbers of the rules, for texts: no text says "seven cards", it says { $hand } cards.
 *
 * The engine states them (`rule_numbers` of each game in musicards.games) and the server sends them with the lobby,
 * which the page has before it shows anything.
 */

import type { GameInfo } from '../wire';

let sent: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map();

/** Store the numbers that the server sent. */
export function keepRuleNumbers(games: readonly Pick<GameInfo, 'name' | 'numbers'>[]): void {
  sent = new Map(games.map(({ name, numbers }) => [name, numbers]));
}

/** The numbers of a game's rules by name, e.g. `{ hand: 7, penalty: 2, draws: 3 }`. */
export function ruleNumbers(game: string): Readonly<Record<string, number>> {
  return sent.get(game) ?? {};
}
