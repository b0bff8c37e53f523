"""The guide to Go Fish."""

from typing import Final

from musicards.cards import i64, pitches_in
from musicards.games.game import Game
from musicards.games.go_fish import GoFish
from musicards.games.go_fish.marks import PITCHES
from musicards.players.search.guide import Guide

__all__ = ["FishGuide"]

_VAIN: Final = 0
_HOPE: Final = 1
_SURE: Final = 2


class FishGuide(Guide):
    """Asks for pitches that somebody is known to have, and not for those known to be missing if there are others.

    It uses what everybody at the table has heard, not the hands of the sampled world.
    """

    whim = 10
    margin = 0.3
    speaks_for_others = True

    def candidates(self, game: Game, moves: list[int]) -> list[int]:
        most = max([self.promise(game, move) for move in moves])
        return [move for move in moves if self.promise(game, move) == most]

    def promise(self, game: Game, move: i64) -> i64:
        """Rate the chance of an ask, as everybody who has listened would."""
        assert isinstance(game, GoFish)  # noqa: S101 - the guide to this game
        of = move // PITCHES
        if game.hints >> move & 1:
            return _SURE
        held = game.held[of]
        if pitches_in(game.in_sight & held.cards) >> move % PITCHES & 1:
            return _SURE
        return _VAIN if game.gaps >> move & 1 or not held.count else _HOPE
