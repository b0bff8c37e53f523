"""Measure whether a server on SQLite loses anything: ``make bench-faults``.

At many tables, people without a browser play Memory. Meanwhile the server is killed without warning and started again,
its disk is full for a while, or another program locks its database; now and then it is killed while its disk is full.
Afterward, every acknowledged move must be stored exactly once, under the version that was acknowledged, every page must
have been back within five seconds, and `musicards check` must be able to replay every match. Otherwise the exit code
is 1.

A limit for the size of files has the same effect as a full disk: nothing can be written.
"""

import argparse
import asyncio
import itertools
import resource
import signal
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from bench.load.__main__ import run
from bench.load.musicards_side import MUSICARDS
from bench.load.server import Server
from bench.soak import SoakResult, add_options, find, show, soak

DATABASE: Final = "musicards.db"
LASTS: Final = 1.0  # seconds that a disk is full or a database is locked
KINDS: Final = ("kill", "kill", "full disk", "kill", "locked database", "kill", "kill on a full disk")


class Faults:
    """Makes one fault after another happen."""

    def __init__(self, server: Server, folder: Path) -> None:
        self._server = server
        self._folder = folder
        self._kinds = itertools.cycle(KINDS)

    async def next(self) -> str:
        """Make the next fault happen, wait until it is over, and return its kind."""
        kind = next(self._kinds)
        if kind == "locked database":
            with closing(sqlite3.connect(self._folder / DATABASE, isolation_level=None, timeout=10)) as other:
                other.execute("BEGIN EXCLUSIVE")
                await asyncio.sleep(LASTS)
        else:
            if "full disk" in kind:
                self._limit(0)
                await asyncio.sleep(LASTS)
            if "kill" in kind:
                await self._server.stop(signal.SIGKILL)
                await self._server.start()
            else:
                self._limit(resource.RLIM_INFINITY)
        return kind

    def _limit(self, size: int) -> None:
        resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def measure(chosen: argparse.Namespace, folder: Path) -> SoakResult:
    """Play while faults happen, and compare what was acknowledged with what is stored."""
    async with Server(MUSICARDS.program, folder) as server:
        await server.start()
        done = await soak(chosen, server, Faults(server, folder).next)
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        return find(done, database.execute('SELECT "match", act, version FROM entries WHERE act IS NOT NULL'))


async def replays(folder: Path) -> bool:
    """Whether `musicards check` can replay every match."""
    command = [sys.executable, "-m", "musicards", "check", "--data", str(folder)]
    check = await asyncio.create_subprocess_exec(*command)
    return await check.wait() == 0


def main() -> None:
    """Run the measurement that the options choose."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser, faults=88, matches=30, pace=0.0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="musicards-") as name:
        found = run(measure(chosen, Path(name)))
        show(found)
        is_whole = run(replays(Path(name)))
    sys.exit(not (found.is_fine and is_whole))


if __name__ == "__main__":
    main()
