"""Computer players think before they move, and whoever searches for them does so without the table's lock."""

import asyncio
from collections.abc import Awaitable
from random import Random
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest
from structlog.testing import capture_logs

from musicards.games.action import Action, Seat
from musicards.games.view import View
from musicards.players.random_player import RandomPlayer
from musicards.players.search_problem import SearchProblem
from musicards.server.live.scheduler import MoveScheduler
from musicards.server.live.searching import Searcher
from musicards.store import StoredSeat
from tests.helpers.clocks import ManualClock
from tests.server.driver import Driver, persons
from tests.server.sitting import Sitting

SEAT = Seat(0)


class Ponderer(RandomPlayer):
    """A player that searches, and remembers the answers."""

    def __init__(self) -> None:
        super().__init__(Random(1))
        self.answers: list[Action | None] = []

    def search_problem(self, view: View) -> SearchProblem | None:
        assert view.seat == SEAT
        return None if self.answers else SearchProblem(view, (), seed=1, seconds=0.0, rounds=2)

    def solve(self, view: View, answer: Action | None) -> None:
        assert view.seat == SEAT
        self.answers.append(answer)


def sitting(player: Ponderer, searcher: Searcher) -> tuple[Sitting, MoveScheduler]:
    """Return a table where a computer player is on turn, and its scheduler."""
    match = Driver("steps", [StoredSeat("computer", "expert", "Clara"), *persons(1)], Random(3)).match
    match.computers._players[SEAT] = player
    table = Sitting(match, ManualClock())
    live = cast("Any", table)
    return table, MoveScheduler(live, rng=Random(1), pace=0, searcher=searcher)


async def served_meanwhile(thinking: Awaitable[None]) -> int:
    """Return how often others get their turn during `thinking`."""
    served = 0

    async def others() -> None:
        nonlocal served
        while True:
            await asyncio.sleep(0)
            served += 1

    task = asyncio.create_task(others())
    await thinking
    task.cancel()
    return served


async def test_others_are_served_while_it_thinks() -> None:
    player = Ponderer()
    _, machines = sitting(player, Searcher())
    await machines._think(SEAT)
    slices = await served_meanwhile(machines._think(SEAT))  # the answer is known
    player.answers.clear()
    player.search_problem = lambda view: SearchProblem(view, (), seed=1, seconds=0.5, rounds=10**9)  # type: ignore[method-assign]
    assert await served_meanwhile(machines._think(SEAT)) >= slices + 4


async def test_it_gets_the_answer_to_its_problem_and_moves() -> None:
    player = Ponderer()
    table, machines = sitting(player, Searcher())
    await machines._think(SEAT)
    assert len(player.answers) == 1
    assert player.answers[0] in table.match.game.legal_actions()
    await machines._move(SEAT)
    assert table.answers[0] is not None


async def test_it_thinks_again_when_something_happened_after_it_had_thought() -> None:
    table, machines = sitting(Ponderer(), Searcher())
    await machines._move(SEAT)
    assert table.answers == [None]
    assert machines._changed


async def test_it_moves_without_a_search_that_failed() -> None:
    player = Ponderer()
    table, machines = sitting(player, AsyncMock(**{"solve.side_effect": ZeroDivisionError}))
    with capture_logs() as logs:
        await machines._think(SEAT)
    assert [each["event"] for each in logs] == ["search failed"]
    assert player.answers == [None]
    await machines._move(SEAT)
    assert table.answers[0] is not None


@pytest.mark.parametrize("broken", ["search_problem", "solve"])
async def test_a_player_who_fails_to_think_or_on_an_answer_is_replaced(broken: str) -> None:
    player = Ponderer()
    setattr(player, broken, Mock(side_effect=ZeroDivisionError))
    table, machines = sitting(player, Searcher())
    await machines._think(SEAT)
    assert isinstance(table.match.computers._players[SEAT], RandomPlayer)
    assert not isinstance(table.match.computers._players[SEAT], Ponderer)


async def test_a_person_may_take_the_seat_during_the_search() -> None:
    table, machines = sitting(Ponderer(), Searcher())
    thinking = asyncio.create_task(machines._think(SEAT))
    await asyncio.sleep(0)
    table.match.take(SEAT, "token", "Ann", 0)
    await thinking
    await machines._move(SEAT)
    assert table.answers == [None]
