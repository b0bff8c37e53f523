"""Random generators whose numbers are known."""

from typing import Final


class Always:
    """A random generator that always returns the same number, from 0 to 1."""

    def __init__(self, number: float) -> None:
        self.number = number

    def random(self) -> float:
        return self.number


class Script:
    """A random generator that returns given numbers, one after another."""

    def __init__(self, *numbers: float) -> None:
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0)


HIGHEST: Final = 1 - 2**-53
STILL: Final = Always(HIGHEST)
"""Leaves every card where it is."""
