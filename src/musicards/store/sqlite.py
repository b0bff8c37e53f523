"""A store on SQLite: one file in WAL mode, synced at every commit."""

import errno
import sqlite3
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from musicards.store.migrations import UnknownRevision, is_current, upgrade
from musicards.store.sql import JSON, SqlStore
from musicards.store.writer import SqliteWriter

__all__ = ["SqliteStore"]

BUSY_SECONDS: Final = 20  # how long to wait while another process writes

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "temp_store = MEMORY")


class SqliteStore(SqlStore):
    """Matches in one SQLite file."""

    def __init__(self, engine: AsyncEngine, path: Path) -> None:
        """Make a store on a database with current tables. Use `open` instead, which brings them up to date."""
        # Writers say so at the start: a transaction that begins to write later cannot wait for another one.
        writing = engine.execution_options(begin="BEGIN IMMEDIATE")
        super().__init__(engine, writing, SqliteWriter(partial(_connect, path)))

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
            **JSON,
        )
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        store = cls(engine, path)
        try:
            async with engine.connect() as connection:
                current = await connection.run_sync(is_current)
            if not current:
                async with store.writing.begin() as connection:
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
