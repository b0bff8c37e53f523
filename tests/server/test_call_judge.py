"""Who called "Musicards!" first: with unequal network delays the earliest call wins, not the first to arrive."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from musicards.games.action import Seat
from musicards.server.http.matches import MATCHES
from musicards.server.live.call_judge import (
    LATE_SECONDS,
    MAX_CREDIT,
    MAX_PENDING,
    Latency,
    PendingCall,
    Winner,
    credits_of,
    held_until,
    in_order,
)
from musicards.server.live.runner import MatchRunner
from musicards.server.match.messages import Act, Hello
from musicards.server.match.told import updates_of
from musicards.store import StoredMatch, StoredSeat
from tests.helpers.clocks import ManualClock, ticks
from tests.server.driver import persons
from tests.server.site import Site, open_site
from tests.server.tables import FakePage, two
from tests.server.wire import checked

FAR = 0.15  # by how many seconds calls of a page far away may be earlier than they arrive


class Page(FakePage):
    """A page that decodes what it is sent."""

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [each for each in map(checked, self.sent) if each["type"] in ("ack", "refused", "notice", "update")]

    @property
    def answers(self) -> list[dict[str, Any]]:
        return [each for each in self.messages if each["type"] in ("ack", "refused")]

    @property
    def notices(self) -> list[dict[str, Any]]:
        return [each for each in self.messages if each["type"] == "notice"]


class Table:
    """A match of The Distance, its pages, and their clock."""

    def __init__(self, host: MatchRunner, pages: list[Page], clock: ManualClock) -> None:
        self.host = host
        self.pages = pages
        self.clock = clock
        self._tasks: list[asyncio.Task[None]] = []

    async def act(self, page: Page, action: str, act: str | None = None) -> None:
        """Send an act. Returns when nothing more happens unless time passes."""
        self._tasks.append(asyncio.create_task(self.host.act(page, Act(act or action, {"do": action}))))
        await self.pass_time(0)

    async def call(self, page: Page, act: str = "call") -> None:
        await self.act(page, "call", act)

    async def pass_time(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await ticks()

    async def finish(self) -> None:
        """Let enough time pass for every call to be judged, and wait for the answers."""
        await self.pass_time(FAR)
        await asyncio.gather(*self._tasks)

    @property
    def callers(self) -> list[Any]:
        """Return the seats that have called, in the order of the log."""
        updates = updates_of(self.host.match, None, 1)
        assert updates is not None
        return [event.seat for update in updates for event in update.happened if event.type == "called"]


@asynccontextmanager
async def open_table(
    folder: Path, *credit: float, exposed: int = 0b001, computer: bool = False
) -> AsyncIterator[Table]:
    """Seat a person for each credit in `credit`, which says how far away they are. Seats in `exposed` can be caught."""
    seats = [*persons(len(credit)), *([StoredSeat("computer", "rule", "Clara")] if computer else [])]
    options = {"interval": 2, "mistake_ends_turn": False}
    async with open_site(folder) as site:
        await site.store.create(StoredMatch("BKTRW", "distance", options, seats), at=site.clock.now())
        host = await site.client.app[MATCHES].find("BKTRW")
        pages = [Page(f"token-of-{seat}", each) for seat, each in enumerate(credit)]
        for page in pages:
            host.enter(page)
            await host.hello(page, Hello())
        for page in pages:  # the first one to say hello sees the deal
            page.sent.clear()
        game = host.match.game.copy()
        game.exposed = exposed
        host.match.last = replace(host.match.last, game=game)
        yield Table(host, pages, site.clock)
        for page in pages:
            host.leave(page)


async def test_a_player_far_away_who_was_earlier_is_first(tmp_path: Path) -> None:
    async with open_table(tmp_path, 0.0, 0.0, FAR) as table:
        _, near, far = table.pages
        await table.call(near)
        await table.pass_time(0.05)
        await table.call(far)
        await table.finish()
        assert table.callers == [2]
        assert [answer["type"] for answer in far.answers] == ["ack"]
        (refused,) = near.answers
        assert (refused["reason"], refused["facts"]["first"]) == ("call-late", 2)
        assert refused["facts"]["by"] == 100
        assert "Cyd" in refused["text"]
        for page in table.pages:
            (notice,) = page.notices
            assert (notice["kind"], notice["first"], notice["second"]) == ("race", 2, 1)
            assert notice["by"] == 100


async def test_a_player_nearby_who_was_earlier_is_first_too(tmp_path: Path) -> None:
    async with open_table(tmp_path, 0.0, 0.0, FAR) as table:
        _, near, far = table.pages
        await table.call(near)
        await table.pass_time(2 * FAR)
        await table.call(far)
        await table.finish()
        assert table.callers == [1]
        assert far.answers[0]["reason"] == "call-late"


async def test_the_exposed_player_s_own_call_is_judged_like_the_others(tmp_path: Path) -> None:
    async with open_table(tmp_path, FAR, 0.0) as table:
        exposed, catcher = table.pages
        await table.call(catcher)
        await table.pass_time(0.05)
        await table.call(exposed)
        await table.finish()
        assert table.callers == [0]
        assert catcher.answers[0]["reason"] == "call-late"


async def test_an_act_does_not_overtake_a_call_that_is_held(tmp_path: Path) -> None:
    async with open_table(tmp_path, FAR, 0.0) as table:
        exposed, catcher = table.pages
        await table.call(catcher)
        await table.act(exposed, "draw")
        assert catcher.messages == exposed.messages == []
        await table.finish()
        assert [message["type"] for message in catcher.messages][:2] == ["update", "ack"]
        assert catcher.messages[0]["happened"][0]["type"] == "called"


@pytest.mark.parametrize(("exposed", "seat", "answer"), [(0b001, 1, None), (0, 0, "nobody-exposed")])
async def test_a_call_that_nobody_exposed_or_earlier_can_change_is_answered_at_once(
    tmp_path: Path, exposed: int, seat: int, answer: str | None
) -> None:
    async with open_table(tmp_path, 0.0, FAR, exposed=exposed) as table:
        await table.host.act(table.pages[seat], Act("call", {"do": "call"}))
        assert table.pages[seat].answers[0].get("reason") == answer
        assert table.pages[1 - seat].notices == []


async def test_a_call_that_is_sent_again_gets_the_same_answer_and_is_announced_once(tmp_path: Path) -> None:
    async with open_table(tmp_path, 0.0, 0.0, FAR) as table:
        _, near, far = table.pages
        await table.call(near, "n")
        await table.pass_time(0.02)
        await table.call(far, "f")
        await table.finish()
        for page, act in ((near, "n"), (near, "n"), (near, "another"), (far, "f")):
            await table.call(page, act)
            await table.finish()
        first, *others = near.answers
        assert others[:2] == [first, first]
        assert others[2]["reason"] == "call-late"
        assert [answer["type"] for answer in far.answers] == ["ack", "ack"]
        assert len(table.pages[0].notices) == 1


async def test_a_second_call_of_the_first_caller_is_no_race(tmp_path: Path) -> None:
    async with open_table(tmp_path, 0.0, 0.0) as table:
        await table.call(table.pages[1], "one")
        await table.call(table.pages[1], "two")
        await table.finish()
        assert table.pages[1].answers[1]["reason"] == "nobody-exposed"
        assert table.pages[1].notices == []


async def test_a_computer_s_call_counts_from_when_it_is_made(tmp_path: Path) -> None:
    computer = Seat(2)
    async with open_table(tmp_path, 0.0, FAR, computer=True) as table:
        host = table.host
        call = asyncio.create_task(host.calls.call(computer, 0.0, lambda: host.match.computers.call(computer, 0b001)))
        await table.pass_time(0.03)
        await table.call(table.pages[1])
        await table.finish()
        await call
        assert table.callers == [1]


async def test_a_call_that_fails_is_reported_and_the_next_one_works(tmp_path: Path) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    async with open_table(tmp_path, 0.0, 0.0) as table:
        with pytest.raises(ZeroDivisionError):
            await table.host.calls.call(Seat(0), 0.0, fail)
        await table.call(table.pages[1])
        await table.finish()
        assert table.callers == [1]


ANN, BOB, CYD = Seat(0), Seat(1), Seat(2)

# How far away a page is


@pytest.mark.parametrize(
    ("trips", "credit"),
    [([0.08, 0.06, 0.3], 0.03), ([3.0], MAX_CREDIT), ([], 0), ([0.01, *[0.2] * 5], 0.1)],
    ids=["half of the shortest", "the maximum", "none without an answer", "only the last round trips count"],
)
def test_a_page_is_credited_with_half_its_shortest_round_trip(trips: list[float], credit: float) -> None:
    latency = Latency()
    for number, trip in enumerate(trips):
        latency.pong(latency.ping(number), number + trip)
    assert latency.credit == pytest.approx(credit)


def test_a_pong_without_a_pending_ping_does_not_count_and_pings_are_forgotten() -> None:
    latency = Latency()
    ping = latency.ping(0.0)
    latency.pong(99, 0.1)
    latency.pong(ping, 0.2)
    latency.pong(ping, 0.0001)
    assert latency.credit == pytest.approx(0.1)
    latency = Latency()
    first = latency.ping(0.0)
    for _ in range(MAX_PENDING):
        latency.ping(1.0)
    latency.pong(first, 1.0)
    assert latency.credit == 0


def test_of_a_person_s_pages_the_furthest_counts_and_spectators_do_not() -> None:
    assert credits_of([(ANN, 0.02), (None, 0.15), (ANN, 0.05), (BOB, 0.0)]) == {ANN: 0.05, BOB: 0.0}


# The order of calls


def calls(*made: tuple[Seat, float]) -> list[PendingCall]:
    return [PendingCall(seat, time, Mock(), Mock()) for seat, time in made]


def test_the_earliest_is_first_though_it_arrived_last_and_of_equals_the_first_to_arrive() -> None:
    assert [call.seat for call in in_order(calls((ANN, 5.0), (BOB, 4.9), (CYD, 4.95)))] == [BOB, CYD, ANN]
    assert [call.seat for call in in_order(calls((CYD, 5.0), (ANN, 5.0)))] == [CYD, ANN]


def test_a_call_is_held_for_as_long_as_somebody_who_has_not_called_could_have_been_earlier() -> None:
    credits_ = {ANN: 0.15, BOB: 0.04, CYD: 0.1}
    assert held_until(calls((ANN, 5.0)), credits_) == pytest.approx(5.1)
    assert held_until(calls((ANN, 5.0), (CYD, 5.02)), credits_) == pytest.approx(5.04)


def test_a_far_page_s_call_is_not_held_for_a_near_one_nor_for_nobody() -> None:
    arrival, credit = 5.0, 0.1
    assert held_until(calls((ANN, arrival - credit)), {ANN: credit, BOB: 0.04}) < arrival
    assert held_until(calls((ANN, arrival)), {ANN: credit}) == arrival


def test_a_call_is_late_only_after_another_s_and_not_long_after() -> None:
    winner = Winner(ANN, 5.0)
    assert winner.beat(BOB, 5.12, now=5.2) == 120
    assert winner.beat(BOB, 5.0001, now=5.2) == 1
    assert winner.beat(ANN, 5.1, now=5.2) is None
    assert winner.beat(BOB, 5.1, now=5.1 + LATE_SECONDS) is None


# Round trips


async def test_a_page_is_pinged_at_its_hello_and_again_if_it_answers(site: Site) -> None:
    ann, _, code = await two(site)
    async with ann.page(code) as hers:
        await hers.send(type="hello")
        ping = await hers.until("ping")
        site.clock.advance(15)
        await hers.send(type="pong", id=ping["id"])
        await hers.send(type="pong", id=10**30)
        assert await hers.hello()
        site.clock.advance(15)
        assert (await hers.next())["id"] == ping["id"] + 1
        site.clock.advance(15)
        await hers.send(type="hello")
        assert [(await hers.next())["type"] for _ in range(3)] == ["room", "snapshot", "turn"]


async def test_pages_of_a_game_without_calls_are_not_pinged(site: Site) -> None:
    ann, _, code = await two(site, "memory")
    async with ann.at_table(code) as hers:
        site.clock.advance(30)
        await hers.send(type="hello")
        kinds = [(await hers.next())["type"] for _ in range(3)]
        assert kinds == ["room", "snapshot", "turn"]
