"""What a game tells its players while they play, and what their moves tell about them.

A game has `hint` and `evidence` in its folder's `teaching`, and `own_task` in its view.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from musicards.games.action import Action

HALF_WEIGHT: Final = 0.5
"""The weight of an answer that may have another cause than not knowing, such as overlooking a card."""


@dataclass(frozen=True, slots=True)
class Task:
    """What the seat on turn has to do or may do now. It tells nothing that a player should find out."""

    name: str  # of its text, e.g. may-pass; the reason for a refusal if all else is refused for it, e.g. fill-first
    facts: Mapping[str, object] = field(default_factory=dict)  # what the text mentions, e.g. {"count": 3}


@dataclass(frozen=True, slots=True)
class Hint:
    """Help with one move, in steps: why a sensible player would choose it.

    Made from a view, so that it tells only what the seat may know.

    Attributes:
        name: of its texts, e.g. "draw".
        look: facts for the first step, which says what to look for, e.g. {"last": ["G"], "interval": 3}.
        answer: facts for the second step, which says the letter, step or place, e.g. {"letters": ["B"]}.
        action: what to do; the third step shows where.
        is_guess: nothing the seat knows speaks for `action`, and other actions are as good, e.g. turning over a card
            that nobody has seen. First steps do not point it out.
    """

    name: str
    look: Mapping[str, object]
    answer: Mapping[str, object]
    action: Action
    is_guess: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a question of theory that a move gives.

    The ids are those of `musicards.learning`, which no game imports: a test compares them. From these answers the
    server makes `Evidence` for the page of the player who acted.

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
