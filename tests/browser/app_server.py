"""Serve the app in a thread of the tests, with its own clock and deals: a process takes two seconds to start."""

import asyncio
import sys
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Final

from aiohttp import web

from musicards.server.http.app import make_app
from musicards.server.http.matches import ADDRESSES
from musicards.store.sqlite import SqliteStore
from tests.helpers.clocks import FastClock
from tests.high_card.game import add

PACE: Final = 0.01  # the pace of computer players: 1 is natural


class AppServer:
    """The app in a thread.

    `seed`: for the same deals every time; `speed`: how many times as fast its clock runs; `port`: 0 for any free one.
    """

    def __init__(self, data: Path, *, seed: int | None = None, speed: float = 1, port: int = 0) -> None:
        self.address = ""
        self._listens, self._ended = Event(), asyncio.Event()
        self._thread = Thread(target=lambda: asyncio.run(self._serve(data, seed, speed, port)), daemon=True)
        self._thread.start()
        assert self._listens.wait(20), "the server does not start"

    async def _serve(self, data: Path, seed: int | None, speed: float, port: int) -> None:
        self._loop = asyncio.get_running_loop()
        store = await SqliteStore.open(data / "musicards.db")
        rng = None if seed is None else Random(seed)
        app = make_app(store, b"a key for tests", rng=rng, pace=PACE, clock=FastClock(speed))
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", port)
        await site.start()
        self.address = f"http://127.0.0.1:{runner.addresses[0][1]}/"
        app[ADDRESSES].append(self.address.rstrip("/"))  # of others, too: their pages are on this machine
        self._listens.set()
        await self._ended.wait()
        await site.stop()
        await asyncio.sleep(0.05)  # for connections that were just being made
        await runner.cleanup()
        # One that still has something to send would outlive the loop, and aiohttp forgets those that it has closed.
        transports: dict[int, asyncio.Transport] = dict(getattr(self._loop, "_transports", {}))
        for transport in transports.values():
            transport.abort()
        await asyncio.sleep(0)
        await store.close()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()


if __name__ == "__main__":
    add()  # a seventh game
    data, port = sys.argv[1:]
    print(f"at {AppServer(Path(data), seed=3, port=int(port)).address}", flush=True)
    Event().wait()
