"""Everybody meets everybody, in every seat."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from musicards.lab.tournament import circles, lineups, seatings


def test_with_more_contestants_than_seats_every_combination_plays() -> None:
    assert lineups(4, 3) == list(combinations(range(4), 3))


@pytest.mark.parametrize(("contestants", "seats"), [(2, 3), (2, 4), (2, 5), (3, 4), (3, 5), (4, 5)])
def test_with_fewer_contestants_seats_are_filled_as_evenly_as_it_goes(contestants: int, seats: int) -> None:
    for lineup in lineups(contestants, seats):
        counts = Counter(lineup)
        assert max(counts.values()) - min(counts.values()) <= 1
        assert len(counts) == contestants


@pytest.mark.parametrize(("contestants", "seats"), [(2, 3), (2, 4), (3, 5), (4, 5), (5, 3), (3, 3)])
def test_everybody_gets_as_many_seats_as_everybody_else(contestants: int, seats: int) -> None:
    counts = Counter(who for lineup in lineups(contestants, seats) for who in lineup)
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize("lineup", [(0, 1), (0, 1, 2), (0, 1, 2, 3), (0, 0, 1), (0, 0, 1, 1), (0, 0, 1, 1, 2)])
@pytest.mark.parametrize("deal", range(4))
def test_everybody_sits_in_every_seat_equally_often(lineup: tuple[int, ...], deal: int) -> None:
    games = seatings(lineup, deal)
    shares = {who: lineup.count(who) / len(lineup) for who in lineup}
    for seat in range(len(lineup)):
        seen = Counter(seats[seat] for seats in games)
        assert {who: count / len(games) for who, count in seen.items()} == shares


def test_over_a_few_deals_everybody_follows_everybody_equally_often() -> None:
    lineup = (0, 1, 2, 3)
    deals = len(circles(lineup))
    pairs = Counter(
        (seats[seat], seats[(seat + 1) % 4])
        for deal in range(deals)
        for seats in seatings(lineup, deal)
        for seat in range(4)
    )
    assert set(pairs) == set(permutations(lineup, 2))
    assert len(set(pairs.values())) == 1


def test_two_play_each_deal_with_seats_swapped_and_no_circle_twice() -> None:
    assert seatings((0, 0, 1, 1), 1) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert {tuple(seatings((0, 1), deal)) for deal in range(5)} == {((0, 1), (1, 0))}
