"""Two servers behind Caddy, as `deploy/compose.yaml` starts them, with the Caddyfile from there."""

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import pytest

from tests.cluster.fleet import Process, fleet
from tests.cluster.pages import browsing, table_at, table_of
from tests.cluster.services import Redis
from tests.ports import free_port
from tests.server.site import PERSON, Person

pytestmark = [
    pytest.mark.cluster,
    pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed"),
]

CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"
DRAIN = 4  # seconds; Caddy asks every two whether a server is ready
PATIENCE = 30.0


@asynccontextmanager
async def caddy(address: str, processes: list[Process], folder: Path) -> AsyncIterator[None]:
    """Run Caddy in front of servers. Without an administration port, which another Caddy may have."""
    text = CADDYFILE.read_text(encoding="utf-8")
    servers = " ".join(f"127.0.0.1:{process.port}" for process in processes)
    path = folder / "Caddyfile"
    path.write_text("{\n\tadmin off\n}\n" + text.replace("app-1:8000 app-2:8000", servers), encoding="utf-8")
    environment = {**os.environ, "DOMAIN": address, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "caddy.log").open("wb") as log:
        running = await asyncio.create_subprocess_exec(
            *("caddy", "run", "--adapter", "caddyfile", "--config", str(path)), stdout=log, stderr=log, env=environment
        )
    try:
        async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as http:
            while True:
                with suppress(aiohttp.ClientError):
                    async with http.get(address) as answer:
                        if answer.status == 200:
                            break
                await asyncio.sleep(0.05)
        yield
    finally:
        running.terminate()
        await running.wait()


async def test_a_match_and_every_request_survive_that_the_servers_are_replaced(
    database: str, redis: Redis, tmp_path: Path
) -> None:
    address = f"http://localhost:{free_port()}"
    more = ("--public-url", address, "--drain", str(DRAIN))
    async with (
        fleet(database, redis.url, 2, tmp_path, *more) as processes,
        caddy(address, list(processes), tmp_path),
        browsing() as http,
    ):
        ann, bob = Person(http, address), Person(http, address)
        code = await ann.make("memory", PERSON, PERSON)
        await bob.sit(code)
        statuses: list[int] = []

        async def ask() -> None:
            while True:
                async with http.get(f"{address}/api/lobby") as answer:
                    statuses.append(answer.status)
                await asyncio.sleep(0.1)

        asking = asyncio.create_task(ask())
        for number, process in enumerate(processes):
            async with ann.page(code) as one, bob.page(code) as two:
                pages = [one, two]
                tables = [await table_of(page) for page in pages]
                table = tables[0]
                position = next(at for at, gone in enumerate(table["gone"]) if not gone and at not in table["up"])
                answer = await pages[table["turn"]].act(f"act {number}", do="flip", position=position)
                assert answer["type"] == "ack"
                for page in pages:
                    await table_at(page, answer["version"])
            assert await process.end(signal.SIGTERM) == 0
            await process.start()
        assert not asking.done()  # every request was answered
        asking.cancel()
        assert len(statuses) > 2 * DRAIN
        assert set(statuses) == {200}
