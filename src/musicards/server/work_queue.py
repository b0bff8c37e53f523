"""Run slow functions in a thread, one after the other, so that matches do not wait for them."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, ParamSpec, TypeVar

from musicards.server.callers import is_loopback
from musicards.server.refusals import Limit, TooFast

__all__ = ["WorkQueue"]

P = ParamSpec("P")
T = TypeVar("T")


class WorkQueue:
    """Requests for slow work, which is done in the order of the requests.

    One thread is enough: threads of one process compute by turns, and each one more slows the event loop down. So a
    queue also takes only one of the threads that load matches and read files.
    """

    def __init__(self, limit: Limit, *, most: int, most_per_address: int) -> None:
        """Allow `most` requests in the queue, and `most_per_address` from one address. `limit`: what they ask for."""
        self._limit: Final = limit
        self._most: Final = most
        self._most_per_address: Final = most_per_address
        self._waiting: Counter[str] = Counter()  # by address
        self._at_work = asyncio.Lock()

    async def run(self, address: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of `function`, which a request from `address` needs.

        Raises:
            TooFast: too many requests are waiting.
        """
        async with self.turn(address):
            return await asyncio.to_thread(function, *args, **kwargs)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait until the requests that came earlier are done.

        A proxy on this machine that we were not told about has a loopback address, and everybody comes through it.

        Raises:
            TooFast: too many requests are waiting.
        """
        too_many = self._waiting[address] >= self._most_per_address and not is_loopback(address)
        if too_many or self._waiting.total() >= self._most:
            raise TooFast(self._limit, "Too many requests are waiting: try again in a moment.")
        self._waiting[address] += 1
        try:
            async with self._at_work:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
