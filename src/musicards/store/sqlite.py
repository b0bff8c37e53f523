"""A store on SQLite: one file in WAL mode, synced at every commit.

Only the settings of the connection are specific to SQLite: the statements are SQLAlchemy Core.
"""

import asyncio
import errno
import sqlite3
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from functools import partial, wraps
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, event, func, insert, select, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from musicards.errors import NotKept, SeatTaken, StaleVersion, UnknownMatch
from musicards.games.secret import Secret
from musicards.store.base import Store, StoredEntry, StoredMatch, StoredSeat
from musicards.store.migrations import UnknownRevision, is_current, upgrade
from musicards.store.tables import entries, matches, seats
from musicards.store.writer import GroupWriter

__all__ = ["SqliteStore"]

BUSY_SECONDS: Final = 20  # how long to wait while another process writes

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "temp_store = MEMORY")


P = ParamSpec("P")
R = TypeVar("R")
_Method = Callable[Concatenate["SqliteStore", P], Coroutine[Any, Any, R]]


def _whole(method: _Method[P, R]) -> _Method[P, R]:
    """Let `method` run to its end even if its caller is canceled: an interrupted statement breaks its connection.

    The method raises `NotKept` if the database fails.
    """

    @wraps(method)
    async def run(store: "SqliteStore", /, *args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.create_task(method(store, *args, **kwargs))
        store.running.add(task)
        task.add_done_callback(store.running.discard)
        try:
            return await asyncio.shield(task)
        except DBAPIError as error:
            raise NotKept(f"the database failed: {error.orig}") from error

    return run


class SqliteStore(Store):
    """Matches in one SQLite file."""

    def __init__(self, engine: AsyncEngine, path: Path) -> None:
        """Make a store on a database with current tables. Use `open` instead, which brings them up to date."""
        self._engine = engine
        # Writers say so at the start: a transaction that begins to write later cannot wait for another one.
        self._writing = engine.execution_options(begin="BEGIN IMMEDIATE")
        self.writer = GroupWriter(partial(_connect, path))
        self.running: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open the store in the file at `path`, which is created if it does not exist.

        Raises:
            OSError: the file cannot be opened, or is not a database of musicards.
        """
        try:
            # Test the file first: if it cannot be opened, the asynchronous driver leaves a thread running.
            sqlite3.connect(path, timeout=BUSY_SECONDS).close()
        except sqlite3.Error as error:
            raise OSError(errno.EIO, str(error), str(path)) from error
        engine = create_async_engine(
            f"sqlite+aiosqlite:///{path}",
            connect_args={"timeout": BUSY_SECONDS},
            hide_parameters=True,  # errors are logged, and must not show cards and tokens
            json_serializer=lambda value: msgspec.json.encode(value).decode(),
            json_deserializer=msgspec.json.decode,
        )
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        store = cls(engine, path)
        try:
            async with engine.connect() as connection:
                current = await connection.run_sync(is_current)
            if not current:
                async with store._writing.begin() as connection:
                    await connection.run_sync(upgrade)
        except (
            DBAPIError,
            sqlite3.Error,
            UnknownRevision,
        ) as error:  # SQLAlchemy leaves errors of the pragmas as they are
            await engine.dispose()
            why = error.orig if isinstance(error, DBAPIError) else error
            raise OSError(errno.EIO, str(why), str(path)) from error
        return store

    @_whole
    async def create(self, match: StoredMatch, at: int) -> bool:
        head = {
            "code": match.code,
            "game": match.game,
            "options": match.options,
            "created_at": at,
            "over": False,
            "follows": match.follows,
            "settings": match.settings,
            "series": match.series,
            "rules": match.rules,
            "host": match.host,
            "secret": None if match.secret is None else match.secret.hex(),
        }
        rows = [
            {
                "match": match.code,
                "seat": number,
                "kind": seat.kind,
                "level": seat.level,
                "name": seat.name,
                "holder": seat.holder,
                "avatar": seat.avatar,
                "key_number": seat.key_number,
            }
            for number, seat in enumerate(match.seats)
        ]
        try:
            async with self._writing.begin() as connection:
                await connection.execute(insert(matches), head)
                await connection.execute(insert(seats), rows)
        except IntegrityError:
            if match.follows is not None and await self._next(match.follows) is not None:
                raise StaleVersion(f"match {match.follows} has a rematch already") from None
            return False
        return True

    async def _next(self, code: str) -> str | None:
        async with self._engine.connect() as connection:
            return (await connection.execute(select(matches.c.code).where(matches.c.follows == code))).scalar()

    @_whole
    async def load(self, code: str) -> StoredMatch:
        heads = select(matches).where(matches.c.code == code)
        nexts = select(matches.c.code).where(matches.c.follows == code)
        places = select(seats).where(seats.c.match == code).order_by(seats.c.seat)
        logs = select(entries).where(entries.c.match == code).order_by(entries.c.version)
        async with self._engine.connect() as connection:  # one transaction, so that all rows are from the same moment
            head = (await connection.execute(heads)).one_or_none()
            if head is None:
                raise UnknownMatch(f"no match has the code {code}")
            following = (await connection.execute(nexts)).scalar_one_or_none()
            sitting = (await connection.execute(places)).all()
            log = (await connection.execute(logs)).all()
        return StoredMatch(
            code=head.code,
            game=head.game,
            options=head.options,
            seats=[
                StoredSeat(row.kind, row.level, row.name, row.holder, row.avatar, row.key_number) for row in sitting
            ],
            log=[_entry(row) for row in log],
            follows=head.follows,
            next=following,
            settings=head.settings,
            series=head.series,
            rules=head.rules,
            host=head.host,
            secret=None if head.secret is None else Secret.read(head.secret),
        )

    async def append(self, code: str, after: int, entries: Sequence[StoredEntry], *, over: bool) -> None:
        rows = [
            {
                "match": code,
                "version": version,
                "entry": msgspec.json.encode(each.entry).decode(),
                "sender": None if each.act is None else each.entry["by"],
                "act": each.act,
                "at": each.at,
            }
            for version, each in enumerate(entries, start=after + 1)
        ]
        await self.writer.append(code, rows, over=over)

    @_whole
    async def sit(self, code: str, seat: int, holder: str, name: str, avatar: int = 0) -> None:
        free = (seats.c.kind == "person") & (seats.c.holder.is_(None) | (seats.c.holder == holder))
        change = update(seats).where(seats.c.match == code, seats.c.seat == seat, free)
        async with self._writing.begin() as connection:
            sitting = await connection.execute(change.values(holder=holder, name=name, avatar=avatar))
            if sitting.rowcount == 0:
                raise SeatTaken(f"seat {seat} of match {code} is taken")

    @_whole
    async def move(self, code: str, seat: int, holder: str) -> None:
        change = update(seats).where(seats.c.match == code, seats.c.seat == seat, seats.c.kind == "person")
        async with self._writing.begin() as connection:
            if (await connection.execute(change.values(holder=holder))).rowcount == 0:
                raise SeatTaken(f"seat {seat} of match {code} is a computer's")

    @_whole
    async def take_over(self, code: str, seat: int, holder: str, name: str, avatar: int = 0) -> None:
        change = (
            update(seats)
            .where(seats.c.match == code, seats.c.seat == seat, seats.c.kind == "computer")
            .values(kind="person", level=None, holder=holder, name=name, avatar=avatar)
        )
        async with self._writing.begin() as connection:
            if (await connection.execute(change)).rowcount == 0:
                raise SeatTaken(f"seat {seat} of match {code} is not a computer's")

    @_whole
    async def set_key_number(self, code: str, seat: int, number: int) -> None:
        change = update(seats).where(seats.c.match == code, seats.c.seat == seat)
        async with self._writing.begin() as connection:
            await connection.execute(change.values(key_number=number))

    @_whole
    async def set_host(self, code: str, seat: int) -> None:
        async with self._writing.begin() as connection:
            await connection.execute(update(matches).where(matches.c.code == code).values(host=seat))

    @_whole
    async def delete(self, code: str) -> None:
        async with self._writing.begin() as connection:
            await connection.execute(delete(matches).where(matches.c.code == code, ~matches.c.over))

    @_whole
    async def fill(self, code: str, computers: Mapping[int, StoredSeat]) -> None:
        free = (seats.c.kind == "person") & seats.c.holder.is_(None)
        change = (
            update(seats)
            .where(seats.c.match == code, seats.c.seat == bindparam("number"), free)
            .values(kind="computer", level=bindparam("as"), name=bindparam("called"), avatar=bindparam("picture"))
        )
        rows = [
            {"number": seat, "as": row.level, "called": row.name, "picture": row.avatar}
            for seat, row in computers.items()
        ]
        if rows:
            async with self._writing.begin() as connection:
                await connection.execute(change, rows)

    @_whole
    async def set_rules(self, code: str, rules: int) -> None:
        async with self._writing.begin() as connection:
            await connection.execute(update(matches).where(matches.c.code == code).values(rules=rules))

    @_whole
    async def codes(self) -> list[str]:
        query = select(matches.c.code).order_by(matches.c.created_at, matches.c.code)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    @_whole
    async def unfinished(self) -> list[str]:
        query = select(matches.c.code).where(~matches.c.over).order_by(matches.c.created_at.desc(), matches.c.code)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    @_whole
    async def clear(self, before: int, keep: Collection[str] = ()) -> list[str]:
        last = select(func.max(entries.c.at)).where(entries.c.match == matches.c.code).scalar_subquery()
        old = ~matches.c.over & (func.coalesce(last, matches.c.created_at) < before) & matches.c.code.not_in(keep)
        async with self._writing.begin() as connection:
            codes = list((await connection.execute(select(matches.c.code).where(old))).scalars())
            if codes:
                await connection.execute(delete(matches).where(old))
        return codes

    async def close(self) -> None:
        await self.writer.close()
        await asyncio.gather(*self.running, return_exceptions=True)
        await self._engine.dispose()


def _entry(row: Row[Any]) -> StoredEntry:
    return StoredEntry(row.entry, row.at, row.act)


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Set up a new connection. We begin all transactions: Python's driver would leave DDL outside them."""
    connection.isolation_level = None
    _set_up(connection)


def _connect(path: Path) -> sqlite3.Connection:
    """Open a connection of the driver itself, for any thread. The caller begins transactions."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    _set_up(connection)
    return connection


def _set_up(connection: DBAPIConnection | sqlite3.Connection) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
