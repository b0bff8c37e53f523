"""Solve the end of a game exactly, when nothing is hidden and few moves are left."""

from typing import Final

from musicards.cards import i64
from musicards.games.game import Game
from musicards.games.view import View
from musicards.players.search.guide import Guide

MAX_POSITIONS: Final = 4000
"""Positions to examine before giving up: a few milliseconds compiled, a tenth of a second interpreted."""


def is_certain(view: View, guide: Guide) -> bool:
    """Whether only one world agrees with `view`: the stock is empty, and only one other hand has cards."""
    if view.stock_size or guide.draws_from_discards:
        return False
    hidden = 0
    for seat in range(view.players):
        if seat != view.seat and view.counts[seat]:
            hidden += 1
    return hidden <= 1


def solve(game: Game, guide: Guide, most_positions: i64 = MAX_POSITIONS) -> int | None:
    """Return the best move of the seat on turn if everybody plays optimally; None if there are too many positions.

    Everybody chooses the move that is best for themselves, the first of several: Luckhardt and Irani, "An algorithmic
    solution of n-person games", 1986. With two players this is minimax.
    """
    solver = _Solver(guide, most_positions)
    solver.value(game)
    return None if solver.left < 0 else solver.first


class _Solver:
    """Examines all positions that can follow.

    Attributes:
        left: the number of positions it may still examine; negative if it has given up.
        first: the best move of the position examined last.
    """

    def __init__(self, guide: Guide, most_positions: i64) -> None:
        self.guide = guide
        self.left: i64 = most_positions
        self.first = 0

    def value(self, game: Game) -> list[float]:
        """Return the result of each seat if everybody plays optimally."""
        if game.over:
            return self.guide.shares(game)
        seat = game.turn
        best: list[float] = []
        best_move = 0
        for move in game.moves():
            self.left -= 1
            if self.left < 0:
                break
            after = game.copy()
            after.play_move(move, None)
            shares = self.value(after)
            if not best or shares[seat] > best[seat]:
                best = shares
                best_move = move
        self.first = best_move
        return best or [0.0] * game.players
