"""What is done in The Distance, and what happens: its actions and events.

Rules: docs/rules.md, "Records".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from musicards.errors import BadNotation, shown
from musicards.games.action import Seat
from musicards.games.event import PublicEvent
from musicards.games.shedding.actions import Play, read_play
from musicards.theory.pitch import LETTERS, Letter


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


@dataclass(frozen=True, slots=True)
class LetterPlayed(PublicEvent):
    """`seat` made a right play and said the letter."""

    seat: Seat
    cards: tuple[str, ...]
    letter: Letter
    left: int  # cards in the player's hand now
    type: Literal["letter-played"] = "letter-played"
