"""Figures with their 95 % intervals, by drawing from the learners again and again (bootstrap)."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeVar

_DRAWS: Final = 1000
_T = TypeVar("_T")


class Figure(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    def text(self, digits: int = 2) -> str:
        """Return it as text.

        >>> Figure(0.5, 0.25, 0.75).text()
        '0.50 (0.25 to 0.75)'
        """
        return f"{self.value:.{digits}f} ({self.low:.{digits}f} to {self.high:.{digits}f})"


def figure(learners: Sequence[_T], measure: Callable[[Sequence[_T]], float]) -> Figure:
    """Return what `measure` finds in all learners, and the interval that it finds in learners drawn from them.

    >>> figure([3, 3, 3], lambda numbers: sum(numbers) / len(numbers))
    Figure(value=3.0, low=3.0, high=3.0)
    """
    rng, count = Random(1), len(learners)
    found = sorted(measure(rng.choices(learners, k=count)) for _ in range(_DRAWS))
    return Figure(measure(learners), found[round(0.025 * _DRAWS)], found[round(0.975 * _DRAWS) - 1])
