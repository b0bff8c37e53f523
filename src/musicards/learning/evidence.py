"""What one act of a person says about what that person knows."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Evidence:
    """One piece of evidence about one thing that a person may know.

    Attributes:
        at: when, in seconds since 1970.
        atom: the id of what it is about, as in `musicards.learning`, e.g. "letter:3:A".
        right: whether the act was right.
        said: what the person said or played, e.g. "C".
        chance: the probability of being right by guessing among what was possible.
        aided: a printed name, number or color, or Help me, gave the answer away.
        ms: milliseconds that the person took; None if that says nothing.
        source: the name of the game, or "practice".
        weight: how much it counts; 1 is an answer to a question.
        rules: the ids of the wrong rules that explain it; empty if it was right.
    """

    at: float
    atom: str
    right: bool
    said: str
    chance: float
    aided: bool
    ms: int | None
    source: str
    weight: float = 1.0
    rules: tuple[str, ...] = ()
