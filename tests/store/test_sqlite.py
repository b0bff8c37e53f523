import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Row, create_engine, text

import musicards.store.sql
import musicards.store.sqlite
from musicards.errors import NotStored, StaleVersion
from musicards.store import Store, StoredEntry, StoredSeat
from musicards.store.migrations import STEPS, is_current, upgrade
from musicards.store.sql import ROWS_AT_ONCE
from musicards.store.sqlite import SqliteStore
from musicards.store.tables import metadata
from musicards.store.writer import MOST_ROWS
from tests.store.contract import DEAL, FIRST_REVISION, MATCH, SqlStoreContract, draw, put


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(folder / "musicards.db")
    try:
        yield store
    finally:
        await store.close()


class TestSqlite(SqlStoreContract):
    def opened(self, folder: Path) -> AbstractAsyncContextManager[Store]:
        return opened(folder)


async def test_logs_of_many_rows_are_committed_together_or_not_at_all(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await put(store, codes=["BKTRB", "BKTRC"])
        many = [DEAL, *[draw(f"act {number}") for number in range(2 * MOST_ROWS)]]
        await asyncio.gather(store.append("BKTRB", 0, many, over=True), store.append("BKTRC", 0, many, over=False))
        twice = [draw("new"), *many]
        with pytest.raises(StaleVersion):
            await store.append("BKTRC", len(many), twice, over=True)
        assert [(await store.load(code)).log for code in ("BKTRB", "BKTRC")] == [many, many]
        assert await store.unfinished() == ["BKTRC"]


async def test_what_waits_is_written_before_the_store_closes(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create(MATCH, at=1)
        waiting = asyncio.create_task(store.append("BKTRW", 0, [DEAL], over=True))
        await asyncio.sleep(0)
    await waiting
    assert [path.name for path in tmp_path.iterdir()] == ["musicards.db"]  # noqa: ASYNC240 - nothing else runs here
    async with opened(tmp_path) as store:
        assert await store.unfinished() == []


async def test_a_canceled_append_does_not_disturb_the_others(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create(MATCH, at=1)
        given_up = asyncio.create_task(store.append("BKTRW", 0, [DEAL], over=False))
        await asyncio.sleep(0)
        given_up.cancel()
        with pytest.raises(StaleVersion):
            await store.append("BKTRW", 0, [DEAL], over=False)
        await store.append("BKTRW", 1, [draw()], over=False)


async def test_a_failing_disk_is_reported_and_the_store_keeps_working(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create(MATCH, at=1)
        with sqlite3.connect(tmp_path / "musicards.db", isolation_level=None) as other:
            other.execute("ALTER TABLE entries RENAME TO elsewhere")
            with pytest.raises(NotStored, match="no such table"):
                await store.append("BKTRW", 0, [DEAL], over=False)
            with pytest.raises(NotStored, match="no such table"):
                await store.load("BKTRW")
            other.execute("ALTER TABLE elsewhere RENAME TO entries")
        other.close()
        await store.append("BKTRW", 0, [DEAL], over=False)


async def test_a_database_that_stays_locked_gets_one_trial_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(musicards.store.sqlite, "BUSY_SECONDS", 0.3)
    async with opened(tmp_path) as store:
        await store.check_writing()
        with closing(sqlite3.connect(tmp_path / "musicards.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(NotStored, match="locked"):
                await store.create(MATCH, at=1)
            started = time.monotonic()
            trials = await asyncio.gather(*(store.check_writing() for _ in range(20)), return_exceptions=True)
            assert {type(trial) for trial in trials} == {NotStored}
            assert time.monotonic() - started < 3
            assert (store.failing, store.not_stored) == (True, 1)
        await store.check_writing()
        assert not store.failing
        assert await store.codes() == []


async def test_somebody_can_leave_more_matches_than_fit_into_a_statement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(musicards.store.sql, "MOST_PARAMETERS", 2)
    codes = ["BKTRB", "BKTRC", "BKTRD", "BKTRF", "BKTRG"]
    async with opened(tmp_path) as store:
        await put(store, DEAL, codes=codes, over=True)
        assert await store.leave("token") == dict.fromkeys(codes, True)
        assert await store.codes() == []


async def test_a_long_log_is_read_while_others_get_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    turns = 0  # of the event loop
    read: list[int] = []  # after how many turns each entry was read

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    def read_one(row: Row[Any]) -> StoredEntry:
        read.append(turns)
        if len(read) % ROWS_AT_ONCE == 0:
            time.sleep(0.01)  # another thread may run
        return StoredEntry(row.entry, row.at, row.act)

    async with opened(tmp_path) as store:
        await store.create(MATCH, at=1)
        await store.append("BKTRW", 0, [draw() for _ in range(5 * ROWS_AT_ONCE)], over=False)
        monkeypatch.setattr(musicards.store.sql, "_entry", read_one)
        task = asyncio.create_task(others())
        assert len((await store.load("BKTRW")).log) == len(read) == 5 * ROWS_AT_ONCE
        task.cancel()
    assert len(set(read)) >= 5


async def test_two_processes_may_share_a_file(tmp_path: Path) -> None:
    async with opened(tmp_path) as one, opened(tmp_path) as other:
        await put(one, DEAL)
        with pytest.raises(StaleVersion):
            await other.append("BKTRW", 0, [DEAL], over=False)
        await other.append("BKTRW", 1, [draw()], over=False)
        assert len((await one.load("BKTRW")).log) == 2


async def test_commits_reach_the_disk_and_keys_are_checked(tmp_path: Path) -> None:
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    def found(connection: Connection) -> dict[str, Any]:
        return {pragma: connection.scalar(text(f"PRAGMA {pragma}")) for pragma in expected}

    async with opened(tmp_path) as store:
        assert await store.read(found) == await store.write(found) == expected


def test_upgraded_tables_are_the_same_as_new_ones() -> None:
    schemas = []
    for older in ("", FIRST_REVISION):
        engine = create_engine("sqlite://")
        with engine.connect() as connection:
            connection.connection.driver_connection.executescript(older)  # type: ignore[union-attr]
            assert not is_current(connection)
            upgrade(connection)
            assert is_current(connection)
            schemas.append(_schema(connection))
        engine.dispose()
    assert len(schemas[0]) == len(metadata.tables) + 1
    assert schemas[0] == schemas[1]


def _schema(connection: Connection) -> dict[str, Any]:
    """Return for each table all that SQLite knows about it: columns, keys, indexes, and whether it has a rowid."""

    def rows(pragma: str, name: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in connection.exec_driver_sql(f"PRAGMA {pragma}({name})")]

    return {
        name: (
            sorted(column[1:] for column in rows("table_xinfo", name)),
            sorted(key[2:] for key in rows("foreign_key_list", name)),
            sorted((index[2:], rows("index_info", index[1])) for index in rows("index_list", name)),
            "WITHOUT ROWID" in sql,
        )
        for name, sql in connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    }


async def test_a_match_of_an_older_revision_is_loaded_with_defaults(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "musicards.db")) as old, old:
        old.executescript(FIRST_REVISION)

    async with opened(tmp_path) as store:
        match = await store.load("BKTRW")
        assert (match.settings, match.series, match.rules, match.host) == ({}, None, 1, None)
        assert match.secret is None
        assert match.seats == [StoredSeat("person", None, "Ann", "token"), StoredSeat("computer", "rule", "Clara")]
        assert [row.entry["do"] for row in match.log] == ["deal"]
        await store.append("BKTRW", 1, [draw()], over=False)


async def test_the_matches_of_a_person_are_found_without_reading_all_seats(tmp_path: Path) -> None:
    query = text("EXPLAIN QUERY PLAN SELECT match FROM seats WHERE holder = 'token'")
    async with opened(tmp_path) as store:
        plan = await store.read(lambda connection: connection.execute(query).all())
    assert "SEARCH seats USING INDEX ix_seats_holder" in str(plan)


def test_revisions_are_ordered_as_texts() -> None:  # to tell older tables from newer ones
    assert list(STEPS) == sorted(STEPS)
    assert all(len(revision) == 4 and revision.isdecimal() for revision in STEPS)


async def test_a_running_server_writes_and_reads_on_when_a_newer_version_adds_to_the_tables(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await put(store, DEAL)
        with closing(sqlite3.connect(tmp_path / "musicards.db")) as newer, newer:
            for table in ("matches", "seats", "entries", "handovers"):
                newer.execute(f"ALTER TABLE {table} ADD COLUMN newer TEXT")
            newer.execute("UPDATE alembic_version SET version_num = '9999'")
        await store.append("BKTRW", 1, [draw()], over=True)
        assert await store.create(replace(MATCH, code="BKTRB", follows="BKTRW"), at=2)
        assert (await store.load("BKTRW")).log == [DEAL, draw()]
        assert await store.load("BKTRB") == replace(MATCH, code="BKTRB", follows="BKTRW")


async def test_an_interrupted_first_start_leaves_no_tables(tmp_path: Path) -> None:
    def interrupted(connection: Connection) -> None:
        upgrade(connection)
        raise RuntimeError

    with sqlite3.connect(tmp_path / "musicards.db") as other:
        async with opened(tmp_path) as store:
            for table in (
                "answers",
                "pupils",
                "classes",
                "handovers",
                "entries",
                "seats",
                "matches",
                "alembic_version",
            ):
                other.execute(f"DROP TABLE {table}")
            with pytest.raises(RuntimeError):
                await store.write(interrupted)
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == []
    other.close()


@pytest.mark.parametrize("trouble", ["not a database", "newer", "a folder"])
async def test_a_file_that_is_not_a_database_of_ours_is_refused(tmp_path: Path, trouble: str) -> None:
    path = tmp_path / "musicards.db"
    if trouble == "newer":
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("CREATE TABLE alembic_version (version_num TEXT)")
            other.execute("INSERT INTO alembic_version VALUES ('9999')")
    elif trouble == "a folder":
        path.mkdir()
    else:
        path.write_text("x" * 5000, encoding="utf-8")

    with pytest.raises(OSError, match=r"musicards\.db") as caught:
        await SqliteStore.open(path)
    assert "\n" not in str(caught.value)
    if trouble == "newer":
        assert "a newer version of musicards has upgraded these matches (revision 9999" in str(caught.value)
        assert "Start that version or a later one, or restore a backup" in str(caught.value)
