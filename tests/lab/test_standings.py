"""A tournament's results, from rounds made up by hand, and ratings, which follow who beats whom."""

from collections.abc import Sequence
from random import Random

import pytest

from musicards.lab.contestants import parse_contestants
from musicards.lab.standings import Rating, Standings, rate, standings
from musicards.lab.tournament import Round, SeatedGame, Tournament
from tests.lab.players import stats


def game(seats: Sequence[int], *winners: int, turns: int = 10) -> SeatedGame:
    """Return a game of two or three won by these seats; seat 0 made 4 moves, the others 6, each with one misplay."""
    others = len(seats) - 1
    played = stats(
        *winners,
        players=len(seats),
        turns=turns,
        moves=(4,) + (6,) * others,
        misplays=(1,) * len(seats),
        seconds=(0.4,) + (0.6,) * others,
        blocked=turns > 10,
    )
    return SeatedGame(tuple(seats), played)


RULE_AND_RANDOM = Tournament("steps", 2, parse_contestants("rule,random"), {})


def of_two(*wins: tuple[int, int]) -> Standings:
    """Return a tournament of rule and random. For each deal: who won with rule in seat 0, and who with random there."""
    rounds = [
        Round(deal, (0, 1), (game((0, 1), (0, 1).index(first)), game((1, 0), (1, 0).index(second))))
        for deal, (first, second) in enumerate(wins)
    ]
    return standings(RULE_AND_RANDOM, rounds)


def test_share_is_the_mean_over_all_games_and_the_difference_is_paired_by_deals() -> None:
    result = of_two((0, 0), (0, 1), (0, 1), (0, 0))
    assert [(each.name, each.games, each.share.value) for each in result.contestants] == [
        ("rule", 8, 0.75),
        ("random", 8, 0.25),
    ]

    difference = result.differences[0]
    half = 3.1824 * (4 / 3 * 0.25) ** 0.5 / 4**0.5  # of the deals' differences 1, 0, 0, 1
    assert difference.share.value == 0.5
    assert difference.share.low == pytest.approx(0.5 - half, rel=5e-3)


@pytest.mark.parametrize(
    ("wins", "better"),
    [
        ([(0, 0)] * 3, "rule"),
        ([(0, 0), (0, 1), (1, 1), (0, 1)], None),  # an interval over zero tells nobody apart
        ([(1, 1)] * 9 + [(0, 1)], "random"),
    ],
)
def test_a_constant_winner_is_better_and_listed_first(wins: list[tuple[int, int]], better: str | None) -> None:
    result = of_two(*wins)
    assert result.differences[0].better == better
    assert better in {None, result.contestants[0].name}
    assert result.differences[0].one == result.contestants[0].name


def test_seat_that_always_wins_has_it_all_and_a_shared_win_is_half_a_game_ahead() -> None:
    assert [seat.value for seat in of_two((0, 1), (0, 1)).seats] == [1.0, 0.0]
    result = standings(RULE_AND_RANDOM, [Round(0, (0, 1), (game((0, 1), 0, 1), game((1, 0), 1)))])
    assert result.differences[0].ahead == 0.75
    assert result.contestants[0].share.value == 0.75


def test_misplays_and_time_are_counted_by_moves_and_length_and_blocked_games_are_means() -> None:
    result = standings(RULE_AND_RANDOM, [Round(0, (0, 1), (game((0, 1), 0, turns=10), game((1, 0), 1, turns=20)))])
    rule = result.contestants[0]
    assert (rule.misplays.value, rule.seconds.value) == pytest.approx((100 * 2 / 10, 1.0 / 10))
    assert (result.turns.value, result.moves.value, result.blocked) == (15, 10, 0.5)


def test_a_contestant_in_two_seats_gets_their_mean() -> None:
    plan = Tournament("steps", 3, parse_contestants("rule,random"), {})
    seats = [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    result = standings(plan, [Round(0, (0, 0, 1), tuple(game(each, 0) for each in seats))])
    shares = {each.name: each.share.value for each in result.contestants}
    assert shares == pytest.approx({"rule": 1 / 3, "random": 1 / 3})


def test_result_as_json_has_the_settings_and_every_figure() -> None:
    answer = of_two((0, 0), (0, 1)).to_json()
    names = "version game options players_at_table contestants seed deals games differences seats turns moves blocked"
    assert sorted(answer) == sorted(names.split())


Game = tuple[tuple[int, ...], tuple[int, ...]]


def duels(chance: float, count: int) -> list[Game]:
    """Return games of two players, each of which contestant 0 wins with probability `chance`."""
    rng = Random(1)
    return [((0, 1), (0,) if rng.random() < chance else (1,)) for _ in range(count)]


def test_everybody_begins_at_25_and_a_game_that_all_win_tells_nothing() -> None:
    assert rate([], 2) == rate([((0, 1), (0, 1))], 2) == [Rating(25.0, 25.0 / 3)] * 2


def test_8_more_means_winning_about_four_of_five_and_more_games_make_the_interval_narrower() -> None:
    strong, weak = rate(duels(0.8, 2000), 2)
    assert 6.5 < strong.mu - weak.mu < 9.5

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
