"""Which way of compiling is worth its time? ``python -m bench.flags`` compiles the engine in several and compares.

The copies lie in a temporary folder and are asked in turn, as in ``make bench``; it takes a quarter of an hour. A gain
is the median, over games, measures and rounds, of how many times as fast a copy is as the first way's in that round.
"""

import argparse
import json
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory

from bench.run import Worker, rates
from compile_engine import WELL, Way, compile_into

WAYS = {
    "-O0": Way("0"),
    "-O1": Way("1", WELL.flags),
    "-O2": Way("2", WELL.flags),
    "-O3": WELL,
    "-O3 alone": Way("3"),
    "-O3 -march=native": Way("3", f"{WELL.flags} -march=native"),
    "-O3 -flto": Way("3", f"{WELL.flags} -flto"),
}
GAMES = ("steps", "keys_corners", "go_fish")
MEASURES = ("words", "numbers", "rollouts")
ROUNDS = 5
SECONDS = 0.2


def main() -> None:
    """Compile, measure in turn and print: CPU seconds of compiling, and speed beside that of the first way."""
    argparse.ArgumentParser(prog="flags", description=main.__doc__).parse_args()
    report: dict[str, dict[str, float]] = {}
    with TemporaryDirectory() as temporary:
        workers = {}
        for name, way in WAYS.items():
            before = getrusage(RUSAGE_CHILDREN)
            compile_into(Path(temporary, name), way)
            after = getrusage(RUSAGE_CHILDREN)
            taken = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
            report[name] = {"compiling_cpu_seconds": round(taken, 1)}
            workers[name] = Worker(name, sys.executable, "bench.engine", str(Path(temporary, name)))
        gains: dict[str, list[float]] = {name: [] for name in WAYS}
        for _ in range(ROUNDS):
            for game in GAMES:
                for measure in MEASURES:
                    found = {
                        name: rates(worker.measure(measure, game, seconds=SECONDS))["moves"]
                        for name, worker in workers.items()
                    }
                    for name, rate in found.items():
                        gains[name].append(rate / found["-O0"])
        for name, worker in workers.items():
            worker.process.terminate()
            report[name]["gain"] = round(median(gains[name]), 2)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
