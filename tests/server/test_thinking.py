"""Computer players think before they move, and a search leaves the server time for everybody else."""

import asyncio
from collections.abc import Awaitable
from random import Random

from musicards.games.action import Seat
from musicards.games.view import View
from musicards.players import RandomPlayer
from musicards.server.move_scheduler import MoveScheduler
from musicards.store import StoredSeat
from tests.helpers.clocks import ManualClock
from tests.server.driver import Driver, persons
from tests.server.sitting import Sitting

SEAT = Seat(0)


class Ponderer(RandomPlayer):
    """A player that needs five slices of thinking."""

    left = 5

    def ponder(self, view: View) -> bool:
        assert view.seat == SEAT
        self.left -= 1
        return self.left > 0


def sitting(player: Ponderer) -> tuple[Sitting, MoveScheduler]:
    """Return a table where a computer player is on turn, and its scheduler."""
    match = Driver("steps", [StoredSeat("computer", "expert", "Clara"), *persons(1)], Random(3)).match
    match._computers._players[SEAT] = player
    table = Sitting(match)
    return table, MoveScheduler(table, rng=Random(1), pace=0, clock=ManualClock())


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


async def test_it_ponders_until_its_player_is_done() -> None:
    player = Ponderer(Random(1))
    _, machines = sitting(player)
    await machines._think(SEAT)
    assert player.left == 0


async def test_others_are_served_while_it_thinks() -> None:
    _, machines = sitting(Ponderer(Random(1)))
    assert await served_meanwhile(machines._think(SEAT)) >= 4


async def test_it_moves_when_it_has_thought() -> None:
    player = Ponderer(Random(1))
    player.left = 1
    table, machines = sitting(player)
    await machines._move(SEAT)
    assert table.answers[0] is not None


async def test_it_thinks_again_when_something_happened_after_it_had_thought() -> None:
    table, machines = sitting(Ponderer(Random(1)))
    await machines._move(SEAT)
    assert table.answers == [None]
    assert machines._changed.is_set()


async def test_a_player_who_fails_to_think_is_replaced() -> None:
    class Broken(Ponderer):
        def ponder(self, view: View) -> bool:  # noqa: ARG002
            raise ZeroDivisionError

    table, machines = sitting(Broken(Random(1)))
    await machines._think(SEAT)
    assert isinstance(table.match._computers._players[SEAT], RandomPlayer)
    assert not isinstance(table.match._computers._players[SEAT], Ponderer)
