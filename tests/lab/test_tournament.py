"""Tournaments: everybody meets everybody in every seat; results follow from the settings and from who beats whom."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import TypeVar

import pytest
from msgspec.structs import replace

from musicards.errors import BadNotation
from musicards.games.registry import GAMES
from musicards.lab.contestants import parse_contestants
from musicards.lab.standings import Standings, rate, standings
from musicards.lab.tournament import Round, SeatedGame, Tournament, circles, lineups, seatings
from musicards.lab.workers import WorkerPool
from tests.lab.players import RANDOM, TWIN, stats

Task = TypeVar("Task")
Done = TypeVar("Done")


class Backwards(WorkerPool):
    """A task that finishes the last item first."""

    def run(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        return map(work, tasks[::-1])


def tournament(game: str = "steps", seats: int = 2, contestants: str = "rule,learner,random") -> Tournament:
    return Tournament(game, seats, parse_contestants(contestants), {}, seed=5)


def without_time(rounds: Sequence[Round]) -> list[Round]:
    """Return the rounds without what differs between machines."""
    return [
        replace(each, games=tuple(SeatedGame(game.seats, replace(game.played, seconds=())) for game in each.games))
        for each in rounds
    ]


def test_result_depends_neither_on_the_number_of_processes_nor_on_the_order_of_completion() -> None:
    plan = tournament()
    rounds = without_time(plan.run(6))
    assert without_time(plan.run(6, WorkerPool(jobs=2))) == rounds
    assert without_time(plan.run(6, Backwards())) == rounds
    assert rounds[: len(plan.rounds(2))] == without_time(plan.run(2))  # more deals begin with the same ones


def test_stored_rounds_are_not_played_again_and_those_too_many_are_left_out() -> None:
    plan = tournament()
    kept = {plan.number_of(each): each for each in plan.run(2)}
    played: list[Round] = []
    rounds = plan.run(3, kept=kept, done=played.append)
    assert {each.deal for each in played} == {2}
    assert without_time(rounds) == without_time(plan.run(3))
    assert {each.deal for each in plan.run(1, kept=kept)} == {0}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_identical_contestants_come_out_exactly_even(game: str, seats: int) -> None:
    plan = Tournament(game, seats, [RANDOM, TWIN], {})
    result = standings(plan, plan.run(3))
    assert [each.share.value for each in result.contestants] == pytest.approx([1 / seats] * 2)
    assert result.differences[0].better is None


@pytest.mark.parametrize(("seats", "contestants", "games"), [(2, 3, 6), (3, 3, 3), (3, 2, 6), (4, 2, 4), (2, 4, 12)])
def test_number_of_games_is_known_beforehand(seats: int, contestants: int, games: int) -> None:
    names = ["rule", "random", "learner", "beginner"][:contestants]
    plan = tournament("old_maid", seats, ",".join(names))
    assert plan.games(1) == games == sum(len(each.games) for each in plan.run(1))


@pytest.mark.parametrize(
    ("game", "seats", "contestants", "complaint"),
    [
        ("chess", 2, "rule,random", "'chess'"),
        ("steps", 6, "rule,random", "2 to 5 players, not 6"),
        ("memory", 1, "rule,random", "at least 2"),
        ("steps", 2, "rule", "at least two contestants"),
    ],
)
def test_an_invalid_tournament_is_refused(game: str, seats: int, contestants: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        tournament(game, seats, contestants)


@pytest.mark.parametrize(
    ("contestants", "seats"), [(2, 3), (2, 4), (2, 5), (3, 4), (3, 5), (4, 5), (3, 3), (4, 3), (5, 3)]
)
def test_every_combination_plays_or_seats_are_filled_as_evenly_as_it_goes(contestants: int, seats: int) -> None:
    found = lineups(contestants, seats)
    assert len(set(Counter(who for lineup in found for who in lineup).values())) == 1
    if contestants >= seats:
        assert found == list(combinations(range(contestants), seats))
    for counts in map(Counter, found):
        assert max(counts.values()) - min(counts.values()) <= 1
        assert len(counts) == min(contestants, seats)


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


# Results, from rounds made up by hand, and ratings


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
    assert difference.difference.value == 0.5
    assert difference.difference.low == pytest.approx(0.5 - half, rel=5e-3)


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
    assert result.differences[0].ahead.value == 0.75
    assert result.contestants[0].share.value == 0.75


def test_misplays_and_time_are_counted_by_moves_and_length_and_blocked_games_are_means() -> None:
    result = standings(RULE_AND_RANDOM, [Round(0, (0, 1), (game((0, 1), 0, turns=10), game((1, 0), 1, turns=20)))])
    rule = result.contestants[0]
    assert rule.misplays_per_100_moves.value == pytest.approx(100 * 2 / 10)
    assert rule.cpu_seconds_per_move.value == pytest.approx(1.0 / 10)
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
    untold = rate([], 2)
    assert untold == rate([((0, 1), (0, 1))], 2)
    assert [(each.value, each.sigma) for each in untold] == [(25.0, 25.0 / 3)] * 2


def test_8_more_means_winning_about_four_of_five_and_more_games_make_the_interval_narrower() -> None:
    strong, weak = rate(duels(0.8, 2000), 2)
    assert 6.5 < strong.value - weak.value < 9.5

    wide, narrow = (rate(duels(0.5, count), 2)[0] for count in (20, 200))
    assert narrow.low is not None
    assert wide.low is not None
    assert narrow.value - narrow.low < wide.value - wide.low


@pytest.mark.parametrize("seats", [(0, 1, 2), (2, 1, 0)])
def test_winner_of_three_rises_and_the_losers_fall_alike(seats: tuple[int, ...]) -> None:
    ratings = rate([(seats, (seats.index(1),))], 3)
    assert ratings[1].value > 25 > ratings[0].value == ratings[2].value


def test_a_contestant_in_two_seats_is_rated_by_both() -> None:
    one, two = rate([((0, 1), (0,))], 2)[1], rate([((0, 1, 1), (0,))], 2)[1]
    assert two.value < one.value
    assert two.sigma < one.sigma
