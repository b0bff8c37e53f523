"""The server with seconds that fly: turn clocks and stand-ins in a test need not be waited for."""

import asyncio
import sys
from pathlib import Path

from aiohttp import web

from musicards.server.app import make_app
from musicards.store import SqliteStore

SCALE = 0.05  # a second of the clock, in seconds


async def main(data: Path) -> None:
    """Serve on a free port, and say which as ``musicards serve`` does."""
    store = await SqliteStore.open(data / "musicards.db")
    runner = web.AppRunner(make_app(store, b"a key for tests", pace=0.01, scale=SCALE), shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    sys.stdout.write(f"at http://127.0.0.1:{runner.addresses[0][1]}/\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
