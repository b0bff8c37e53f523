"""An answer to a question of theory that a move gives; each game's `evidence` returns a list of them.

The ids are those of `musicards.learning`, which no game imports: a test compares them. From these answers the server
makes `Evidence` for the page of the player who acted.
"""

from dataclasses import dataclass
from typing import Final

HALF_WEIGHT: Final = 0.5
"""The weight of an answer that may have another cause than not knowing, such as overlooking a card."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to one question.

    Attributes:
        item: the id of the question: what it is about and, after a slash each, what that leaves open, e.g. "letter:3:A"
            or "degree:major:4/F/A".
        right: whether it is right.
        said: what the player said or played, e.g. "C"; the keys of a piano are hours, e.g. "12".
        chance: the probability of being right by guessing among what was possible.
        weight: how much it counts; 1 is an answer to a question.
        aided: something on the table gives the answer away.
    """

    item: str
    right: bool
    said: str
    chance: float
    weight: float = 1.0
    aided: bool = False
