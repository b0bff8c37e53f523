"""Estimates with 95 % confidence intervals, using only the standard library.

Sources: Wilson's interval (1927) for shares, Student's for means, and for ratios the residuals of the numerators from
their prediction (Cochran, *Sampling Techniques*, ch. 6). Student's quantiles follow Abramowitz and Stegun (26.7.5).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from math import ceil, log, pi, sqrt, tan
from statistics import NormalDist, fmean, variance
from typing import Any, Final

CONFIDENCE: Final = 0.95
_TAIL: Final = (1 + CONFIDENCE) / 2
_Z: Final = NormalDist().inv_cdf(_TAIL)


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate and its confidence interval. `low` and `high` are None if there were too few observations."""

    value: float
    low: float | None
    high: float | None

    def beyond(self, even: float) -> "Estimate":
        """Return the difference from `even`, with its interval."""
        low = None if self.low is None else self.low - even
        return Estimate(self.value - even, low, None if self.high is None else self.high - even)

    def complement(self) -> "Estimate":
        """Return what is missing to 1, with its interval.

        >>> Estimate(0.25, 0.0, 0.5).complement()
        Estimate(value=0.75, low=0.5, high=1.0)
        """
        low = None if self.high is None else 1 - self.high
        return Estimate(1 - self.value, low, None if self.low is None else 1 - self.low)


def to_json(figure: object) -> Any:  # noqa: ANN401 - JSON
    """Return a figure, or what consists of figures, as JSON values, with all numbers rounded to six decimals."""
    if is_dataclass(figure):
        return {field.name: to_json(getattr(figure, field.name)) for field in fields(figure)}
    if isinstance(figure, Mapping):
        return {name: to_json(each) for name, each in figure.items()}
    if isinstance(figure, list):
        return [to_json(each) for each in figure]
    return round(figure, 6) if isinstance(figure, float) else figure


def mean(values: Sequence[float], *, least: float | None = None, most: float | None = None) -> Estimate:
    """Return the mean of independent values with Student's interval, clipped to `least` and `most` if given."""
    value = fmean(values)
    if len(values) < 2:
        return Estimate(value, None, None)
    half = student(len(values) - 1) * sqrt(variance(values, value) / len(values))
    low, high = value - half, value + half
    return Estimate(value, low if least is None else max(least, low), high if most is None else min(most, high))


def ratio(above: Sequence[float], below: Sequence[float], *, factor: float = 1.0) -> Estimate | None:
    """Return `factor` times the sum of `above` over the sum of `below`, for independent pairs; None if the latter is 0.

    If `above` is all 0, the upper bound is that of a Poisson distribution.

    >>> ratio([0, 0], [50, 50], factor=100)
    Estimate(value=0.0, low=0.0, high=3.688879454113936)
    """
    total = sum(below)
    if not total:
        return None
    value = sum(above) / total
    if not any(above):
        return Estimate(0.0, 0.0, -factor * log(1 - _TAIL) / total)
    if len(below) < 2:
        return Estimate(factor * value, None, None)
    residuals = [one - value * other for one, other in zip(above, below, strict=True)]
    count = len(below)
    spread = sum(residual * residual for residual in residuals) / (count - 1)
    half = student(count - 1) * sqrt(count * spread) / total
    return Estimate(factor * value, factor * max(0.0, value - half), factor * (value + half))


def rate(counts: Sequence[float]) -> Estimate:
    """Return how often something happens per game, from the counts of each game; the interval is that of `ratio`."""
    estimate = ratio(counts, [1] * len(counts))
    assert estimate is not None
    return estimate


def wilson(successes: float, trials: int) -> Estimate:
    """Return the share of `successes` in independent `trials` (at least 1). A shared success may be a fraction.

    >>> interval = wilson(5, 10)
    >>> interval.value, round(interval.low, 3), round(interval.high, 3)
    (0.5, 0.237, 0.763)
    """
    share = successes / trials
    square = _Z * _Z / trials
    middle = (share + square / 2) / (1 + square)
    half = _Z / (1 + square) * sqrt(share * (1 - share) / trials + square / (4 * trials))
    return Estimate(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def student(freedom: int) -> float:
    """Return the half-width of Student's interval in standard errors, for `freedom` degrees of freedom (at least 1).

    >>> [round(student(freedom), 3) for freedom in (1, 2, 5, 10, 1000)]
    [12.706, 4.303, 2.57, 2.228, 1.962]
    """
    if freedom == 1:
        return tan(pi * (_TAIL - 0.5))
    if freedom == 2:
        tails = 4 * _TAIL * (1 - _TAIL)
        return 2 * (_TAIL - 0.5) * sqrt(2 / tails)
    z = _Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92_160,
    )
    return z + sum([term / float(freedom) ** power for power, term in enumerate(terms, start=1)])


def quantile(values: Sequence[int], part: float) -> int:
    """Return the smallest of the values (at least one) that a share of at least `part` (0 to 1) does not exceed.

    >>> quantile([5, 1, 4, 2, 3], 0.5)
    3
    """
    return sorted(values)[max(0, ceil(part * len(values)) - 1)]
