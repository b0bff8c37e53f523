"""Guides: fast, reasonably sensible policies for the playouts of a search."""

from musicards.cards import i64
from musicards.games.game import Game
from musicards.games.rng import FastRng


class Guide:
    """A guide that chooses uniformly from the right moves. Games have subclasses with better policies.

    Attributes:
        moves_per_random: one in so many moves is random, so that play varies.
        margin: the weight of the share of points in a result, from 0 to 1; the rest is the share of the win.
        depth: the greatest depth of the tree in moves, where playouts begin.
        draws_from_discards: whether an empty stock is replaced by the discard pile, so that chance acts up to the end.
        plays_for_others: whether the other players follow the guide in the tree as well. The searcher's hand is the
            same in every world, so others that searched would learn to act as if they saw it.
    """

    moves_per_random = 7
    margin = 0.0
    depth = 1000
    draws_from_discards = False
    plays_for_others = False

    def candidates(self, game: Game, moves: list[int]) -> list[int]:  # noqa: ARG002 - the others look at the game
        """Return those of the right `moves` of the seat on turn that are worth searching; at least one."""
        return moves

    def move_value(self, game: Game, move: i64) -> i64:  # noqa: ARG002 - the others look at the game
        """Return a heuristic value of a right move, for comparing moves."""
        return 0

    def pick(self, game: Game, moves: list[int], rng: FastRng) -> int:
        """Return one of the right `moves` of the seat on turn: the one with the highest value, or sometimes any."""
        size: i64 = len(moves)
        place = rng.below(size)
        best = moves[place]
        if not rng.below(self.moves_per_random):
            return best
        most = self.move_value(game, best)
        for _ in range(size - 1):
            place += 1
            if place == size:
                place = 0
            worth = self.move_value(game, moves[place])
            if worth > most:
                most = worth
                best = moves[place]
        return best

    def play_out(self, game: Game, rng: FastRng, longest: i64) -> None:
        """Play to the end, or for `longest` moves."""
        made: i64 = 0
        while not game.over and made < longest:
            moves = game.moves()
            game.play_move(moves[0] if len(moves) == 1 else self.pick(game, moves, rng), rng)
            made += 1

    def shares(self, game: Game) -> list[float]:
        """Return the result of each seat, from 0 to 1; for an unfinished game, by its current scores."""
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
