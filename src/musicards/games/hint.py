"""Help with one move, in steps: a game's `hint` explains an action that a sensible player would choose."""

from collections.abc import Mapping
from dataclasses import dataclass

from musicards.games.action import Action


@dataclass(frozen=True, slots=True)
class Hint:
    """Help with one move, made from a view, so that it tells only what the seat may know.

    Attributes:
        name: of its texts, e.g. "draw".
        look: facts for the first step, which says what to look for, e.g. {"last": ["G"], "interval": 3}.
        answer: facts for the second step, which says the letter, step or place, e.g. {"letters": ["B"]}.
        action: what to do; the third step shows where.
    """

    name: str
    look: Mapping[str, object]
    answer: Mapping[str, object]
    action: Action
