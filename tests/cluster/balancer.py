"""A balancer that passes connections on to several servers in turn, and skips those that do not accept one."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count


class Balancer:
    """Listens at `port` on loopback.

    Attributes:
        ports: the ports of the servers; may change at any time.
    """

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.port = 0
        self._turns = count()
        self._passing: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        ends = [(reader, writer)]
        with suppress(asyncio.CancelledError):  # canceled by `stop`; asyncio would log it
            there = await self._connect()
            if there is not None:
                ends.append(there)
                await asyncio.gather(_pass_on(reader, there[1]), _pass_on(there[0], writer))
        for _, each in ends:
            each.close()
            with suppress(OSError):
                await each.wait_closed()
        self._passing.discard(task)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        turn = next(self._turns)
        for step in range(len(self.ports)):
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", self.ports[(turn + step) % len(self.ports)])
        return None

    async def stop(self) -> None:
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass data on until either side closes, then close both."""
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def balancing(ports: Sequence[int]) -> AsyncIterator[Balancer]:
    balancer = Balancer(ports)
    server = await asyncio.start_server(balancer.accept, "127.0.0.1", 0)
    balancer.port = server.sockets[0].getsockname()[1]
    try:
        yield balancer
    finally:
        server.close()
        await balancer.stop()
