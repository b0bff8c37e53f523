"""Luck, handed in: the same numbers give the same cards on every machine and every Python.

Only `random()` of a generator is used, because Python promises that its sequence for a seed stays what it is;
`shuffle` and `choice` come without that promise.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

__all__ = ["Luck", "pick", "shuffled"]

T = TypeVar("T")


class Luck(Protocol):
    """A source of luck, such as `random.Random`."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""


def pick(luck: Luck, things: Sequence[T]) -> T:
    """One of `things`, each as likely as the others."""
    return things[int(luck.random() * len(things))]


def shuffled(luck: Luck, things: Sequence[T]) -> list[T]:
    """`things` in a new order, every order as likely as the others (Fisher and Yates)."""
    cards = list(things)
    random = luck.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards
