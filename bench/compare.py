"""Compare this checkout's engine with that of another checkout: ``make bench-compare BEFORE=../musicards-before``.

Both engines are interpreted, and both are compiled if ``make compiled`` has built both. They run on the same core and
measure in turn, in several rounds. A figure is the median of the ratios in each round: 1.10 means 10 % more moves a
second than before. If the rules have changed between the two, so have the games that are played.
"""

import argparse
import os
import sys
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.run import ENGINE_MEASURES, ROOT, Worker, rates

UNIT: Final = {"copies": "copies"}  # the unit of a measure, "moves" if not named


def workers(before: Path) -> dict[str, tuple[Worker, Worker]]:
    """Start the workers: for each kind of engine, the one before and the one now."""
    found: dict[str, tuple[Worker, Worker]] = {}
    for kind, folder in (("interpreted", Path("src")), ("compiled", Path("build", "compiled"))):
        roots = (before, ROOT)
        if all((root / folder / "musicards").is_dir() for root in roots):
            old, new = (Worker(kind, sys.executable, "bench.engine", str(root / folder), root) for root in roots)
            found[kind] = (old, new)
    return found


def main() -> None:
    """Measure both engines in turn, and print the ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("before", type=Path, help="the root of the other checkout")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of each measurement")
    parser.add_argument("--games", nargs="*", help="only these games")
    asked = parser.parse_args()
    if not (asked.before / "bench" / "engine.py").exists():
        sys.exit(f"{asked.before} is not a checkout of musicards")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core for all processes started from here
    pairs = workers(asked.before.resolve())
    table = Table("engine", "game", *ENGINE_MEASURES, title="speed now, relative to before")
    for kind, (old, new) in pairs.items():
        for game in asked.games or new.about["games"]:
            cells: list[str] = []
            for measure in track(ENGINE_MEASURES, f"{kind} {game}"):
                unit = UNIT.get(measure, "moves")
                ratios = []
                for _ in range(asked.rounds):
                    was, now = (
                        rates(worker.measure(measure, game, seconds=asked.seconds))[unit] for worker in (old, new)
                    )
                    ratios.append(now / was)
                cells.append(f"{median(ratios):.2f}")
            table.add_row(kind, game, *cells)
    Console().print(table)


if __name__ == "__main__":
    main()
