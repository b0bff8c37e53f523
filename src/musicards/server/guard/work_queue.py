"""Run slow functions in a thread, one after the other, so that matches do not wait for them."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, ParamSpec, TypeVar

from musicards.server.guard.callers import is_loopback
from musicards.server.guard.request_guard import Client
from musicards.server.match.refusals import Limit, TooFast

P = ParamSpec("P")
T = TypeVar("T")


class WorkQueue:
    """Requests for slow work. Clients take turns, so that nobody waits for all that somebody else has asked for.

    One thread is enough: threads of one process compute by turns, and each one more slows the event loop down. So a
    queue also takes only one of the threads that load matches and read files.
    """

    MOST_PER_SESSION: Final = 6  # as many as a browser asks for at once over HTTP/1.1

    def __init__(self, limit: Limit, *, most: int, most_per_address: int) -> None:
        """Allow `most` requests in the queue, and `most_per_address` from one address. `limit`: what they ask for."""
        self._limit: Final = limit
        self._most: Final = most
        self._most_per_address: Final = most_per_address
        self._clients: list[Client] = []  # of the requests that wait or are at work
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by client, whose turn is first
        self._at_work = False

    async def run(self, client: Client, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of `function`, which a request of `client` needs.

        Raises:
            TooFast: too many requests are waiting.
        """
        async with self.turn(client):
            return await asyncio.to_thread(function, *args, **kwargs)

    @asynccontextmanager
    async def turn(self, client: Client) -> AsyncIterator[None]:
        """Wait until it is the turn of `client`.

        A proxy on this machine that we were not told about has a loopback address, and everybody comes through it.

        Raises:
            TooFast: too many requests are waiting.
        """
        session, address = client
        of_address = sum(each.address == address for each in self._clients)
        of_session = sum(each.session == session for each in self._clients)
        if (
            len(self._clients) >= self._most
            or (of_address >= self._most_per_address and not is_loopback(address))
            or (session is not None and of_session >= self.MOST_PER_SESSION)
        ):
            raise TooFast(self._limit, "Too many requests are waiting: try again in a moment.")
        self._clients.append(client)
        try:
            if self._at_work:
                await self._wait(client.name)
            self._at_work = True
            try:
                yield
            finally:
                self._let_next_begin()
        finally:
            self._clients.remove(client)

    async def _wait(self, name: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # our turn had come
                self._let_next_begin()
            raise

    def _let_next_begin(self) -> None:
        while self._waiting:
            name, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[name] = turns  # after everybody else
            if not turn.done():
                turn.set_result(None)
                return
        self._at_work = False
