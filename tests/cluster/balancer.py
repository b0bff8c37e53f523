"""A balancer that passes connections on to several servers in turn, and skips those that do not accept one.

It can also stop passing data on without closing connections, as a network does that is gone.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count


class Balancer:
    """Listens at `port` on loopback.

    Attributes:
        ports: the ports of the servers; may change at any time.
        cut: whether nothing passes, in both directions. Connections stay open.
        streams: the ends of the connections that are open now.
        mute: those to which nothing passes any more. They stay open.
    """

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.port = 0
        self.cut = False
        self.streams: set[asyncio.StreamWriter] = set()
        self.mute: set[asyncio.StreamWriter] = set()
        self._turns = count()
        self._passing: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        ends = {writer}
        self.streams.add(writer)
        with suppress(asyncio.CancelledError):  # canceled by `stop`; asyncio would log it
            there = await self._connect()
            if there is not None:
                ends.add(there[1])
                self.streams.add(there[1])
                await asyncio.gather(self._pass_on(reader, there[1]), self._pass_on(there[0], writer))
        for each in ends:
            each.close()
        for each in ends:
            with suppress(OSError, asyncio.CancelledError):
                await each.wait_closed()
        self.streams -= ends
        self.mute -= ends
        self._passing.discard(task)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        turn = next(self._turns)
        for step in range(len(self.ports)):
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", self.ports[(turn + step) % len(self.ports)])
        return None

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass data on until either side closes, then close both unless nothing passes any more."""
        with suppress(OSError):
            while data := await reader.read(65536):
                if not self.cut and writer not in self.mute:  # else it is lost on the way
                    writer.write(data)
                    await writer.drain()
        if writer not in self.mute:
            writer.close()

    def abort(self) -> None:
        """Close all connections at once."""
        for each in self.streams:
            each.transport.abort()

    async def stop(self) -> None:
        while self._passing:
            self.abort()  # closing would wait for whoever does not read
            for task in self._passing:
                task.cancel()
            await asyncio.gather(*self._passing, return_exceptions=True)
            await asyncio.sleep(0)


@asynccontextmanager
async def balancing(ports: Sequence[int]) -> AsyncIterator[Balancer]:
    balancer = Balancer(ports)
    server = await asyncio.start_server(balancer.accept, "127.0.0.1", 0)
    balancer.port = server.sockets[0].getsockname()[1]
    try:
        yield balancer
    finally:
        for each in server.sockets:  # nobody else is let in
            asyncio.get_running_loop().remove_reader(each.fileno())
        for _ in range(5):  # rounds of the loop, until `accept` runs for those who were; asyncio leaks them otherwise
            await asyncio.sleep(0)
        server.close()
        await balancer.stop()
