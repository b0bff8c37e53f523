"""Messages between servers, and leases, over PostgreSQL. Both belong to a connection, so each has its own."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final

import structlog

from musicards.server.live.registry import ALPHABET, CODE_LENGTH
from musicards.store.postgres import BROKEN, Connect

RETRY: Final = 0.25  # seconds between attempts to restore a lost connection
PING: Final = 1.0  # seconds between checks whether the connection still works
SECONDS_TO_ANSWER: Final = 3.0

log: Final = structlog.get_logger()

LEASES: Final = 5_127_114  # the class of the advisory locks; the match is the lock's number in it
TAKE: Final = "SELECT number FROM unnest($2::int[]) AS number WHERE pg_try_advisory_lock($1, number) LIMIT $3"
# Every transaction of any application needs a place in the lock table, and fails when it is full. A tenth stays free.
ROOM: Final = """
SELECT greatest(0, current_setting('max_locks_per_transaction')::bigint * 9 / 10
    * (current_setting('max_connections')::bigint + current_setting('max_prepared_transactions')::bigint)
    - count(*)) AS room
FROM pg_locks
"""
GIVE_UP: Final = "SELECT pg_advisory_unlock($1, number) FROM unnest($2::int[]) AS number"


class _Session:
    """A connection that reconnects whenever it is lost."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._connection: Any = None
        self._turn = asyncio.Lock()  # a connection of asyncpg does one thing at a time

    @property
    def connected(self) -> bool:
        return self._connection is not None

    async def reset(self) -> None:
        if self._connection is not None:
            self._connection.terminate()

    async def _begin(self, connection: Any) -> None:  # noqa: ANN401 - asyncpg has no types
        """Set up a new connection."""

    def _end(self) -> None:
        """Note that the connection is lost."""

    async def _stay(self, connected: Callable[[], None]) -> None:
        """Stay connected until canceled. `connected`: called whenever a connection has been made."""
        while True:
            with suppress(*BROKEN):
                connection = await self._connect()
                closed = asyncio.Event()
                connection.add_termination_listener(lambda _, closed=closed: closed.set())
                try:
                    await self._begin(connection)
                    self._connection = connection
                    connected()
                    while not closed.is_set():
                        with suppress(TimeoutError):
                            await asyncio.wait_for(closed.wait(), PING)
                            break
                        await self._do("SELECT 1")
                finally:
                    self._connection = None
                    connection.terminate()
                    self._end()
            await asyncio.sleep(RETRY)

    async def _do(self, query: str, *values: object) -> list[Any]:
        """Run a query, and return its rows.

        Raises:
            OSError: the connection is lost.
        """
        async with self._turn:
            connection = self._connection
            if connection is None:
                raise ConnectionError("not connected to the database")
            try:
                return list(await connection.fetch(query, *values, timeout=SECONDS_TO_ANSWER))
            except BROKEN as error:
                connection.terminate()
                raise ConnectionError(str(error)) from error


class PostgresChannel(_Session):
    """Carries messages by LISTEN and NOTIFY."""

    def __init__(self, connect: Connect, name: str) -> None:
        """`name`: the channel's name; servers with the same name receive each other's messages."""
        super().__init__(connect)
        self._name = name
        self._receive: Callable[[bytes], None] = lambda _: None

    async def run(self, receive: Callable[[bytes], None], connected: Callable[[], None]) -> None:
        self._receive = receive
        await self._stay(connected)

    async def publish(self, payload: bytes) -> None:
        await self._do("SELECT pg_notify($1, $2)", self._name, payload.decode())

    async def _begin(self, connection: Any) -> None:  # noqa: ANN401
        def hear(_connection: object, _process: int, _name: str, payload: str) -> None:
            self._receive(payload.encode())

        await connection.add_listener(self._name, hear)


class PostgresLeases(_Session):
    """Leases as advisory locks, which the database releases when the connection ends, for whatever reason."""

    def __init__(self, connect: Connect) -> None:
        super().__init__(connect)
        self._lost: Callable[[], None] = lambda: None
        self._full = False  # whether there is no room for more leases
        self._held: set[int] = set()  # never asked for again: a session that locks twice must unlock twice

    async def run(self, lost: Callable[[], None]) -> None:
        self._lost = lost
        await self._stay(lambda: None)

    async def take(self, codes: Collection[str]) -> list[str]:
        numbers = {_number(code): code for code in codes}
        free = [number for number in numbers if number not in self._held]
        if free:
            connection = self._connection
            room = (await self._do(ROOM))[0]["room"]
            rows = await self._do(TAKE, LEASES, free, room)
            if room == 0 and not self._full:
                log.warning("lock table of the database is too full for more leases")
            self._full = room == 0
            if connection is None or self._connection is not connection:
                await self.reset()
                raise ConnectionError("the leases were lost meanwhile")
            self._held.update(row["number"] for row in rows)
        return [code for number, code in numbers.items() if number in self._held]

    async def give_up(self, codes: Collection[str]) -> None:
        numbers = [number for number in map(_number, codes) if number in self._held]
        with suppress(OSError):
            await self._do(GIVE_UP, LEASES, numbers)
            self._held.difference_update(numbers)

    def _end(self) -> None:
        self._held.clear()
        self._lost()


def _number(code: str) -> int:
    """Return the number of a match for its lock, below 2^31.

    It is the code, read as a number whose digits are the letters of codes, after a 1 if the code has the usual length.
    """
    number = int(len(code) == CODE_LENGTH)
    for letter in code:
        number = number * len(ALPHABET) + ALPHABET.index(letter)
    return number
