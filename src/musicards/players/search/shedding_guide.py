"""The search guide for The Distance, and what the one for Steps shares with it."""

from typing import Final

from musicards.cards import i64
from musicards.games.game import Game
from musicards.games.shedding.moves import FIRST_PLAY, KINDS_OF_WILDS, WAYS
from musicards.players.search.guide import Guide

__all__ = ["SheddingGuide"]

_A_WILD: Final = 3
_WIN: Final = 100

_WORTH: Final[list[int]] = [2 * (way // KINDS_OF_WILDS) - _A_WILD * (way % KINDS_OF_WILDS) + 1 for way in range(WAYS)]
"""The value of a play by its numbers of notes and wilds: more notes are better, and wilds are saved."""

_CARDS: Final[list[int]] = [way // KINDS_OF_WILDS + way % KINDS_OF_WILDS for way in range(WAYS)]


class SheddingGuide(Guide):
    """Plays as many notes as it can, saves wilds, and goes out if it can."""

    draws_from_discards = True

    def move_value(self, game: Game, move: i64) -> i64:
        if move < FIRST_PLAY:
            return 0 - move  # prefer a draw to a pass
        way = (move - FIRST_PLAY) % WAYS
        return _WIN if _CARDS[way] == game.held[game.turn].count else _WORTH[way]
