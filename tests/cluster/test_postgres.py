"""The store on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

import musicards.store.postgres
from musicards.errors import NotStored, StaleVersion
from musicards.store import GONE, Store, StoredSeat
from musicards.store.postgres import PostgresStore, connector
from musicards.store.tables import seats
from tests.cluster.services import Postgres
from tests.store.contract import DEAL, FIRST_REVISION, MATCH, SqlStoreContract, draw, put

pytestmark = pytest.mark.cluster


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url)
    try:
        yield store
    finally:
        await store.close()


class TestPostgres(SqlStoreContract):
    @pytest.fixture(autouse=True)
    def _database(self, database: str) -> None:
        self.database = database

    def opened(self, folder: Path) -> AbstractAsyncContextManager[Store]:  # noqa: ARG002 - a file's place
        return opened(self.database)


async def test_processes_that_write_to_the_same_matches_in_any_order_do_not_block_each_other(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        codes = [f"BKTR{letter}" for letter in "BCDFGHJKMN"]
        await put(one, codes=codes)
        for version in range(20):
            appends = [
                store.append(code, version, [draw()], over=version == 19)
                for store, order in ((one, codes), (two, codes[::-1]))
                for code in order
            ]
            outcomes = await asyncio.wait_for(
                asyncio.gather(*appends, return_exceptions=True), 30
            )  # seconds, fewer than after which the database ends a deadlock
            assert sum(outcome is None for outcome in outcomes) == len(codes)
            assert {type(outcome) for outcome in outcomes} == {type(None), StaleVersion}


async def test_an_act_with_a_character_that_cannot_be_stored_fails_alone(database: str) -> None:
    async with opened(database) as store:
        await put(store, codes=["BKTRW", "BKTRB"])
        results = await asyncio.gather(
            store.append("BKTRW", 0, [draw("a\0b")], over=False),
            store.append("BKTRB", 0, [DEAL], over=False),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [NotStored, type(None)]
        assert (store.failing, store.not_stored) == (False, 0)  # it was the client's fault


async def test_a_database_that_can_only_be_read_fails_until_it_can_be_written(
    postgres: Postgres, database: str
) -> None:
    async with opened(database) as store:
        await store.create(MATCH, at=1)
        acts = count()

        async def play_on() -> None:
            for version in acts:
                await store.append("BKTRW", version, [draw()], over=False)

        with postgres.read_only():
            with pytest.raises(NotStored):
                await play_on()  # for a moment, until the connection notices the setting
            await store.check()
            with pytest.raises(NotStored, match="read-only"):
                await store.check_writing()
        async with asyncio.timeout(10):
            while store.failing:
                with suppress(NotStored):
                    await store.check_writing()
        assert store.not_stored == 1
        assert len((await store.load("BKTRW")).log) == next(acts) - 1


async def test_a_commit_reaches_the_disk_whatever_the_server_s_default_is(database: str) -> None:
    async with opened(database) as store:
        async with store.engine.begin() as connection:
            name = (await connection.execute(text("SELECT current_database()"))).scalar()
            await connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
        await put(store, DEAL)
        assert await store.writer._connection.fetchval("SHOW synchronous_commit") == "on"
        async with store.engine.begin() as connection:
            await connection.execute(text(f"ALTER DATABASE {name} RESET synchronous_commit"))


async def test_a_database_that_is_gone_is_reported_and_works_again_once_it_is_back(
    postgres: Postgres, database: str
) -> None:
    async with opened(database) as store:
        await put(store, DEAL)
        postgres.kill()
        for _ in range(2):
            with pytest.raises(NotStored, match="database"):
                await store.append("BKTRW", 1, [draw("one")], over=False)
            with pytest.raises(NotStored, match="database"):
                await store.load("BKTRW")
            with pytest.raises(NotStored, match="database"):
                await store.check()
        postgres.start()
        assert (await store.load("BKTRW")).log == [DEAL]
        await store.append("BKTRW", 1, [draw("one")], over=False)
        assert (await store.load("BKTRW")).log == [DEAL, draw("one")]


async def test_the_last_two_who_leave_a_match_at_once_leave_nothing_behind(database: str) -> None:
    async with opened(database) as store:
        await store.create(MATCH, at=1)
        await store.sit("BKTRW", 1, "other", "Bo")
        await store.append("BKTRW", 0, [DEAL], over=True)
        async with store.engine.begin() as connection:  # the first one
            await connection.execute(text("SELECT code FROM matches FOR UPDATE"))
            await connection.execute(update(seats).where(seats.c.holder == "other").values(holder=GONE))
            second = asyncio.create_task(store.leave("token"))
            await _blocked(store, second)
        assert await second == {"BKTRW": True}
        assert await store.codes() == []


async def _blocked(store: PostgresStore, task: "asyncio.Task[Any]") -> None:
    """Return once `task` waits for a lock in the database, or has ended."""
    async with store.engine.connect() as connection:
        waiting = text("SELECT count(*) FROM pg_locks, pg_sleep(0.01) WHERE NOT granted")
        while not task.done() and not (await connection.execute(waiting)).scalar():
            pass


async def test_a_database_that_is_silent_is_reported_and_works_again_once_it_answers(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(musicards.store.postgres, "SECONDS_FOR_COMMAND", 0.5)
    monkeypatch.setattr(musicards.store.postgres, "SECONDS_TO_CONNECT", 0.5)
    async with opened(database) as store:
        await store.create(MATCH, at=1)
        with postgres.silent():
            for silent in (store.check(), store.load("BKTRW"), store.sit("BKTRW", 1, "other", "Bo"), store.codes()):
                with pytest.raises(NotStored, match="cannot be reached"):
                    await asyncio.wait_for(silent, 10)
        assert await store.load("BKTRW") == MATCH


@pytest.mark.parametrize("url", ["", "sqlite:///cards.db", "nonsense", "redis://127.0.0.1/0"])
async def test_an_address_of_something_else_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"postgresql\+asyncpg://"):
        await PostgresStore.open(url)


async def test_a_database_that_does_not_exist_is_refused(database: str) -> None:
    with pytest.raises(NotStored, match="does not exist"):
        await PostgresStore.open(f"{database}_not")


async def test_processes_that_start_together_make_the_tables_once(database: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(database) for _ in range(3)))
    await stores[0].create(MATCH, at=1)
    assert await stores[1].load("BKTRW") == MATCH
    for store in stores:
        await store.close()


SCHEMA = (
    """SELECT table_name, column_name, data_type, character_maximum_length, is_nullable, column_default
    FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, column_name""",
    "SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname",
    """SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2""",
)


async def _schema(store: PostgresStore) -> list[list[tuple[Any, ...]]]:
    async with store.engine.connect() as connection:
        found = [(await connection.execute(text(query))).all() for query in SCHEMA]
    return [[tuple(row) for row in rows if row[0] != "alembic_version"] for rows in found]


async def test_a_match_of_the_first_revision_is_loaded_with_defaults_and_continues(
    postgres: Postgres, database: str
) -> None:
    async with opened(database) as store:
        new = await _schema(store)
    postgres.empty()
    connection = await connector(database)()
    await connection.execute(FIRST_REVISION.replace("WITHOUT ROWID", ""))
    await connection.close()
    async with opened(database) as store:
        match = await store.load("BKTRW")
        assert (match.settings, match.series, match.rules, match.host, match.secret) == ({}, None, 1, None, None)
        assert match.seats == [StoredSeat("person", None, "Ann", "token"), StoredSeat("computer", "rule", "Clara")]
        await store.append("BKTRW", 1, [draw()], over=False)
        assert (await store.load("BKTRW")).log[1:] == [draw()]
        assert await _schema(store) == new
