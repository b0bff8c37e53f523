"""How games are played out in a search: quickly, and about as sensibly as people play."""

from musicards.cards import i64
from musicards.games.game import Game
from musicards.games.rng import FastRng

__all__ = ["Guide"]


class Guide:
    """Any right move, each as likely as the others. Games with better guides have pages of their own.

    Attributes:
        whim: one in so many moves is any move at all: nobody plays the same way every time.
        margin: how much of a result is the share of points, from 0 to 1, where most points win; the rest is who won.
        depth: how many moves of the tree lie between now and where playing out begins, at the most.
        draws_from_discards: an empty stock is made anew of what was discarded, so that luck has a say up to the end.
        speaks_for_others: the others play as the guide does in the tree, too. Where secrets count they have to: the
            searching hand is the same in every world, so others who search learn to act as if they saw it.
    """

    whim = 7
    margin = 0.0
    depth = 1000
    draws_from_discards = False
    speaks_for_others = False

    def candidates(self, game: Game, moves: list[int]) -> list[int]:  # noqa: ARG002 - the others look at the game
        """Of `moves`, which are right moves of the seat on turn, those worth thinking about: never none."""
        return moves

    def promise(self, game: Game, move: i64) -> i64:  # noqa: ARG002 - the others look at the game
        """What a right move is worth at first sight; only which of two is more counts."""
        return 0

    def pick(self, game: Game, moves: list[int], rng: FastRng) -> int:
        """One of `moves`, which are right moves of the seat on turn: of the most promising, or now and then any."""
        size: i64 = len(moves)
        place = rng.below(size)
        best = moves[place]
        if not rng.below(self.whim):
            return best
        most = self.promise(game, best)
        for _ in range(size - 1):
            place += 1
            if place == size:
                place = 0
            worth = self.promise(game, moves[place])
            if worth > most:
                most = worth
                best = moves[place]
        return best

    def play_out(self, game: Game, rng: FastRng, longest: i64) -> None:
        """Play on to the end, or for `longest` moves."""
        made: i64 = 0
        while not game.over and made < longest:
            moves = game.moves()
            game.play_move(moves[0] if len(moves) == 1 else self.pick(game, moves, rng), rng)
            made += 1

    def shares(self, game: Game) -> list[float]:
        """By seat, its share of the win, from 0 to 1; of a game that is not over, as it stands."""
        scores = game.scores()
        sign = -1 if game.low_wins else 1
        best = sign * scores[0]
        total = 0
        for score in scores:
            best = max(best, sign * score)
            total += score
        winners = 0
        for score in scores:
            if sign * score == best:
                winners += 1
        found: list[float] = []
        for score in scores:
            share = 1.0 / winners if sign * score == best else 0.0
            if self.margin and total:
                share += self.margin * (score / total - share)
            found.append(share)
        return found
