"""A store on SQLite: one file in WAL mode, synced at every commit."""

import asyncio
import errno
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from musicards.store.migrations import UnknownRevision, create, is_current, is_empty, upgrade
from musicards.store.sql import JSON, SqlStore, Transaction
from musicards.store.writer import SqliteWriter

__all__ = ["SqliteStore"]

BUSY_SECONDS: Final = 20  # how long to wait while another process writes
READERS: Final = 4  # threads that read

T = TypeVar("T")

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "temp_store = MEMORY")


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
    async def open(cls, path: Path) -> "SqliteStore":
        """Open the store in the file at `path`, which is created if it does not exist.

        Raises:
            OSError: the file cannot be opened, or is not a database of musicards.
        """
        return await asyncio.to_thread(cls._open, path)

    @classmethod
    def _open(cls, path: Path) -> "SqliteStore":
        engine = create_engine(
            f"sqlite:///{path}",
            connect_args={"timeout": BUSY_SECONDS},
            hide_parameters=True,  # errors are logged, and must not show cards and tokens
            **JSON,
        )
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
        store = cls(engine, path)
        try:
            with engine.connect() as connection:
                current = is_current(connection)
            if not current:
                with store._writing.begin() as connection:
                    (create if is_empty(connection) else upgrade)(connection)
        except (
            DBAPIError,
            sqlite3.Error,
            UnknownRevision,
        ) as error:  # SQLAlchemy leaves errors of the pragmas as they are
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

    async def _disconnect(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()


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
