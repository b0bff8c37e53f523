/**
 * The numbers of the rules, for texts: no text says "seven cards", it says { $hand } cards.
 *
 * The engine states them (`rule_numbers` of each game in musicards.games) and the server sends them with the lobby,
 * which the page has before it shows anything.
 */

import type { GameInfo } from '../wire';

/** What the numbers of each game are called. */
interface Names {
  distance: 'hand' | 'penalty' | 'draws';
  steps: 'hand' | 'penalty' | 'draws' | 'most_draws';
  keys_corners: 'hand' | 'scale_points' | 'stack_points' | 'stack_cards';
  go_fish: 'hand' | 'small_hand' | 'few_players' | 'book_cards';
  old_maid: 'cards';
  memory: 'naturals' | 'chromatic' | 'full';
}

let sent: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map();

/** Keeps the numbers that the server sent. */
export function keepRuleNumbers(games: readonly GameInfo[]): void {
  sent = new Map(games.map(({ name, numbers }) => [name, numbers]));
}

/** The numbers of a game's rules by name, such as `{ hand: 7, penalty: 2, draws: 3 }`. */
export function ruleNumbers<Game extends keyof Names>(game: Game): Readonly<Record<Names[Game], number>> {
  return sent.get(game) ?? {};
}
