"""Computer players think before they move, take their time, wait while somebody reads, and can be hurried.

A search for them does not hold the table's lock.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any, TypeVar, cast
from unittest.mock import AsyncMock, Mock

import pytest
from structlog.testing import capture_logs

from musicards.games.action import Action, Seat
from musicards.games.memory import Flip
from musicards.games.view import View
from musicards.players.random_player import RandomPlayer
from musicards.players.search_problem import SearchProblem
from musicards.server.http.matches import MATCHES
from musicards.server.live.broadcaster import Page
from musicards.server.live.call_judge import Answer
from musicards.server.live.scheduler import MoveScheduler
from musicards.server.live.searching import Searcher
from musicards.server.live.timers import LONGEST_PAUSE, Pauses
from musicards.server.match.messages import Settings
from musicards.server.match.pace import LONGEST as LONGEST_THOUGHT
from musicards.server.match.pace import SHORTEST, paced
from musicards.store import StoredSeat
from tests.helpers.clocks import ManualClock, ticks
from tests.server.driver import Driver, persons
from tests.server.site import COMPUTER, PERSON, Site
from tests.server.tables import settle

T = TypeVar("T")

SEAT = Seat(0)
PAGE = cast("Page", object())
OTHER_PAGE = cast("Page", object())


class Sitting:
    """What computer players need of a table, without a server. It stores the answers to what they do."""

    def __init__(self, driver: Driver) -> None:
        self.match = driver.match
        self.clock = ManualClock()
        self.pauses = Pauses(self.clock)
        self.answers: list[Answer] = []
        self.group = "192.0.2.1"

    async def change(self, judge: Callable[[], Answer]) -> Answer:
        self.answers.append(judge())
        return self.answers[-1]

    def run(self, move: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        return asyncio.create_task(move)

    def scheduler(self, *, pace: float = 0, searcher: Searcher | None = None) -> MoveScheduler:
        return MoveScheduler(cast("Any", self), Mock(), rng=Random(1), pace=pace, searcher=searcher or Searcher())


def computer_on_turn(**settings: object) -> Driver:
    return Driver("steps", [StoredSeat("computer", "random", "Clara"), *persons(1)], Random(3), settings=settings)


# Thinking


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


def sitting(player: Ponderer, searcher: Searcher | None = None) -> tuple[Sitting, MoveScheduler]:
    """Return a table where a computer player is on turn, and its scheduler."""
    table = Sitting(computer_on_turn())
    table.match.computers._players[SEAT] = player
    return table, table.scheduler(searcher=searcher)


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
    _, machines = sitting(player)
    await machines._think(SEAT)
    slices = await served_meanwhile(machines._think(SEAT))  # the answer is known
    player.answers.clear()
    player.search_problem = lambda view: SearchProblem(view, (), seed=1, seconds=0.5, rounds=10**9)  # type: ignore[method-assign]
    assert await served_meanwhile(machines._think(SEAT)) >= slices + 4


async def test_it_gets_the_answer_to_its_problem_and_moves() -> None:
    player = Ponderer()
    table, machines = sitting(player)
    await machines._think(SEAT)
    assert len(player.answers) == 1
    assert player.answers[0] in table.match.game.legal_actions()
    await machines._move(SEAT)
    assert table.answers[0] is not None


async def test_it_thinks_again_when_something_happened_after_it_had_thought() -> None:
    table, machines = sitting(Ponderer())
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
    table, machines = sitting(player)
    await machines._think(SEAT)
    assert isinstance(table.match.computers._players[SEAT], RandomPlayer)
    assert not isinstance(table.match.computers._players[SEAT], Ponderer)


async def test_a_person_may_take_the_seat_during_the_search() -> None:
    table, machines = sitting(Ponderer())
    thinking = asyncio.create_task(machines._think(SEAT))
    await asyncio.sleep(0)
    table.match.take(SEAT, "token", "Ann", 0)
    await thinking
    await machines._move(SEAT)
    assert table.answers == [None]


# Pace, pauses and hurrying


class Thinking:
    """The computer player on turn, and whether it has finished thinking."""

    def __init__(self, driver: Driver) -> None:
        table = Sitting(driver)
        self.clock, self.pauses = table.clock, table.pauses
        self.scheduler = table.scheduler(pace=1)
        self.task = asyncio.create_task(self.scheduler._think(Seat(driver.match.game.turn)))

    async def pass_time(self, seconds: float) -> bool:
        """Let `seconds` pass. Return whether the player has finished thinking."""
        await ticks()
        self.clock.advance(seconds)
        await ticks()
        return self.task.done()

    async def takes_the_usual_time(self) -> bool:
        """Let the time of a calm player pass. Return whether the player finished thinking at the end of it."""
        return not await self.pass_time(SHORTEST - 0.1) and await self.pass_time(0.2)

    async def takes(self) -> float:
        """Return how many seconds it takes altogether, in tenths of a second."""
        tenths = 0
        while not await self.pass_time(0.1):
            tenths += 1
        return tenths / 10


async def test_a_computer_takes_its_time_unless_the_pace_is_fast_or_instant() -> None:
    calm = await Thinking(computer_on_turn()).takes()
    fast = await Thinking(computer_on_turn(pace="fast")).takes()
    instant = await Thinking(computer_on_turn(pace="instant")).takes()
    assert SHORTEST - 0.1 <= calm < SHORTEST + 0.2
    assert 0.3 < fast < 1
    assert instant == 0
    assert paced(Settings(), 2.0) == 2.0  # a calm one that thinks longer takes longer, but not too long
    assert paced(Settings(), 4.0) == LONGEST_THOUGHT


@pytest.mark.parametrize("pace", ["calm", "fast", "instant"])
async def test_cards_that_differ_stay_up_long_enough_at_every_pace(pace: str) -> None:
    driver = Driver(
        "memory", [*persons(1), StoredSeat("computer", "rule", "Clara")], Random(3), settings={"pace": pace}
    )
    driver.act(0, Flip(0).to_json())
    driver.act(0, Flip(1).to_json())
    assert driver.match.computers.on_turn() == 1
    thinking = Thinking(driver)
    assert not await thinking.pass_time(2.1)
    assert await thinking.pass_time(3)


@pytest.mark.parametrize("thought", [0, 1], ids=["before the thinking", "during the thinking"])
async def test_a_computer_waits_while_somebody_reads_and_thinks_again_afterwards(thought: int) -> None:
    thinking = Thinking(computer_on_turn())
    assert not await thinking.pass_time(thought)
    thinking.pauses.begin(PAGE)
    assert not await thinking.pass_time(60)
    thinking.pauses.end(PAGE)
    assert await thinking.takes_the_usual_time()


async def test_a_hurried_computer_moves_now_and_thinks_again_the_next_time() -> None:
    thinking = Thinking(computer_on_turn())
    assert not await thinking.pass_time(0.1)
    thinking.scheduler.hurry()
    assert await thinking.pass_time(0)
    thinking.task = asyncio.create_task(thinking.scheduler._think(Seat(0)))
    assert await thinking.takes_the_usual_time()


async def test_a_page_that_never_comes_back_ends_its_pause_after_some_minutes() -> None:
    thinking = Thinking(computer_on_turn())
    thinking.pauses.begin(PAGE)
    assert not await thinking.pass_time(LONGEST_PAUSE - 1)
    thinking.pauses.begin(PAGE)  # asking again does not make it longer
    assert not await thinking.pass_time(2)
    assert await thinking.pass_time(SHORTEST + 0.1)


async def test_computers_wait_for_every_open_page() -> None:
    pauses = Pauses(ManualClock())
    waiting = asyncio.create_task(pauses.over())
    await ticks()
    assert waiting.done()
    pauses.begin(PAGE)
    pauses.begin(OTHER_PAGE)
    waiting = asyncio.create_task(pauses.over())
    pauses.end(PAGE)
    await ticks()
    assert not waiting.done()
    pauses.end(OTHER_PAGE)
    await ticks()
    assert waiting.done()


# Over the websocket


@pytest.fixture
def pace() -> float:
    return 1


async def moves_after(site: Site, code: str, seconds: float) -> bool:
    """Return whether a computer of match `code` moves within `seconds`."""
    host = await site.client.app[MATCHES].find(code)
    before = host.match.version
    for _ in range(round(seconds)):
        await settle(site, code)
        site.clock.advance(1)
        await settle(site, code)
    return bool(host.match.version > before)


@pytest.mark.parametrize(
    ("seats", "settings", "waits"),
    [
        ([COMPUTER, PERSON], {}, True),
        ([COMPUTER, PERSON], {"clock": 60}, False),
        ([COMPUTER, PERSON, PERSON], {}, False),
    ],
    ids=["alone", "with a turn clock", "with another person"],
)
async def test_computers_wait_for_the_only_person_and_for_nobody_else(
    site: Site, seats: list[dict[str, object]], settings: dict[str, object], *, waits: bool
) -> None:
    ann, code = await site.host("steps", *seats, settings=settings)
    if len(seats) > 2:
        await site.person().sit(code)
    async with ann.page(code) as hers:
        await hers.send(type="reading", on=True)
        await hers.hello()
        moved = await moves_after(site, code, 10)
        assert moved != waits
        await hers.send(type="reading", on=False)
        await hers.hello()
        assert moved or await moves_after(site, code, 10)


async def test_a_spectator_cannot_make_computers_wait_or_hurry(site: Site) -> None:
    ann, code = await site.host("steps", COMPUTER, PERSON)
    async with ann.at_table(code), site.person().page(code) as theirs:
        await theirs.send(type="hurry")
        await theirs.hello()
        assert not await moves_after(site, code, 1)
        await theirs.send(type="reading", on=True)
        await theirs.hello()
        assert await moves_after(site, code, 10)


async def test_the_only_person_can_hurry_a_computer(site: Site) -> None:
    ann, code = await site.host("steps", COMPUTER, PERSON)
    async with ann.at_table(code) as hers:
        await hers.send(type="hurry")
        await hers.until("update")
    assert site.clock.time() == 0


async def test_computers_do_not_wait_for_a_page_that_was_closed(site: Site) -> None:
    ann, code = await site.host("steps", COMPUTER, PERSON)
    async with ann.at_table(code):
        async with ann.at_table(code) as closed:
            await closed.send(type="reading", on=True)
            await closed.hello()
        assert await moves_after(site, code, 10)


async def test_computers_stop_waiting_when_somebody_joins_late(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("steps", COMPUTER, PERSON, COMPUTER, settings={"locked": False})
    async with ann.page(code) as hers:
        await hers.send(type="reading", on=True)
        await hers.hello()
        assert not await moves_after(site, code, 10)
        await bob.sit(code, seat=2)
        async with bob.at_table(code):
            assert await moves_after(site, code, 10)
