"""Tournaments: the result follows from the settings alone, and is fair."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pytest
from msgspec.structs import replace

from musicards.errors import BadNotation
from musicards.games.registry import GAMES
from musicards.lab.contestants import parse_contestants
from musicards.lab.standings import standings
from musicards.lab.tournament import Round, SeatedGame, Tournament
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
