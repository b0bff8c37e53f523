"""How long computer players take: the pace of a table, what everybody must see, pauses, and hurrying."""

import asyncio
from random import Random
from typing import Any, cast

import pytest

from musicards.games.action import Seat
from musicards.games.memory import Flip
from musicards.server.http.matches import MATCHES
from musicards.server.live.broadcaster import Page
from musicards.server.live.scheduler import CALM_PAUSE, LONGEST, MoveScheduler, Pauses, paced
from musicards.server.live.searching import Searcher
from musicards.server.match.messages import Settings
from musicards.store import StoredSeat
from tests.helpers.clocks import ManualClock, ticks
from tests.server.driver import Driver, persons
from tests.server.site import COMPUTER, PERSON, Site
from tests.server.sitting import Sitting
from tests.server.tables import settle

PAGE = cast("Page", object())
OTHER_PAGE = cast("Page", object())


class Thinking:
    """The computer player on turn, and whether it has finished thinking."""

    def __init__(self, driver: Driver) -> None:
        self.clock = ManualClock()
        live = cast("Any", Sitting(driver.match, self.clock))
        self.scheduler = MoveScheduler(live, rng=Random(1), pace=1, searcher=Searcher())
        self.task = asyncio.create_task(self.scheduler._think(Seat(driver.match.game.turn)))

    async def pass_time(self, seconds: float) -> bool:
        """Let `seconds` pass. Return whether the player has finished thinking."""
        await ticks()
        self.clock.advance(seconds)
        await ticks()
        return self.task.done()

    async def takes_the_usual_time(self) -> bool:
        """Let the time of a calm player pass. Return whether the player finished thinking at the end of it."""
        return not await self.pass_time(CALM_PAUSE - 0.1) and await self.pass_time(0.2)

    async def takes(self) -> float:
        """Return how many seconds it takes altogether, in tenths of a second."""
        tenths = 0
        while not await self.pass_time(0.1):
            tenths += 1
        return tenths / 10


def computer_on_turn(**settings: object) -> Driver:
    return Driver("steps", [StoredSeat("computer", "random", "Clara"), *persons(1)], Random(3), settings=settings)


async def test_a_computer_takes_its_time_unless_the_pace_is_fast_or_instant() -> None:
    calm = await Thinking(computer_on_turn()).takes()
    fast = await Thinking(computer_on_turn(pace="fast")).takes()
    instant = await Thinking(computer_on_turn(pace="instant")).takes()
    assert CALM_PAUSE - 0.1 <= calm < CALM_PAUSE + 0.2
    assert 0.3 < fast < 1
    assert instant == 0
    assert paced(Settings(), 4.0) == 4.0  # a calm one that thinks longer takes longer


@pytest.mark.parametrize("pace", ["calm", "fast", "instant"])
async def test_cards_that_differ_stay_up_long_enough_at_every_pace(pace: str) -> None:
    driver = Driver(
        "memory", [*persons(1), StoredSeat("computer", "rule", "Clara")], Random(3), settings={"pace": pace}
    )
    driver.act(0, Flip(0).to_json())
    driver.act(0, Flip(1).to_json())
    assert driver.match.computers.on_turn() == 1
    thinking = Thinking(driver)
    assert not await thinking.pass_time(2.4)
    assert await thinking.pass_time(3)


@pytest.mark.parametrize("thought", [0, 2], ids=["before the thinking", "during the thinking"])
async def test_a_computer_waits_while_somebody_reads_and_thinks_again_afterwards(thought: int) -> None:
    thinking = Thinking(computer_on_turn())
    assert not await thinking.pass_time(thought)
    thinking.scheduler.pauses.begin(PAGE)
    assert not await thinking.pass_time(60)
    thinking.scheduler.pauses.end(PAGE)
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
    thinking.scheduler.pauses.begin(PAGE)
    assert not await thinking.pass_time(LONGEST - 1)
    thinking.scheduler.pauses.begin(PAGE)  # asking again does not make it longer
    assert not await thinking.pass_time(2)
    assert await thinking.pass_time(CALM_PAUSE + 0.1)


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
