"""Measure whether several servers lose anything: ``make bench-cluster``.

Servers run behind a balancer on a PostgreSQL and a Redis of their own. At many tables, people without a browser play
Memory through the balancer. Meanwhile servers, Redis and PostgreSQL are killed without warning, one at a time, and
started again. Afterward, every acknowledged move must be stored exactly once, under the version that was acknowledged,
and every page must have been back within five seconds. Otherwise the exit code is 1.
"""

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import cast

import asyncpg

from bench.load.__main__ import run
from bench.load.server import Server
from bench.soak import SoakResult, add_options, find, show, soak
from tests.cluster.balancer import balancing
from tests.cluster.fleet import Process, fleet, restart
from tests.cluster.services import Postgres, Redis, Service, started


async def measure(chosen: argparse.Namespace, folder: Path) -> SoakResult:
    """Play through a balancer while servers and services are killed, and compare what was acknowledged and stored."""
    with started(Postgres(folder / "postgres")) as postgres, started(Redis(folder / "redis")) as redis:
        database = postgres.empty()
        async with (
            fleet(database, redis.url, chosen.servers, folder) as processes,
            balancing([process.port for process in processes]) as balancer,
        ):
            victims: list[Process | Service] = [*processes, redis, postgres]

            async def kill_any() -> str:
                victim = random.choice(victims)
                await restart(victim)
                return "server" if isinstance(victim, Process) else type(victim).__name__

            done = await soak(chosen, cast("Server", balancer), kill_any)
        connection = await asyncpg.connect(database.replace("+asyncpg", ""))
        rows = await connection.fetch('SELECT "match", act, version FROM entries WHERE act IS NOT NULL')
        await connection.close()
    return find(done, (tuple(row) for row in rows))


def main() -> None:
    """Run the measurement that the options choose."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser, faults=50, matches=30, pace=0.25)
    parser.add_argument("--servers", type=int, default=3)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="musicards-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as another user
        found = run(measure(chosen, folder))
    show(found)
    sys.exit(not found.is_fine)


if __name__ == "__main__":
    main()
