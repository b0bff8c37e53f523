"""The app served with what a test may choose: how fast seconds fly, and the luck of the deals."""

import argparse
import asyncio
import sys
from pathlib import Path
from random import Random

from aiohttp import web

from musicards.server.app import make_app
from musicards.store import SqliteStore

PACE = 0.01  # how long computer players think, as a part of what is natural


async def serve(data: Path, *, scale: float, luck: Random | None) -> None:
    """Serve on a free port, and say which as ``musicards serve`` does."""
    store = await SqliteStore.open(data / "musicards.db")
    runner = web.AppRunner(make_app(store, b"a key for tests", luck=luck, pace=PACE, scale=scale), shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    sys.stdout.write(f"at http://127.0.0.1:{runner.addresses[0][1]}/\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path, help="the folder of its matches")
    parser.add_argument("--scale", type=float, default=1, help="a second of the clock, in seconds")
    parser.add_argument("--seed", type=int, help="the same deals and the same computer players every time")
    chosen = parser.parse_args()
    asyncio.run(serve(chosen.data, scale=chosen.scale, luck=None if chosen.seed is None else Random(chosen.seed)))
