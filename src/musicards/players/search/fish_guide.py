"""Go Fish, played out."""

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
    """Asks for what somebody is known to have; never for what everybody knows to be lacking, if there is another way.

    It goes by what all at the table have heard, not by the hands of the world that is played out.
    """

    whim = 10
    margin = 0.3
    speaks_for_others = True

    def candidates(self, game: Game, moves: list[int]) -> list[int]:
        most = max([self.promise(game, move) for move in moves])
        return [move for move in moves if self.promise(game, move) == most]

    def promise(self, game: Game, move: i64) -> i64:
        """How likely the ask is to bring something, to all who have listened."""
        assert isinstance(game, GoFish)  # noqa: S101 - the guide to this game
        of = move // PITCHES
        if game.hints >> move & 1:
            return _SURE
        held = game.held[of]
        if pitches_in(game.in_sight & held.cards) >> move % PITCHES & 1:
            return _SURE
        return _VAIN if game.gaps >> move & 1 or not held.count else _HOPE
