"""The guide to Key's Corners."""

from math import exp
from typing import Final

from musicards.cards import i64
from musicards.games.game import Game
from musicards.games.keys_corners import CornersView
from musicards.games.rng import FastRng
from musicards.players.search.guide import Guide
from musicards.players.strategy.corners import beginnings, best_move

__all__ = ["CornersGuide"]

_HORIZON: Final = 16  # moves: a few turns of every seat; what follows depends on chance
_AHEAD: Final = 12.0  # points: a player who is this far ahead of another is e times as likely to win


class CornersGuide(Guide):
    """Every seat plays sensibly by what it can see, and the points after some turns are compared.

    A turn is many moves that only make sense together, so `strategy.corners` plans whole turns. This guide compares
    the best few first moves by what follows the turn.
    """

    margin = 0.1
    depth = 1
    breadth = 4

    def candidates(self, game: Game, moves: list[int]) -> list[int]:  # noqa: ARG002 - `beginnings` finds them itself
        view = game.view(game.turn)
        assert isinstance(view, CornersView)  # noqa: S101 - the guide to this game
        values = beginnings(view)
        found = sorted(values, key=values.__getitem__, reverse=True)
        return found[: self.breadth]

    def pick(self, game: Game, moves: list[int], rng: FastRng) -> int:  # noqa: ARG002 - so does `best_move`
        view = game.view(game.turn)
        assert isinstance(view, CornersView)  # noqa: S101 - the guide to this game
        return best_move(view, rng)

    def play_out(self, game: Game, rng: FastRng, longest: i64) -> None:
        Guide.play_out(self, game, rng, min(longest, _HORIZON))

    def shares(self, game: Game) -> list[float]:
        if game.over:
            return Guide.shares(self, game)
        scores = game.scores()
        best = max(scores)
        odds: list[float] = []
        total = 0.0
        for score in scores:
            chance = exp((score - best) / _AHEAD)
            odds.append(chance)
            total += chance
        return [chance / total for chance in odds]
