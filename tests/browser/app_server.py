"""Serve the app for tests, with a clock that runs fast and a seed for the deals."""

import argparse
import asyncio
import sys
from pathlib import Path
from random import Random

from aiohttp import web

from musicards.server.http.app import make_app
from musicards.store.sqlite import SqliteStore
from tests.helpers.clocks import FastClock
from tests.high_card.game import add

PACE = 0.01  # the pace of computer players: 1 is natural


async def serve(data: Path, port: int, *, speed: float, rng: Random | None) -> None:
    """Serve, on a free port for 0, and print the address as ``musicards serve`` does."""
    store = await SqliteStore.open(data / "musicards.db")
    app = make_app(store, b"a key for tests", rng=rng, pace=PACE, clock=FastClock(speed))
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    sys.stdout.write(f"at http://127.0.0.1:{runner.addresses[0][1]}/\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path, help="the folder of its matches")
    parser.add_argument("--port", type=int, default=0, help="0: any free one")
    parser.add_argument("--speed", type=float, default=1, help="how many times as fast its clock runs")
    parser.add_argument("--seed", type=int, help="the same deals and the same computer players every time")
    parser.add_argument("--high-card", action="store_true", help="with a seventh game")
    chosen = parser.parse_args()
    if chosen.high_card:
        add()
    rng = None if chosen.seed is None else Random(chosen.seed)
    asyncio.run(serve(chosen.data, chosen.port, speed=chosen.speed, rng=rng))
