"""Group commit: many appends, one transaction, so that many matches share the cost of reaching the disk."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from musicards.errors import NotKept, StaleVersion
from musicards.store.tables import entries, matches

__all__ = ["Append", "GroupWriter"]

MOST_AT_ONCE: Final = 256


@dataclass(frozen=True, slots=True)
class Append:
    """Rows for one log; all of them are written or none."""

    code: str
    rows: Sequence[dict[str, Any]]
    over: bool
    done: asyncio.Future[None]


class GroupWriter:
    """A task that repeatedly writes everything that is waiting in one transaction.

    While a transaction is being written to the disk, the next batch collects, so that batches grow with the load.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        """`engine`: begins its transactions for writing."""
        self._engine = engine
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self.batches = 0  # transactions so far

    async def append(self, code: str, rows: Sequence[dict[str, Any]], *, over: bool) -> None:
        """Write `rows`. Return once they are committed.

        Raises:
            StaleVersion: there is a row with that version, or with that act, already. Nothing was written.
            NotKept: the database failed. Nothing was written.
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
        self.batches += 1
        error: Exception | None = None
        try:
            await self._write(batch)
        except IntegrityError:
            if len(batch) > 1:
                for append in batch:
                    await self._commit([append])
                return
            error = StaleVersion(f"match {batch[0].code} has moved on: version {batch[0].rows[0]['version']} is taken")
        except DBAPIError as trouble:
            error = NotKept(f"the database failed: {trouble.orig}")
        except Exception as other:  # noqa: BLE001 - the waiting task gets the error, and the writer continues
            error = other
        for append in batch:
            if append.done.done():  # the waiting task has been canceled
                continue
            if error is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(error)

    async def _write(self, batch: Sequence[Append]) -> None:
        finished = [append.code for append in batch if append.over]
        async with self._engine.begin() as connection:
            await connection.execute(insert(entries), [row for append in batch for row in append.rows])
            if finished:
                await connection.execute(update(matches).where(matches.c.code.in_(finished)).values(over=True))
