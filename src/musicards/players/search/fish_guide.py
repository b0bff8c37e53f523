"""The guide to Go Fish."""

from typing import Final

from musicards.cards import i64, pitches_in
from musicards.games.game import Game
from musicards.games.go_fish import GoFish
from musicards.games.go_fish.marks import PITCHES
from musicards.players.search.guide import Guide

__all__ = ["FishGuide"]

_IMPOSSIBLE: Final = 0
_POSSIBLE: Final = 1
_CERTAIN: Final = 2


class FishGuide(Guide):
    """Asks for pitches that somebody is known to have, and not for those known to be missing if there are others.

    It uses what everybody at the table has heard, not the hands of the sampled world.
    """

    moves_per_random = 10
    margin = 0.3
    plays_for_others = True

    def candidates(self, game: Game, moves: list[int]) -> list[int]:
        most = max([self.move_value(game, move) for move in moves])
        return [move for move in moves if self.move_value(game, move) == most]

    def move_value(self, game: Game, move: i64) -> i64:
        """Rate the chance of an ask, as everybody who has listened would."""
        assert isinstance(game, GoFish)  # noqa: S101 - the guide to this game
        of = move // PITCHES
        if game.hints >> move & 1:
            return _CERTAIN
        held = game.held[of]
        if pitches_in(game.in_sight & held.cards) >> move % PITCHES & 1:
            return _CERTAIN
        return _IMPOSSIBLE if game.gaps >> move & 1 or not held.count else _POSSIBLE
