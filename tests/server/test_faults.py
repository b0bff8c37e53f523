"""A full disk, a locked database, a clock that is set, and a stop in the middle of a move."""

import asyncio
import resource
import signal
import sqlite3
from contextlib import closing
from http import HTTPStatus
from itertools import cycle
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import musicards.store.sqlite
from musicards.errors import NotStored, StaleVersion
from musicards.server.http.matches import MATCHES
from musicards.server.live.registry import DAY, UNTOUCHED_DAYS
from tests.helpers.clocks import ManualClock, ticks
from tests.server.process import browsing, running
from tests.server.site import COMPUTER, PATIENCE, PERSON, Site, open_site
from tests.server.tables import open_pages, refusal, two

READY = {"ready": True, "draining": False, "database": "ok", "messages": "none"}


def limit(process: int, size: int) -> None:
    """Limit the size of a process's files, in bytes, which has the same effect as a full disk."""
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def test_on_a_full_disk_tables_are_shown_and_moves_refused_and_none_is_lost(tmp_path: Path) -> None:
    with running(tmp_path) as (process, address):
        async with browsing(address) as browsers:
            ann, bob, code = await two(browsers, "memory")
            async with ann.at_table(code) as hers:
                version = hers.shown["version"]
                assert (await hers.act("a", do="flip", position=0))["type"] == "ack"
                for size in ((tmp_path / "musicards.db-wal").stat().st_size, 0):
                    limit(process.pid, size)
                    said = await hers.act("b", do="flip", position=1)
                    assert (said["type"], said["reason"]) == ("refused", "not-stored")
                    assert said["text"] == "That could not be saved: try again in a moment."
                    new = {"game": "steps", "seats": [PERSON] * 2}
                    await refusal(bob.call("POST", "/api/matches", new), 503, "not-stored")
                    await refusal(bob.ask(code, "key"), 503, "not-stored")
                    assert await bob.call("GET", "/readyz") == (503, {**READY, "ready": False, "database": "failing"})
                    async with bob.at_table(code) as his:  # a page that is opened now shows the table
                        assert (his.shown["version"], his.table["up"]) == (version + 1, [0])
                limit(process.pid, resource.RLIM_INFINITY)
                assert await bob.call("GET", "/readyz") == (200, READY)
                answer = await hers.act("b", do="flip", position=1)
                assert answer == {"type": "ack", "id": "b", "version": version + 2}
                limit(process.pid, 0)
                await refusal(bob.ask(code, "key"), 503, "not-stored")
        process.kill()
        _, log = process.communicate(timeout=PATIENCE)
    assert log.count("not stored") == 7
    assert "Traceback" not in log
    with running(tmp_path) as (_, address):  # killed while nothing could be written
        async with browsing(address) as browsers, open_pages(code, ann.at(browsers.client)) as [hers]:
            assert hers.shown["version"] == version + 2
            assert (await hers.act("b", do="flip", position=1))["version"] == version + 2


async def test_computers_try_again_less_and_less_often_until_something_is_stored(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors = cycle([NotStored("disk full"), StaleVersion("busy")])
    attempts: list[float] = []

    async def failing(*_: object, **__: object) -> None:
        attempts.append(site.clock.time())
        raise next(errors)

    async def attempts_within(seconds: int) -> list[float]:
        start = site.clock.time()
        for _ in range(seconds):
            await ticks()
            site.clock.advance(1)
        found = [each - start for each in attempts]
        attempts.clear()
        return found

    ann, code = await site.host("memory", COMPUTER, COMPUTER)
    host = await site.client.app[MATCHES].find(code)
    monkeypatch.setattr(host, "apply", failing)
    with capture_logs() as logs:
        async with ann.page(code) as hers:
            await hers.send(type="hello")
            await hers.until("snapshot")
            assert await attempts_within(100) == [0, 2, 6, 14, 30, 60, 90]
            monkeypatch.undo()
            site.clock.advance(20)
            await hers.until("update")
            monkeypatch.setattr(host, "apply", failing)
            assert await attempts_within(10) == [0, 2, 6]
    assert [each["event"] for each in logs] == ["not stored"] * len(logs)
    assert [each["why"] for each in logs[:2]] == ["disk full", "busy"]


async def test_a_log_on_a_full_disk_stops_nothing(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log, running(tmp_path, log=log) as (process, address):
        async with browsing(address) as browsers:
            ann, _, code = await two(browsers, "memory")
            async with ann.at_table(code) as hers:
                limit(process.pid, 0)
                for _ in range(100):  # more than the log's buffer can take
                    assert (await hers.act("a", do="flip", position=0))["reason"] == "not-stored"
                    await asyncio.sleep(0.05)  # below the limit of messages
                limit(process.pid, resource.RLIM_INFINITY)
                assert (await hers.act("a", do="flip", position=0))["type"] == "ack"
    assert "match made" in (tmp_path / "log").read_text()


async def test_while_another_process_writes_tables_are_shown_and_moves_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(musicards.store.sqlite, "BUSY_SECONDS", 0.05)
    async with open_site(tmp_path) as site:
        ann, bob, code = await two(site, "memory")
    async with open_site(tmp_path) as site:  # with no match in memory
        ann.client = bob.client = site.client
        with closing(sqlite3.connect(tmp_path / "musicards.db", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            async with ann.page(code) as hers, bob.page(code) as his:
                _, shown = await hers.hello()
                assert shown["table"]["turn"] == 0
                with capture_logs() as logs:
                    assert (await hers.act("a", do="flip", position=0))["reason"] == "not-stored"
                    assert (await bob.ask(code, "key"))[0] == HTTPStatus.SERVICE_UNAVAILABLE
                refused = [each["why"] for each in logs if each["event"] == "not stored"]
                assert ["locked" in why for why in refused] == [True, True]
                assert (await his.hello())[-1]["version"] == shown["version"]
                other.execute("ROLLBACK")
                assert (await hers.act("a", do="flip", position=0))["type"] == "ack"
                assert (await bob.ask(code, "key"))[0] == HTTPStatus.OK


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_move_that_is_under_way_is_stored_before_the_server_stops(tmp_path: Path, number: int) -> None:
    with running(tmp_path) as (process, address):
        async with browsing(address) as browsers:
            ann, _, code = await two(browsers, "memory")
            with closing(sqlite3.connect(tmp_path / "musicards.db", isolation_level=None)) as other:
                async with ann.at_table(code) as hers:
                    other.execute("BEGIN IMMEDIATE")
                    await hers.send(type="act", id="late", action={"do": "flip", "position": 0})
                    await hers.send(type="ask-help", step=1)  # arrives after it, and waits for the table
                    await asyncio.sleep(1)
                    process.send_signal(number)
                    await asyncio.sleep(0.2)
                    other.execute("ROLLBACK")
            _, log = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "Traceback" not in log
    assert not (tmp_path / "musicards.db-wal").exists()
    with closing(sqlite3.connect(tmp_path / "musicards.db")) as database:
        assert database.execute("SELECT act FROM entries WHERE act IS NOT NULL").fetchall() == [("late",)]


class SetClock(ManualClock):
    """A clock whose time of day can be set."""

    ahead = 0  # milliseconds

    def now(self) -> int:
        return super().now() + self.ahead


@pytest.mark.parametrize("days", [-400, 400])
async def test_moves_continue_when_the_time_of_day_is_set(tmp_path: Path, days: int) -> None:
    clock = SetClock()
    async with open_site(tmp_path, clock=clock) as site:
        ann, _, code = await two(site, "memory", {"clock": 20})
        async with ann.at_table(code) as hers:
            assert (await hers.act("a", do="flip", position=0))["type"] == "ack"
            clock.ahead = days * DAY * 1000
            assert (await hers.act("b", do="flip", position=1))["type"] == "ack"
            await hers.send(type="hello")
            turn = await hers.until("turn")
            assert 0 < turn["remaining"] <= 20_000
    async with open_site(tmp_path, clock=clock) as site:
        assert len((await site.store.load(code)).log) == 3


async def test_a_clock_that_is_set_by_mistake_deletes_no_matches(tmp_path: Path) -> None:
    clock = SetClock()
    async with open_site(tmp_path, clock=clock) as site:
        code = await site.person().make("memory", PERSON, PERSON)
        await asyncio.sleep(0.1)  # the first look for old matches
        clock.ahead = (UNTOUCHED_DAYS + 1) * DAY * 1000
        with capture_logs() as logs:
            await _pass_a_day(clock)
        assert await site.store.codes() == [code]
        assert [each["event"] for each in logs] == ["the clock was set: no old matches are deleted today"]
        await _pass_a_day(clock)  # it stays so: the clock was wrong before
        for _ in range(500):  # deleting takes a while
            if not await site.store.codes():
                break
            await asyncio.sleep(0.02)
        assert await site.store.codes() == []


async def _pass_a_day(clock: ManualClock) -> None:
    await asyncio.sleep(0.1)
    clock.advance(DAY)
    await asyncio.sleep(0.1)
