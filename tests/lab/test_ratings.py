"""Ratings follow who beats whom."""

from random import Random

import pytest

from musicards.lab.standings import Rating, rate

Game = tuple[tuple[int, ...], tuple[int, ...]]


def duels(chance: float, count: int) -> list[Game]:
    """Return games of two players, each of which contestant 0 wins with probability `chance`."""
    rng = Random(1)
    return [((0, 1), (0,) if rng.random() < chance else (1,)) for _ in range(count)]


def test_everybody_begins_at_25_and_a_game_that_all_win_tells_nothing() -> None:
    assert rate([], 2) == rate([((0, 1), (0, 1))], 2) == [Rating(25.0, 25.0 / 3)] * 2


def test_8_more_means_winning_about_four_of_five() -> None:
    strong, weak = rate(duels(0.8, 2000), 2)
    assert 6.5 < strong.mu - weak.mu < 9.5


def test_more_games_make_the_interval_narrower() -> None:
    wide, narrow = (rate(duels(0.5, count), 2)[0].interval() for count in (20, 200))
    assert narrow.low is not None
    assert wide.low is not None
    assert narrow.value - narrow.low < wide.value - wide.low


@pytest.mark.parametrize("seats", [(0, 1, 2), (2, 1, 0)])
def test_winner_of_three_rises_and_the_losers_fall_alike(seats: tuple[int, ...]) -> None:
    ratings = rate([(seats, (seats.index(1),))], 3)
    assert ratings[1].mu > 25 > ratings[0].mu == ratings[2].mu


def test_a_contestant_in_two_seats_is_rated_by_both() -> None:
    one, two = rate([((0, 1), (0,))], 2)[1], rate([((0, 1, 1), (0,))], 2)[1]
    assert two.mu < one.mu
    assert two.sigma < one.sigma
