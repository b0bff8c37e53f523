"""The Distance as words: what it shares with Steps; from bit 31, the last letter, the letters needed, the interval."""

from typing import Final

from musicards.cards import bit, i64
from musicards.games.distance.rules import INTERVAL, Distance, RightLetters
from musicards.games.shedding.rules import Shedding
from musicards.games.shedding.words import SheddingWords

NEEDED_FLAGS: Final = 7
INTERVAL_FLAGS: Final = 14
"""Where these flags begin, after those of the last letter."""

_LOWEST: Final[i64] = INTERVAL.low


class DistanceWords(SheddingWords):
    """The Distance."""

    def __init__(self) -> None:
        super().__init__(Distance.move_space)

    def own_flags(self, game: Shedding) -> i64:
        assert isinstance(game, Distance)
        right = game.right
        assert isinstance(right, RightLetters)
        flags: i64 = bit(INTERVAL_FLAGS + game.interval - _LOWEST)
        if game.letter is not None:
            flags |= bit(ord(game.letter) - ord("A"))
        for letter in right.letters:
            flags |= bit(NEEDED_FLAGS + ord(letter) - ord("A"))
        return flags
