"""Group commit: many appends, one transaction, so that many matches share the cost of reaching the disk.

Every move waits for this, so it goes without SQLAlchemy.
"""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, TypeVar

from sqlalchemy import bindparam, insert, true, update
from sqlalchemy.dialects.sqlite import dialect

from musicards.errors import NotStored, StaleVersion
from musicards.store.tables import entries, matches

T = TypeVar("T")

MOST_AT_ONCE: Final = 256
MOST_ROWS: Final = 160  # rows in one statement: SQLite before version 3.32 takes at most 999 values

_DIALECT: Final = dialect(paramstyle="qmark")
_INSERT: Final = insert(entries).compile(dialect=_DIALECT)
_END: Final = str(
    update(matches).where(matches.c.code == bindparam("ended")).values(over=true()).compile(dialect=_DIALECT)
)


@cache
def _insert(count: int) -> str:
    """Return the statement that inserts `count` rows."""
    head, _, row = str(_INSERT).partition(" VALUES ")
    return f"{head} VALUES {', '.join([row] * count)}"


@dataclass(frozen=True, slots=True)
class Append:
    """Rows for one log, by column. Either all of them are written or none."""

    code: str
    rows: Sequence[dict[str, Any]]
    over: bool
    done: asyncio.Future[None]


class GroupWriter(ABC):
    """A task that repeatedly writes everything that is waiting in one transaction.

    While a transaction is being written to the disk, the next batch collects, so that batches grow with the load.

    Attributes:
        batches: number of transactions that have been committed.
        rows: number of entries written so far.
    """

    def __init__(self) -> None:
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self.batches = 0
        self.rows = 0

    async def append(self, code: str, rows: Sequence[dict[str, Any]], *, over: bool) -> None:
        """Write `rows`. Return once they are committed.

        Raises:
            StaleVersion: there already is a row with that version or that act. Nothing was written.
            NotStored: the database failed. Nothing was written, unless it failed while it was committing.
        """
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="group-commit")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(code, rows, over, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self._disconnect()

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            if not self._closing:
                self._wake.clear()
            while self._waiting:
                batch = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._commit(batch)

    async def _commit(self, batch: Sequence[Append]) -> None:
        """Write the batch in one transaction. If that fails because of a conflict, try each append alone."""
        error: Exception | None = None
        try:
            await self._write(batch)
            self.batches += 1
            self.rows += sum(len(append.rows) for append in batch)
        except StaleVersion as conflict:
            if len(batch) > 1:
                for append in batch:
                    await self._commit([append])
                return
            error = conflict
        except Exception as other:  # noqa: BLE001 - the waiting task gets the error, and the writer continues
            error = other
        for append in batch:
            if append.done.done():  # the waiting task has been canceled
                continue
            if error is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(error)

    @abstractmethod
    async def _write(self, batch: Sequence[Append]) -> None:
        """Write the batch in one transaction.

        Raises:
            StaleVersion: one of the rows already exists.
            NotStored: the database failed.
        """

    @abstractmethod
    async def _disconnect(self) -> None:
        """Close the connection, if there is one."""


def conflict_in(batch: Sequence[Append]) -> StaleVersion:
    """Return the error about a row of the batch that already exists, worded for a batch of one append."""
    return StaleVersion(f"match {batch[0].code} has moved on: version {batch[0].rows[0]['version']} is taken")


class SqliteWriter(GroupWriter):
    """Writes to SQLite, in a thread of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        """`connect`: opens a connection in autocommit mode, for use by any thread."""
        super().__init__()
        self._connect = connect
        self._connection: sqlite3.Connection | None = None  # only used by the thread
        self._thread = ThreadPoolExecutor(1, "group-commit")

    async def run(self, transaction: Callable[[], T]) -> T:
        """Run a transaction between two batches, in the thread, and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, transaction)

    async def _write(self, batch: Sequence[Append]) -> None:
        try:
            await self.run(partial(self._write_now, batch))
        except sqlite3.IntegrityError:
            raise conflict_in(batch) from None
        except sqlite3.Error as trouble:
            raise NotStored(f"the database failed: {trouble}") from trouble

    def _write_now(self, batch: Sequence[Append]) -> None:
        """Write the batch, in the thread.

        The thread may have to wait for the GIL at each statement, so there are few statements: most batches are a
        single insert, which is a transaction of its own.
        """
        rows = [row for append in batch for row in append.rows]
        chunks = [rows[start : start + MOST_ROWS] for start in range(0, len(rows), MOST_ROWS)]
        run = [(_insert(len(chunk)), [row[name] for row in chunk for name in _INSERT.params]) for chunk in chunks]
        run += [(_END, [append.code]) for append in batch if append.over]
        if len(run) > 1:
            run = [("BEGIN IMMEDIATE", []), *run, ("COMMIT", [])]
        if self._connection is None:
            self._connection = self._connect()
        try:
            for statement, values in run:
                self._connection.execute(statement, values)
        except BaseException:
            self._close()  # this rolls back, whatever the state of the connection
            raise

    async def _disconnect(self) -> None:
        self._thread.shutdown()
        self._close()

    def _close(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
        self._connection = None
