"""The leases on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from musicards.server.cluster.postgres import PostgresLeases

pytestmark = pytest.mark.cluster


@asynccontextmanager
async def running(database: str) -> AsyncIterator[PostgresLeases]:
    async def connect() -> Any:  # noqa: ANN401 - asyncpg has no types
        return await asyncpg.connect(database.replace("+asyncpg", ""))

    leases = PostgresLeases(connect)
    task = asyncio.create_task(leases.run(lambda: None))
    async with asyncio.timeout(10):
        while not leases.connected:  # noqa: ASYNC110 - there is nothing to wait for
            await asyncio.sleep(0.01)
    yield leases
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_lease_taken_twice_is_free_once_it_is_given_up(database: str) -> None:
    async with running(database) as one, running(database) as two:
        assert await one.take(["BKTRW"]) == ["BKTRW"]
        assert await one.take(["BKTRW", "BKTRB"]) == ["BKTRW", "BKTRB"]
        assert await two.take(["BKTRW"]) == []
        await one.give_up(["BKTRW"])
        assert await two.take(["BKTRW", "BKTRB"]) == ["BKTRW"]
