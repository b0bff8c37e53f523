"""Steps as words: what it shares with The Distance; from bit 31, the top pitch, the chain, the reference cards."""

from typing import Final

from musicards.cards import bit, i64
from musicards.games.shedding.rules import Shedding
from musicards.games.shedding.words import SheddingWords
from musicards.games.steps.rules import Steps
from musicards.games.words import PITCHES

CHAIN: Final = 12
REFERENCE_CARDS: Final = 13
"""Where these flags are, after those of the top pitch."""


class StepsWords(SheddingWords):
    """Steps."""

    def __init__(self) -> None:
        super().__init__(Steps.move_space)

    def own_flags(self, game: Shedding) -> i64:
        assert isinstance(game, Steps)
        flags: i64 = 0
        pitch: i64 = game.top_pitch
        if pitch:
            flags = bit(pitch if pitch < PITCHES else 0)
        if game.chain:
            flags |= bit(CHAIN)
        if game.options["reference_cards"]:
            flags |= bit(REFERENCE_CARDS)
        return flags
