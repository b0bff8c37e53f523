/**
 * The numbers of the rules, for texts: no text says "seven cards", it says { $hand } cards.
 *
 * They are constants of the engine (musicards.games) and listed here once, until the server sends them.
 */

const NUMBERS = {
  distance: { hand: 7, penalty: 2, draws: 3 },
  steps: { hand: 7, penalty: 2, draws: 3 },
  keys_corners: { hand: 5, scale_points: 10, stack_points: 5, stack_cards: 4 },
  go_fish: { hand: 7, small_hand: 5, few_players: 3, book_cards: 4 },
  old_maid: {},
  memory: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The numbers of a game's rules by name, such as `{ hand: 7, penalty: 2, draws: 3 }`. */
export function ruleNumbers<Game extends keyof typeof NUMBERS>(game: Game): (typeof NUMBERS)[Game] {
  return NUMBERS[game];
}
