"""What agents are rewarded for."""

from musicards.games.game import Game


def rewards_of(game: Game) -> list[float]:
    """Return the reward of each seat for the current scores.

    The winners share one win. From that, each seat's fair share, 1 / players, is subtracted, and the result is scaled
    so that winning alone is 1. Rewards sum to 0: two players get 1 and -1, and a win that all share is worth 0. In
    Memory with one player, the reward is the share of tries that made a pair.
    """
    result = game.result()
    if game.players == 1:
        pairs = result.scores[0]
        tries = pairs + result.turns - result.over  # every turn but the last ends with a failed try
        return [pairs / tries if tries else 0.0]
    best = min(result.scores) if game.low_wins else max(result.scores)
    leaders = [score == best for score in result.scores]
    share = 1 / sum(leaders)
    return [(game.players * share * leads - 1) / (game.players - 1) for leads in leaders]
