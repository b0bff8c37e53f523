"""Who called "Musicards!" first, though messages take unequally long."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from musicards.games.action import Seat
from musicards.server.host import Host
from musicards.server.keys import SeatKeys
from musicards.server.match import Match
from musicards.server.messages import Act, Hello
from musicards.server.race import BOUND, LATE, MOST_PENDING, Entrant, Latency, Race, Winner, credits_of
from musicards.store import SqliteStore, StoredMatch, StoredSeat
from tests.server.driver import persons
from tests.server.site import Site, visit
from tests.server.test_sockets import two
from tests.server.wire import checked

ANN, BOB, CYD = Seat(0), Seat(1), Seat(2)

FAR = 1.0  # seconds of credit: more than a page gets, so that a busy machine does not decide the race
VERY_FAR = 10.0


# How far away a page is


def measured(*trips: float) -> float:
    latency = Latency()
    for number, trip in enumerate(trips):
        latency.pong(latency.ping(number), number + trip)
    return latency.credit


def test_a_page_is_credited_with_half_its_shortest_round_trip() -> None:
    assert measured(0.08, 0.06, 0.3) == pytest.approx(0.03)


def test_nobody_is_credited_with_more_than_the_bound() -> None:
    assert measured(3.0) == BOUND


def test_a_page_that_never_answers_has_no_credit() -> None:
    assert measured() == 0


def test_only_the_last_round_trips_count() -> None:
    assert measured(0.01, *[0.2] * 5) == pytest.approx(0.1)


def test_an_answer_to_what_was_not_asked_or_was_answered_already_does_not_count() -> None:
    latency = Latency()
    ping = latency.ping(0.0)
    latency.pong(99, 0.1)
    latency.pong(ping, 0.2)
    latency.pong(ping, 0.0001)
    assert latency.credit == pytest.approx(0.1)


def test_pings_that_are_never_answered_are_forgotten() -> None:
    latency = Latency()
    first = latency.ping(0.0)
    for _ in range(MOST_PENDING):
        latency.ping(1.0)
    latency.pong(first, 1.0)
    assert latency.credit == 0


def test_of_a_person_s_pages_the_furthest_counts_and_spectators_do_not() -> None:
    assert credits_of([(ANN, 0.02), (None, 0.15), (ANN, 0.05), (BOB, 0.0)]) == {ANN: 0.05, BOB: 0.0}


# The order of calls


def race(*entrants: tuple[Seat, float]) -> Race[str]:
    made: Race[str] = Race()
    for seat, time in entrants:
        made.enter(Entrant(seat, time, f"call of {seat}"))
    return made


def test_the_earliest_is_first_though_it_arrived_last() -> None:
    assert [entrant.seat for entrant in race((ANN, 5.0), (BOB, 4.9), (CYD, 4.95)).order()] == [BOB, CYD, ANN]


def test_of_equals_the_first_to_arrive_is_first() -> None:
    assert [entrant.seat for entrant in race((CYD, 5.0), (ANN, 5.0)).order()] == [CYD, ANN]


def test_a_call_is_held_for_as_long_as_another_could_have_been_earlier() -> None:
    assert race((ANN, 5.0)).until({ANN: 0.15, BOB: 0.04, CYD: 0.1}) == pytest.approx(5.1)


def test_who_has_called_cannot_be_earlier_again() -> None:
    assert race((ANN, 5.0), (CYD, 5.02)).until({ANN: 0.15, BOB: 0.04, CYD: 0.1}) == pytest.approx(5.04)


def test_a_far_page_s_call_is_not_held_for_a_near_one() -> None:
    arrival, credit = 5.0, 0.1
    assert race((ANN, arrival - credit)).until({ANN: credit, BOB: 0.04}) < arrival


def test_a_call_with_nobody_else_there_is_not_held() -> None:
    assert race((ANN, 5.0)).until({ANN: 0.1}) == 5.0


def test_a_call_is_late_only_after_another_s_and_not_long_after() -> None:
    winner = Winner(ANN, 5.0)
    assert winner.beat(Entrant(BOB, 5.12, ""), now=5.2) == 120
    assert winner.beat(Entrant(BOB, 5.0001, ""), now=5.2) == 1
    assert winner.beat(Entrant(ANN, 5.1, ""), now=5.2) is None
    assert winner.beat(Entrant(BOB, 5.1, ""), now=5.1 + LATE) is None


# At a table


class FakePage:
    """A page as far away as one likes."""

    def __init__(self, holder: str, credit: float) -> None:
        self.holder = holder
        self.credit = credit
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        told = checked(message)
        if told["type"] in ("ack", "refused", "notice", "update"):
            self.heard.append(told)

    def answers(self) -> list[dict[str, Any]]:
        return [told for told in self.heard if told["type"] in ("ack", "refused")]

    def notices(self) -> list[dict[str, Any]]:
        return [told for told in self.heard if told["type"] == "notice"]


Story = Callable[[Host, list[FakePage]], Awaitable[None]]


def at_table(folder: Path, credits_: list[float], story: Story, exposed: int = 0b001, clara: bool = False) -> None:
    """People as far away as that at a table of The Distance where those in `exposed` can be caught."""

    async def run() -> None:
        store = await SqliteStore.open(folder / "musicards.db")
        seats = [*persons(len(credits_)), *([StoredSeat("computer", "rule", "Clara")] if clara else [])]
        options = {"interval": 2, "mistake_ends_turn": False}
        stored = StoredMatch("BKTRW", "distance", options, seats)
        await store.create(stored, at=1)
        host = Host(Match(stored, Random(0)), store=store, luck=Random(0), pace=0, keys=SeatKeys(b"secret"))
        pages = [FakePage(f"token-of-{seat}", credit) for seat, credit in enumerate(credits_)]
        for page in pages:
            host.enter(page)
            await host.hello(page, Hello())
        game = host.match.game.copy()
        game.exposed = exposed
        host.match.last = replace(host.match.last, game=game)
        try:
            await story(host, pages)
        finally:
            for page in pages:
                host.leave(page)
            await host.close()
            await store.close()

    asyncio.run(run())


def call(host: Host, page: FakePage, act: str = "call") -> Awaitable[None]:
    return host.act(page, Act(act, {"do": "call"}))


async def later(seconds: float, doing: Awaitable[None]) -> None:
    await asyncio.sleep(seconds)
    await doing


def callers(host: Host) -> list[Any]:
    """Who has called, in the order of the log."""
    updates = host.match.updates(None, 1)
    assert updates is not None
    return [event.seat for update in updates for event in update.happened if event.type == "called"]


def test_the_far_one_who_was_earlier_is_first(tmp_path: Path) -> None:
    async def story(host: Host, pages: list[FakePage]) -> None:
        near, far = pages[1], pages[2]
        await asyncio.gather(call(host, near), later(0.05, call(host, far)))
        assert callers(host) == [2]
        assert [answer["type"] for answer in far.answers()] == ["ack"]
        (refused,) = near.answers()
        assert refused["reason"] == "call-late"
        assert refused["facts"]["first"] == 2
        assert 1 <= refused["facts"]["by"] <= 950
        assert "Cyd" in refused["text"]
        for page in pages:
            (notice,) = page.notices()
            assert (notice["kind"], notice["first"], notice["second"]) == ("race", 2, 1)
            assert notice["by"] == refused["facts"]["by"]

    at_table(tmp_path, [0.0, 0.0, FAR], story)


def test_the_near_one_who_was_earlier_is_first_too(tmp_path: Path) -> None:
    async def story(host: Host, pages: list[FakePage]) -> None:
        near, far = pages[1], pages[2]
        await asyncio.gather(call(host, near), later(0.3, call(host, far)))
        assert callers(host) == [1]
        assert far.answers()[0]["reason"] == "call-late"

    at_table(tmp_path, [0.0, 0.0, 0.1], story)


def test_the_exposed_player_s_own_call_is_judged_like_the_others(tmp_path: Path) -> None:
    async def story(host: Host, pages: list[FakePage]) -> None:
        exposed, catcher = pages[0], pages[1]
        await asyncio.gather(call(host, catcher), later(0.05, call(host, exposed)))
        assert callers(host) == [0]
        assert catcher.answers()[0]["reason"] == "call-late"

    at_table(tmp_path, [FAR, 0.0], story)


def test_an_act_does_not_overtake_a_call_that_is_held(tmp_path: Path) -> None:
    async def story(host: Host, pages: list[FakePage]) -> None:
        exposed, catcher = pages[0], pages[1]
        act = host.act(exposed, Act("play", {"do": "draw"}))
        await asyncio.gather(call(host, catcher), later(0.01, act))
        assert [told["type"] for told in catcher.heard][:2] == ["update", "ack"]
        assert catcher.heard[0]["happened"][0]["type"] == "called"

    at_table(tmp_path, [0.3, 0.0], story)


def test_a_call_is_not_held_when_nobody_could_have_been_earlier(tmp_path: Path) -> None:
    async def story(host: Host, pages: list[FakePage]) -> None:
        loop = asyncio.get_running_loop()
        start = loop.time()
        await call(host, pages[1])
        assert loop.time() - start < VERY_FAR
        assert pages[1].answers()[0]["type"] == "ack"

    at_table(tmp_path, [0.0, VERY_FAR], story)


def test_a_call_with_nobody_exposed_is_answered_at_once(tmp_path: Path) -> None:
    async def story(host: Host, pages: list[FakePage]) -> None:
        loop = asyncio.get_running_loop()
        start = loop.time()
        await call(host, pages[0])
        assert loop.time() - start < VERY_FAR
        assert pages[0].answers()[0]["reason"] == "nobody-exposed"
        assert pages[1].notices() == []

    at_table(tmp_path, [0.0, VERY_FAR], story, exposed=0)


def test_a_call_that_is_sent_again_is_answered_the_same_and_told_once(tmp_path: Path) -> None:
    async def story(host: Host, pages: list[FakePage]) -> None:
        near, far = pages[1], pages[2]
        await asyncio.gather(call(host, near, "n"), later(0.02, call(host, far, "f")))
        for act in ("n", "n", "another"):
            await call(host, near, act)
        await call(host, far, "f")
        first, *others = near.answers()
        assert others[:2] == [first, first]
        assert others[2]["reason"] == "call-late"
        assert [answer["type"] for answer in far.answers()] == ["ack", "ack"]
        assert len(pages[0].notices()) == 1

    at_table(tmp_path, [0.0, 0.0, FAR], story)


def test_a_second_call_of_who_was_first_is_no_race(tmp_path: Path) -> None:
    async def story(host: Host, pages: list[FakePage]) -> None:
        await call(host, pages[1], "one")
        await call(host, pages[1], "two")
        assert pages[1].answers()[1]["reason"] == "nobody-exposed"
        assert pages[1].notices() == []

    at_table(tmp_path, [0.0, 0.0], story)


def test_a_computer_s_call_has_no_credit(tmp_path: Path) -> None:
    async def story(host: Host, pages: list[FakePage]) -> None:
        computer = host.calls.call(CYD, 0.0, lambda: host.match.computer_call(CYD, 0b001))
        await asyncio.gather(computer, later(0.03, call(host, pages[1])))
        assert callers(host) == [1]

    at_table(tmp_path, [0.0, FAR], story, clara=True)


def test_a_call_that_fails_is_told_and_the_next_one_works(tmp_path: Path) -> None:
    async def story(host: Host, pages: list[FakePage]) -> None:
        async def broken() -> None:
            def judge() -> None:
                raise ZeroDivisionError

            await host.calls.call(ANN, 0.0, judge)

        with pytest.raises(ZeroDivisionError):
            await broken()
        await call(host, pages[1])
        assert callers(host) == [1]

    at_table(tmp_path, [0.0, 0.0], story)


def test_a_page_is_asked_how_far_it_is_as_soon_as_it_has_said_hello(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann, _, code = await two(site)
        async with ann.page(code) as hers:
            await hers.send(type="hello")
            ping = await hers.until("ping")
            await hers.send(type="pong", id=ping["id"])
            await hers.send(type="pong", id=10**30)
            assert await hers.hello()

    visit(tmp_path, story)


def test_an_odd_pong_is_a_bad_message(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann, _, code = await two(site)
        async with ann.page(code) as hers:
            await hers.raw.send_str(json.dumps({"type": "pong", "id": "soon"}))
            assert (await hers.until("refused"))["reason"] == "bad-message"

    visit(tmp_path, story)
