"""A store on SQLite: one file in WAL mode, synced at every commit."""

import asyncio
import contextlib
import errno
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from musicards.store.migrations import UnknownRevision, check_current, is_current, upgrade
from musicards.store.sql import JSON, SqlStore, Transaction
from musicards.store.writer import SqliteWriter

BUSY_SECONDS: Final = 20  # how long to wait while another process writes
READERS: Final = 4  # threads that read

T = TypeVar("T")

# What is deleted is overwritten, whatever SQLite was built with.
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "temp_store = MEMORY",
    "secure_delete = ON",
)


class SqliteStore(SqlStore):
    """Matches in one SQLite file. All that changes it happens in the writer's thread, one transaction after another."""

    writer: SqliteWriter

    def __init__(self, engine: Engine, path: Path) -> None:
        """Make a store on a database with current tables. Use `open` instead, which brings them up to date."""
        super().__init__(SqliteWriter(partial(_connect, path)))
        self._reading = engine
        # Writers say so at the start: a transaction that begins to write later cannot wait for another one.
        self._writing = engine.execution_options(begin="BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(READERS, "reader")

    @classmethod
    async def open(cls, path: Path, *, read_only: bool = False) -> "SqliteStore":
        """Open the store in the file at `path`.

        Unless it is `read_only`, the file is created if it does not exist, and its tables are brought up to date.

        Raises:
            OSError: the file cannot be opened, is not a database of musicards, or is of another version.
        """
        return await asyncio.to_thread(cls._open, path, read_only=read_only)

    @classmethod
    def _open(cls, path: Path, *, read_only: bool) -> "SqliteStore":
        engine = create_engine(
            f"sqlite:///{path}",
            creator=partial(_connect, path, read_only=read_only),
            hide_parameters=True,  # errors are logged, and must not show cards and tokens
            **JSON,
        )
        event.listen(engine, "begin", _begin)
        store = cls(engine, path)
        try:
            with engine.connect() as connection:
                if read_only:
                    check_current(connection)
                current = is_current(connection)
            if not current:
                with store._writing.begin() as connection:
                    upgrade(connection)
        except (DBAPIError, sqlite3.Error, UnknownRevision) as error:  # SQLAlchemy leaves errors of the pragmas as is
            engine.dispose()
            why = error.orig if isinstance(error, DBAPIError) else error
            raise OSError(errno.EIO, str(why), str(path)) from error
        return store

    async def _read(self, transaction: Transaction[T]) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return transaction(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def _write(self, transaction: Transaction[T]) -> T:
        def run() -> T:
            with self._writing.begin() as connection:
                return transaction(connection)

        return await self.writer.run(run)

    async def scrub(self) -> None:
        """Empty the journal, in which names that were deleted would stay until the server stops.

        If somebody is reading from it just then, it is emptied the next time.
        """

        def run() -> None:
            with self._writing.connect() as connection:
                raw: Any = connection.connection.driver_connection
                raw.execute("PRAGMA busy_timeout = 0")
                try:
                    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                finally:
                    raw.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")

        with contextlib.suppress(DBAPIError, sqlite3.Error, OSError):  # the names are deleted; only their traces stay
            await self.writer.run(run)

    async def _disconnect(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()


def _connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """Open a connection of the driver itself, for any thread.

    We begin all transactions ourselves: Python's driver would leave DDL outside them.
    """
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=ro" if read_only else path,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
        uri=read_only,
    )
    try:
        for pragma in PRAGMAS[1:] if read_only else PRAGMAS:  # the mode of the journal is stored in the file
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:  # such as: this is no database
        connection.close()
        raise
    return connection


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
