"""A proxy between a browser and the server that can stop passing data on without closing connections."""

import asyncio
from threading import Event, Thread

from tests.cluster.balancer import balancing


class NetworkProxy:
    """Listens on a port of its own, and passes everything on to `port` on this machine, in a thread."""

    def __init__(self, port: int) -> None:
        self._listens, self._closed = Event(), asyncio.Event()
        self._thread = Thread(target=lambda: asyncio.run(self._serve(port)), daemon=True)
        self._thread.start()
        assert self._listens.wait(20), "the proxy does not start"

    async def _serve(self, port: int) -> None:
        self._loop = asyncio.get_running_loop()
        async with balancing([port]) as self._network:
            self._listens.set()
            await self._closed.wait()

    @property
    def address(self) -> str:
        return f"{self._network.address}/"

    def cut(self) -> None:
        """Stop passing data on, in both directions. Connections stay open."""
        self._network.cut = True

    def mute(self) -> None:
        """Let nothing pass any more on the connections that are open now. They stay open, and new ones work."""
        self._network.mute |= self._network.streams

    def restore(self) -> None:
        """Accept new connections again, and close the old ones."""
        self._network.cut = False
        self._loop.call_soon_threadsafe(self._network.abort)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._closed.set)
        self._thread.join()
