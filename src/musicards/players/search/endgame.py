"""The end of a game, played through to the last card when nothing is hidden any more and little is left."""

from typing import Final

from musicards.cards import i64
from musicards.games.game import Game, View
from musicards.players.search.guide import Guide

__all__ = ["is_certain", "solve"]

MOST_POSITIONS: Final = 4000
"""Positions to look at before it is given up: some milliseconds compiled, a tenth of a second interpreted."""


def is_certain(view: View, guide: Guide) -> bool:
    """Whether `view` leaves but one world: no stock, and one other hand that all unseen cards are in."""
    if view.stock_size or guide.draws_from_discards:
        return False
    hidden = 0
    for seat in range(view.players):
        if seat != view.seat and view.counts[seat]:
            hidden += 1
    return hidden <= 1


def solve(game: Game, guide: Guide, most_positions: i64 = MOST_POSITIONS) -> int | None:
    """The best move of the seat on turn when everybody plays as well as can be; None when there is too much to look at.

    Everybody takes the move that is best for themselves, the first of several: Luckhardt and Irani, "An algorithmic
    solution of n-person games", 1986. With two that is plain minimax.
    """
    solver = _Solver(guide, most_positions)
    solver.value(game)
    return None if solver.left < 0 else solver.first


class _Solver:
    """Looks at every position that can come.

    Attributes:
        left: positions that may still be looked at; below 0 when it has given up.
        first: the best move of the position looked at last.
    """

    def __init__(self, guide: Guide, most_positions: i64) -> None:
        self.guide = guide
        self.left: i64 = most_positions
        self.first = 0

    def value(self, game: Game) -> list[float]:
        """By seat, its share when all play on as well as can be."""
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
