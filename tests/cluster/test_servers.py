"""Three servers as processes behind a balancer, on PostgreSQL with and without Redis."""

import asyncio
import signal
import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from musicards.store.postgres import PostgresStore
from tests.cluster.balancer import Balancer, balancing
from tests.cluster.fleet import Process, fleet, restart
from tests.cluster.pages import WITHIN, at, browsing, eventually, metric, read, table_at, table_of
from tests.cluster.services import Postgres, Redis, Service
from tests.server.site import COMPUTER, PERSON, Person

pytestmark = pytest.mark.cluster

PACE = 0.2  # seconds before a move; a browser may send some twenty messages in a second


def face_down(table: dict[str, Any]) -> int:
    return next(at for at, gone in enumerate(table["gone"]) if not gone and at not in table["up"])


def logged(folder: Path) -> list[str]:
    return [line for path in folder.glob("*.log") for line in path.read_text(encoding="utf-8").splitlines()]


async def test_pages_of_one_match_at_three_servers_see_every_move(database: str, messages: str, tmp_path: Path) -> None:
    async with fleet(database, messages, 3, tmp_path) as processes, browsing() as http:
        people = [Person(http, at(process)) for process in processes]
        code = await people[0].make("memory", PERSON, PERSON, PERSON)
        for person in people[1:]:
            await person.sit(code)
        async with people[0].page(code) as one, people[1].page(code) as two, people[2].page(code) as three:
            pages = [one, two, three]
            tables = [await table_of(page) for page in pages]
            for number in range(12):
                table = tables[0]
                answer = await pages[table["turn"]].act(f"act {number}", do="flip", position=face_down(table))
                assert answer["type"] == "ack"
                tables = [await table_at(page, answer["version"]) for page in pages]
            assert len({(table["turn"], tuple(table["gone"])) for table in tables}) == 1
        assert sum([await metric(process, "matches_led") for process in processes]) == 0


async def test_a_server_with_pages_is_known_to_the_others_and_one_leads(
    database: str, messages: str, tmp_path: Path
) -> None:
    async with fleet(database, messages, 3, tmp_path) as processes, browsing() as http:
        ann, bob = Person(http, at(processes[0])), Person(http, at(processes[1]))
        code = await ann.make("memory", PERSON, PERSON, COMPUTER, settings={"stand_in": 20})
        await bob.sit(code)
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello()
            room = (await two.hello())[0]
            while not all(seat["here"] for seat in room["seats"]):
                room = await two.until("room")

            async def one_leads() -> bool:
                return sum([await metric(process, "matches_led") for process in processes]) == 1

            await eventually(one_leads)
            leads = [await metric(process, "matches_led") for process in processes[:2]]
            leading = leads.index(1)
            began = time.monotonic()
            await processes[leading].kill()
            other = processes[1 - leading]
            while not await metric(other, "matches_led"):
                assert time.monotonic() - began < WITHIN
                await asyncio.sleep(0.05)


class Table:
    """People who play Memory through a balancer, and continue whatever is killed."""

    def __init__(self, http: aiohttp.ClientSession, balancer: Balancer) -> None:
        self._people = [Person(http, balancer.address) for _ in range(2)]
        self.code = ""
        self.acked: dict[str, int] = {}
        self.away = 0.0  # the longest time that a page was away, in seconds
        self.waited = 0.0  # the longest time until an act was answered, in seconds

    async def sit_down(self) -> None:
        self.code = await self._people[0].make("memory", PERSON, PERSON)
        await self._people[1].sit(self.code)

    async def play(self, seat: int) -> None:
        """Play one seat until canceled, or until the match is over."""
        lost: float | None = None
        pending: tuple[str, int, float] | None = None
        while True:
            try:
                async with self._people[seat].page(self.code) as page:
                    table = await table_of(page)
                    if lost is not None:
                        self.away, lost = max(self.away, time.monotonic() - lost), None
                    while not table["over"]:
                        if pending is None and table["turn"] != seat:
                            message = await page.next()
                            table = message.get("table", table)
                            continue
                        if pending is None:
                            await asyncio.sleep(PACE)
                            pending = (f"{seat}-{time.monotonic_ns()}", face_down(table), time.monotonic())
                        answer = await page.act(pending[0], do="flip", position=pending[1])
                        if answer["type"] == "ack":
                            self.acked[f"{seat}/{pending[0]}"] = answer["version"]
                        elif answer["reason"] == "not-stored":
                            await asyncio.sleep(PACE)
                            continue
                        self.waited = max(self.waited, time.monotonic() - pending[2])
                        pending = None
                        table = await table_of(page)
                    return
            except (aiohttp.ClientError, OSError, AssertionError) as error:
                if isinstance(error, AssertionError) and "WSMsgType" not in str(error):
                    raise
                lost = lost or time.monotonic()
                await asyncio.sleep(0.05)


async def stored(database: str, code: str) -> list[tuple[int, str]]:
    """Return the version of each act in a log, with its seat and act id as one text."""
    store = await PostgresStore.open(database)
    try:
        match = await store.load(code)
    finally:
        await store.close()
    acts = [(version, row) for version, row in enumerate(match.log, start=1) if row.act is not None]
    return [(version, f"{row.entry['by']}/{row.act}") for version, row in acts]


async def test_nothing_is_lost_or_doubled_while_anything_is_killed_and_everybody_is_back_soon(
    database: str, postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    async with (
        fleet(database, redis.url, 3, tmp_path) as processes,
        balancing([process.port for process in processes]) as balancer,
        browsing() as http,
    ):
        tables = [Table(http, balancer) for _ in range(6)]
        for table in tables:
            await table.sit_down()
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(table.play(seat)) for table in tables for seat in (0, 1)]
            victims: list[Process | Service] = [processes[0], redis, processes[1], postgres, processes[2]]
            for victim in victims:
                await asyncio.sleep(0.7)
                await restart(victim)
            await asyncio.sleep(2)
            for task in playing:
                task.cancel()
        for table in tables:
            log = await stored(database, table.code)
            assert len({act for _, act in log}) == len(log)
            assert {(version, act) for act, version in table.acked.items()} <= set(log)
        assert sum(len(table.acked) for table in tables) > 50
        assert max(table.away for table in tables) < WITHIN
        assert max(table.waited for table in tables) < WITHIN


async def test_a_rolling_restart_interrupts_nobody_for_long(database: str, messages: str, tmp_path: Path) -> None:
    async with (
        fleet(database, messages, 3, tmp_path, "--drain", "0.3") as processes,
        balancing([process.port for process in processes]) as balancer,
        browsing() as http,
    ):
        table = Table(http, balancer)
        await table.sit_down()
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(table.play(seat)) for seat in (0, 1)]
            for process in processes:
                balancer.ports.remove(process.port)
                assert await process.end(signal.SIGTERM) == 0
                await process.start()
                balancer.ports.append(process.port)
            for task in playing:
                task.cancel()
        log = await stored(database, table.code)
        assert {(version, act) for act, version in table.acked.items()} <= set(log)
        assert len({act for _, act in log}) == len(log)
        assert table.away < WITHIN
    assert not [line for line in logged(tmp_path) if "Traceback" in line]


async def test_a_server_that_drains_says_that_it_is_not_ready_and_still_answers(database: str, tmp_path: Path) -> None:
    async with fleet(database, "", 1, tmp_path, "--drain", "30") as (process,):
        assert (await read(f"{at(process)}/readyz"))[0] == 200
        ending = asyncio.create_task(process.end(signal.SIGTERM))

        async def refuses() -> bool:
            return (await read(f"{at(process)}/readyz"))[0] == 503

        await eventually(refuses)
        assert (await read(f"{at(process)}/healthz"))[0] == 200
        assert (await read(f"{at(process)}/api/lobby"))[0] == 200
        assert await process.end(signal.SIGTERM) == 0  # a second signal ends the wait
        assert await ending == 0


async def test_without_the_database_a_server_is_not_ready_and_without_redis_it_is(
    database: str, postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    async with fleet(database, redis.url, 1, tmp_path) as (process,):

        async def is_deaf() -> bool:
            status, body = await read(f"{at(process)}/readyz")
            return status == 200 and '"messages":"unreachable"' in body

        async def is_well() -> bool:
            status, body = await read(f"{at(process)}/readyz")
            return status == 200 and '"messages":"ok"' in body

        await eventually(is_well)
        redis.kill()
        await eventually(is_deaf)
        redis.start()
        postgres.kill()
        status, body = await read(f"{at(process)}/readyz")
        assert (status, '"database":"unreachable"' in body) == (503, True)
        await asyncio.to_thread(postgres.start)
        await eventually(is_well)


async def test_what_is_left_at_one_server_is_picked_up_once_at_another(database: str, tmp_path: Path) -> None:
    async with fleet(database, "", 2, tmp_path) as (one, two), browsing() as http:
        async with http.post(f"{at(one)}/api/handovers", data=b"\x00secret") as answer:
            name = (await answer.json())["id"]
        found = []
        for process in (two, one):
            async with http.post(f"{at(process)}/api/handovers/{name}") as answer:
                found.append((answer.status, await answer.read()))
        assert found[0] == (200, b"\x00secret")
        assert found[1][0] == 404
