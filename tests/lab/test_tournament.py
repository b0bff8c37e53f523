"""Tournaments: the result follows from the settings alone, and is fair: everybody meets everybody, in every seat."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from typing import TypeVar

import pytest
from msgspec.structs import replace

from musicards.errors import BadNotation
from musicards.games.registry import GAMES
from musicards.lab.contestants import parse_contestants
from musicards.lab.standings import standings
from musicards.lab.tournament import Round, SeatedGame, Tournament, circles, lineups, seatings
from musicards.lab.workers import WorkerPool
from tests.lab.players import RANDOM, TWIN

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
