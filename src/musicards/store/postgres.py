"""A store on PostgreSQL, which any number of processes share. It needs the package `asyncpg`."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from musicards.errors import NotStored
from musicards.store.base import StoredEntry
from musicards.store.migrations import UnknownRevision, is_current, upgrade
from musicards.store.sql import JSON, SqlStore, Transaction
from musicards.store.writer import Append, GroupWriter, conflict_in

Connect: TypeAlias = Callable[[], Awaitable[Any]]
"""Opens a connection of asyncpg.

Raises:
    OSError: the database cannot be reached, or refuses the connection.
"""

BROKEN: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""The errors after which an asyncpg connection is not used again."""

T = TypeVar("T")

CONNECTIONS: Final = 5  # connections that stay open
MORE_CONNECTIONS: Final = 5  # additional connections while many requests come at once
SECONDS_TO_CONNECT: Final = 5.0
SECONDS_TO_ANSWER: Final = 10.0
SECONDS_FOR_COMMAND: Final = 20.0  # a daily command looks through all matches for old ones, which takes a while
MIGRATING: Final = 5_127_113  # the advisory lock of the process that brings the tables up to date

SETTINGS: Final = {
    "application_name": "musicards",
    "synchronous_commit": "on",  # a move is acknowledged only when it is on the disk, whatever the server's default is
    # A machine that disappears without closing its connections loses its locks within five seconds.
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}

# One statement is one transaction and one round trip.
WRITE: Final = """
WITH written AS (
    INSERT INTO entries ("match", version, entry, sender, act, at)
    SELECT "match", version, entry::json, sender, act, at
    FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::bigint[])
    AS new("match", version, entry, sender, act, at)
)
UPDATE matches SET over = true WHERE code = ANY($7::text[])
"""
COLUMNS: Final = ("match", "version", "entry", "sender", "act", "at")


def connector(url: str, *, limited: bool = True) -> Connect:
    """Return a function that connects to the database at `url`, ``postgresql+asyncpg://user:password@host/name``.

    `limited`: whether every command ends after `SECONDS_FOR_COMMAND`.

    Raises:
        ValueError: `url` is not the address of a PostgreSQL database.
    """
    try:
        made = make_url(url)
    except (ArgumentError, ValueError):  # its text may have a part of the password
        made = None
    if made is None or made.get_backend_name() not in ("postgresql", "postgres"):
        raise ValueError("A database has an address such as postgresql+asyncpg://user:password@host/name.")
    dsn = made.set(drivername="postgresql").render_as_string(hide_password=False)

    async def connect() -> Any:  # noqa: ANN401 - asyncpg has no types
        try:
            return await asyncpg.connect(
                dsn,
                timeout=SECONDS_TO_CONNECT,
                command_timeout=SECONDS_FOR_COMMAND if limited else None,
                server_settings=SETTINGS,
            )
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise ConnectionError(str(error)) from error

    return connect


class PostgresStore(SqlStore):
    """Matches in a PostgreSQL database."""

    writer: "PostgresWriter"

    def __init__(self, engine: AsyncEngine, writer: "PostgresWriter") -> None:
        """Make a store on a database with current tables. Use `open` instead, which brings them up to date."""
        super().__init__(writer)
        self.engine = engine
        self._reading = engine.execution_options(isolation_level="REPEATABLE READ")

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Open the store in the database at `url`, and bring its tables up to date.

        Raises:
            ValueError: `url` is not the address of a PostgreSQL database.
            NotStored: the database cannot be reached, or does not belong to musicards.
        """
        connect = connector(url)
        await _migrate(connector(url, limited=False))
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            hide_parameters=True,  # errors are logged, and must not show cards and tokens
            pool_size=CONNECTIONS,
            max_overflow=MORE_CONNECTIONS,
            pool_timeout=SECONDS_TO_CONNECT,
            pool_pre_ping=True,  # reconnects after a restart of the database
            **JSON,
        )
        return cls(engine, PostgresWriter(connect))

    async def append(self, code: str, after: int, entries: Sequence[StoredEntry], *, over: bool) -> None:
        if any("\0" in (each.act or "") for each in entries):  # PostgreSQL cannot store this character
            raise NotStored("the id of an act has a character that cannot be stored")
        await super().append(code, after, entries, over=over)

    async def _read(self, transaction: Transaction[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(transaction)

    async def _write(self, transaction: Transaction[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(transaction)

    async def _disconnect(self) -> None:
        await self.engine.dispose()


async def _migrate(connect: Connect) -> None:
    """Bring the tables up to date, however long that takes.

    Raises:
        NotStored: the database cannot be reached, or does not belong to musicards.
    """
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=connect, hide_parameters=True, poolclass=NullPool
    )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except (DBAPIError, UnknownRevision, OSError, TimeoutError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise NotStored(f"the database cannot be used: {why or type(error).__name__}") from error


def _upgrade(connection: Connection) -> None:
    """Bring the tables up to date. If several processes start together, one does it, and the others wait."""
    if is_current(connection):
        return
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
    if not is_current(connection):
        upgrade(connection)


class PostgresWriter(GroupWriter):
    """Writes to PostgreSQL, over a connection of its own."""

    def __init__(self, connect: Connect) -> None:
        super().__init__()
        self._connect = connect
        self._connection: Any = None

    async def _write(self, batch: Sequence[Append]) -> None:
        # All processes write to matches in the same order, so that two of them never wait for each other.
        rows = sorted((row for append in batch for row in append.rows), key=lambda row: (row["match"], row["version"]))
        over = sorted(append.code for append in batch if append.over)
        columns = [[row[name] for row in rows] for name in COLUMNS]
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._connect()
            await self._connection.execute(WRITE, *columns, over, timeout=SECONDS_TO_ANSWER)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError):
            raise conflict_in(batch) from None
        except BROKEN as trouble:
            await self._disconnect()
            raise NotStored(f"the database failed: {trouble or type(trouble).__name__}") from trouble

    async def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None
