"""Test whether a server that is killed again and again loses a move that it has acknowledged."""

import asyncio
import contextlib
import random
import signal
import sqlite3
import tempfile
from pathlib import Path

from bench.load.driver import Figures, Load, busy
from bench.load.musicards_side import MUSICARDS
from bench.load.server import Server

__all__ = ["kill"]


async def kill(load: Load, kills: int) -> tuple[int, int, int]:
    """Kill our server `kills` times under load. Return how many moves were acknowledged, lost and stored twice."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        async with Server(MUSICARDS.program, Path(folder)) as server:
            await server.start()
            async with busy(load, MUSICARDS, server, figures):
                for _ in range(kills):
                    await asyncio.sleep(random.uniform(0.5, 2))
                    await server.stop(signal.SIGKILL)
                    await server.start()
                await asyncio.sleep(2)
        with contextlib.closing(sqlite3.connect(Path(folder) / "musicards.db")) as database:
            rows = database.execute('SELECT "match", act, version FROM entries WHERE act IS NOT NULL').fetchall()
            twice = (
                'SELECT count(*) FROM entries WHERE act IS NOT NULL GROUP BY "match", sender, act HAVING count(*) > 1'
            )
            doubled = len(database.execute(twice).fetchall())
    stored = {(code, act, version) for code, act, version in rows}
    lost = [each for each, version in figures.acked.items() if (*each, version) not in stored]
    return len(figures.acked), len(lost), doubled
