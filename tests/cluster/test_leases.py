"""The leases on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from musicards.server.cluster.postgres import PostgresLeases
from musicards.server.match_registry import ALPHABET
from musicards.store.postgres import PostgresStore
from tests.cluster.services import Postgres, started
from tests.store.contract import DEAL, MATCH

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


async def test_leases_that_the_lock_table_has_no_room_for_are_not_taken_and_the_others_stay(services: Path) -> None:
    codes = [f"BK{one}{two}{three}" for one in ALPHABET for two in ALPHABET for three in ALPHABET]
    small = Postgres(services / "small", "max_locks_per_transaction=10", "max_connections=20")
    with started(small):
        database = small.empty()
        store = await PostgresStore.open(database)
        await store.create(MATCH, at=1)
        async with running(database) as one, running(database) as two:
            first = await one.take(codes[:100])
            assert first == codes[:100]
            taken = await one.take(codes)
            assert 100 < len(taken) < 200
            assert await one.take(codes) == taken
            await store.append(MATCH.code, 0, [DEAL], over=False)
            assert await two.take(codes[-1:]) == []
            await one.give_up(first)
            assert await two.take([*codes[:10], *codes[-1:]]) == [*codes[:10], *codes[-1:]]
            assert await two.take(taken[-1:]) == []
        await store.close()
