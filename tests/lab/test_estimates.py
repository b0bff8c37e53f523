"""Figures and intervals, against published values and small cases worked by hand."""

from random import Random

import pytest

from musicards.lab.estimates import Estimate, mean, quantile, rate, ratio, student, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_gives_the_intervals_of_newcombe_1998(successes: int, trials: int, low: float, high: float) -> None:
    interval = wilson(successes, trials)
    assert interval.value == successes / trials
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("trials", [1, 3, 10, 20, 300, 1000])
def test_interval_of_never_begins_at_nothing_and_that_of_always_ends_at_all(trials: int) -> None:
    never, always = wilson(0, trials), wilson(trials, trials)
    assert never.low == 0.0 < (never.high or 0)
    assert always.high == 1.0 > (always.low or 0)


@pytest.mark.parametrize(
    ("freedom", "quantile_"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_student_has_the_quantiles_of_the_printed_tables(freedom: int, quantile_: float) -> None:
    assert student(freedom) == pytest.approx(quantile_, rel=2e-3)


def test_mean_of_three_worked_by_hand() -> None:
    interval = mean([1.0, 2.0, 3.0])
    half = 4.3027 / 3**0.5  # a standard deviation of 1
    assert interval.value == 2.0
    assert (interval.low, interval.high) == pytest.approx((2 - half, 2 + half), rel=1e-4)
    assert mean([5.0]) == Estimate(5.0, None, None)  # one value has no interval
    within = mean([0.0, 1.0, 1.0], least=0.0, most=1.0)
    assert (within.low, within.high) == (0.0, 1.0)


def test_intervals_of_means_cover_the_truth_about_95_times_in_100() -> None:
    rng = Random(1)
    intervals = [mean([rng.gauss(3.0, 2.0) for _ in range(8)]) for _ in range(4000)]
    covered = sum(each.low is not None and each.high is not None and each.low <= 3 <= each.high for each in intervals)
    assert 0.94 < covered / len(intervals) < 0.96


def test_ratio_over_equal_parts_is_the_mean() -> None:
    above = [1.0, 4.0, 2.0, 7.0]
    interval, same = ratio(above, [2.0] * 4), mean([each / 2 for each in above])
    assert interval is not None
    assert (interval.value, interval.low, interval.high) == pytest.approx(
        (same.value, max(0.0, same.low or 0), same.high)
    )


def test_ratios_worked_by_hand() -> None:
    assert ratio([1, 2, 3], [10, 20, 30], factor=100) == Estimate(10.0, 10.0, 10.0)  # no spread
    interval = ratio([0, 9], [1, 9])
    assert interval is not None
    assert interval.value == 0.9  # long games weigh more
    assert ratio([0, 0], [0, 0]) is None
    assert rate([0, 0, 0, 0]).high == pytest.approx(3.689 / 4, rel=1e-3)  # an event that was never seen


@pytest.mark.parametrize(("part", "value"), [(0.0, 1), (0.25, 1), (0.5, 2), (0.51, 3), (0.75, 3), (1.0, 4)])
def test_quantile_is_one_of_the_values(part: float, value: int) -> None:
    assert quantile([4, 2, 1, 3], part) == value
