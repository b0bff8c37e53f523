"""Putting down cards and saying a letter, in The Distance."""

from collections.abc import Mapping
from dataclasses import dataclass

from musicards.errors import BadNotation, shown
from musicards.games.shedding.actions import Play, read_play
from musicards.theory.pitch import LETTERS, Letter

__all__ = ["DistancePlay"]


@dataclass(frozen=True, slots=True)
class DistancePlay(Play):
    """Put down cards and say a letter."""

    letter: Letter

    @property
    def say(self) -> dict[str, str]:
        return {"letter": self.letter}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "DistancePlay":
        cards, say = read_play(fields, ["letter"])
        letter = say.get("letter")
        for known in LETTERS:
            if known == letter:
                return DistancePlay(cards, known)
        raise BadNotation(f"say a letter from A to G, not {shown(letter)}" if say else "say a letter from A to G")
