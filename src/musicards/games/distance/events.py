"""What is emitted when a letter is played in The Distance."""

from dataclasses import dataclass
from typing import Literal

from musicards.games.action import Seat
from musicards.games.event import PublicEvent
from musicards.theory.pitch import Letter

__all__ = ["LetterPlayed"]


@dataclass(frozen=True, slots=True)
class LetterPlayed(PublicEvent):
    """`seat` made a right play and said the letter."""

    seat: Seat
    cards: tuple[str, ...]
    letter: Letter
    left: int  # cards in the player's hand now
    type: Literal["letter-played"] = "letter-played"
