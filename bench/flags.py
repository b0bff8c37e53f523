"""Compare options for compiling the engine: ``python -m bench.flags`` (a quarter of an hour).

The compiled copies are in a temporary folder and measure in turn, as in ``make bench``. A gain is the median, over
games, measures and rounds, of the speed relative to the copy compiled with -O0 in the same round.
"""

import argparse
import json
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory

from bench.run import Worker, rates
from compile_engine import OPTIMIZED, CompileOptions, compile_into

VARIANTS = {
    "-O0": CompileOptions("0"),
    "-O1": OPTIMIZED,
    "-O1 alone": CompileOptions("1"),
    "-O2": CompileOptions("2", OPTIMIZED.flags),
    "-O3": CompileOptions("3", OPTIMIZED.flags),
    "-O3 -march=native": CompileOptions("3", f"{OPTIMIZED.flags} -march=native"),
    "-O3 -flto": CompileOptions("3", f"{OPTIMIZED.flags} -flto"),
}
GAMES = ("steps", "keys_corners", "go_fish")
MEASURES = ("words", "numbers", "rollouts")
ROUNDS = 5
SECONDS = 0.2


def main() -> None:
    """Compile, measure in turn, and print the CPU time of compiling and the speed relative to -O0."""
    argparse.ArgumentParser(prog="flags", description=main.__doc__).parse_args()
    report: dict[str, dict[str, float]] = {}
    with TemporaryDirectory() as temporary:
        workers = {}
        for name, options in VARIANTS.items():
            before = getrusage(RUSAGE_CHILDREN)
            compile_into(Path(temporary, name), options)
            after = getrusage(RUSAGE_CHILDREN)
            taken = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
            report[name] = {"compiling_cpu_seconds": round(taken, 1)}
            workers[name] = Worker(name, sys.executable, "bench.engine", str(Path(temporary, name)))
        gains: dict[str, list[float]] = {name: [] for name in VARIANTS}
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
