"""Measure whether several servers lose anything: ``make bench-cluster``.

Servers run behind a balancer on a PostgreSQL and a Redis of their own. At many tables, people without a browser play
Memory through the balancer. Meanwhile servers, Redis and PostgreSQL are killed without warning, one at a time, and
started again. Afterward, every acknowledged move must be stored exactly once, under the version that was acknowledged,
and every page must have been back within five seconds. Otherwise the exit code is 1.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final, cast

import asyncpg

from bench.load.__main__ import run
from bench.load.driver import Figures, Load, busy
from bench.load.musicards_side import MUSICARDS
from bench.load.server import Server
from tests.cluster.balancer import balancing
from tests.cluster.fleet import Process, fleet
from tests.cluster.services import Postgres, Redis, Service, started

WITHIN: Final = 5.0  # seconds in which every page must be back
SETTLE: Final = 2.0  # seconds to play on after the last kill


@dataclass(frozen=True)
class SoakResult:
    """The results: what happened to the moves and to the pages."""

    seconds: float
    killed: Counter[str]
    acked: int
    lost: int
    doubled: int
    away: list[float]  # seconds that a page was away, each time
    waited: list[float]  # seconds until an act was acknowledged, whatever happened meanwhile

    @property
    def is_fine(self) -> bool:
        """Whether no move was lost or stored twice, and every page was back in time."""
        return not self.lost and not self.doubled and max(self.away, default=0.0) <= WITHIN


async def _kill(victim: Process | Service) -> None:
    """Kill a server or service, and return once it is back."""
    if isinstance(victim, Process):
        await victim.kill()
        await victim.start()
    else:
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)


async def _until(figures: Figures, moves: int, end: float) -> bool:
    """Return True once `moves` moves are acknowledged, or False at the time `end`."""
    while len(figures.acked) < moves:  # polling costs less than an event for each move
        if time.perf_counter() > end:
            return False
        await asyncio.sleep(0.05)
    return True


async def soak(chosen: argparse.Namespace, folder: Path) -> SoakResult:
    """Play until the chosen number of moves is acknowledged or the time is over, with kills in between."""
    moves, kills = chosen.moves, chosen.kills
    load = Load(chosen.matches, chosen.people, chosen.pace)
    figures, killed = Figures(), Counter[str]()
    with started(Postgres(folder / "postgres")) as postgres, started(Redis(folder / "redis")) as redis:
        database = postgres.empty()
        async with (
            fleet(database, redis.url, chosen.servers, folder) as processes,
            balancing([process.port for process in processes]) as balancer,
        ):
            victims: list[Process | Service] = [*processes, redis, postgres]
            began = time.perf_counter()
            end = began + chosen.minutes * 60
            async with busy(load, MUSICARDS, cast("Server", balancer), figures):
                for number in range(1, kills + 1):
                    if not await _until(figures, moves * number // (kills + 1), end):
                        break
                    victim = random.choice(victims)
                    killed["server" if isinstance(victim, Process) else type(victim).__name__] += 1
                    await _kill(victim)
                    print(
                        f"{number} kills, {len(figures.acked)} moves, {time.perf_counter() - began:.0f} s", flush=True
                    )
                await _until(figures, moves, end)
                await asyncio.sleep(SETTLE)
            lasted = time.perf_counter() - began
        connection = await asyncpg.connect(database.replace("+asyncpg", ""))
        rows = await connection.fetch('SELECT "match", act, version FROM entries WHERE act IS NOT NULL')
        await connection.close()
    stored = {tuple(row) for row in rows}
    lost = [each for each, version in figures.acked.items() if (*each, version) not in stored]
    doubled = len(rows) - len({(row["match"], row["act"]) for row in rows})
    return SoakResult(lasted, killed, len(figures.acked), len(lost), doubled, figures.away, figures.waited)


def main() -> None:
    """Run the measurement that the options choose."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=100_000, help="acknowledged moves")
    parser.add_argument("--kills", type=int, default=50, help="of servers, Redis and PostgreSQL, in any order")
    parser.add_argument("--matches", type=int, default=30, help="matches at a time")
    parser.add_argument("--pace", type=float, default=0.25, help="seconds before each move")
    parser.add_argument("--people", type=int, default=3, help="people in each match")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=60.0, help="the longest it may take")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="musicards-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as another user
        found = run(soak(chosen, folder))
    kills = ", ".join(f"{count} of {name}" for name, count in sorted(found.killed.items())) or "none"
    print(f"{found.acked} moves acknowledged in {found.seconds:.0f} s, {found.lost} lost, {found.doubled} stored twice")
    print(f"Kills: {kills}")
    if found.away:
        usual, longest, late = median(found.away), max(found.away), sum(each > WITHIN for each in found.away)
        print(
            f"A page was away {len(found.away)} times: median {usual:.2f} s, longest {longest:.2f} s, too long {late}"
        )
    usual, longest = median(found.waited), max(found.waited)
    print(f"An act was acknowledged after: median {usual * 1000:.0f} ms, longest {longest:.2f} s")
    sys.exit(not found.is_fine)


if __name__ == "__main__":
    main()
