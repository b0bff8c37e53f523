"""Measure the speed of the interpreted and the compiled engine and of other engines: ``make bench``.

Each engine has a process of its own. All run on the same core and measure in turn, in several rounds. Times are CPU
times, and each figure is the median of the rounds. The compiled engine is measured if ``make compiled`` has built it,
and the others if ``make bench-peers`` has installed them. The report is ``bench/results/local.json``;
``make bench-page`` writes it into ``docs/performance.md``.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, cast

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results" / "local.json"
COMPILED = ROOT / "build" / "compiled"
PEERS = ROOT / "build" / "peers" / "bin" / "python"

ENGINE_MEASURES = ("words", "numbers", "whole", "rollouts", "copies")
PEER_MEASURES = {
    "OpenSpiel go_fish": ("open_spiel", "go_fish(players=3,ranks=12,suits=4)"),
    "OpenSpiel go_fish, quickest loop": ("open_spiel_quickly", "go_fish(players=3,ranks=12,suits=4)"),
    "OpenSpiel go_fish, rollouts in C++": ("open_spiel_rollouts", "go_fish(players=3,ranks=12,suits=4)"),
    "OpenSpiel crazy_eights": ("open_spiel", "crazy_eights(players=3)"),
    "OpenSpiel crazy_eights, rollouts in C++": ("open_spiel_rollouts", "crazy_eights(players=3)"),
    "RLCard uno": ("rlcard", "uno"),
    "PettingZoo texas_holdem_no_limit": ("pettingzoo",),
}


@dataclass(frozen=True, slots=True)
class Target:
    """A target for our speed relative to another engine, or for a time in microseconds."""

    ours: str  # one of our figures, e.g. "compiled steps numbers"
    theirs: str  # a figure of another engine, or "microseconds"
    wanted: float  # the least ratio of moves a second, or the longest time


TARGETS = (
    Target("compiled go_fish numbers", "OpenSpiel go_fish", 6),
    Target("compiled go_fish rollouts", "OpenSpiel go_fish, rollouts in C++", 2),
    *(
        target
        for game in ("distance", "steps", "keys_corners", "go_fish", "old_maid", "memory")
        for target in (
            Target(f"interpreted {game} numbers", "RLCard uno", 2),
            Target(f"compiled {game} numbers", "RLCard uno", 30),
            Target(f"compiled {game} whole", "RLCard uno", 60),
            Target(f"compiled {game} copies", "microseconds", 0.5),
        )
    ),
)


class Worker:
    """A process that measures on request."""

    def __init__(self, name: str, python: str, module: str, path: str = "", root: Path = ROOT) -> None:
        """Start ``python -m module`` in `root`. `path`: its PYTHONPATH."""
        self.name = name
        self.process = subprocess.Popen(
            [python, "-m", module],
            cwd=root,
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.about = cast(dict[str, Any], self._hear())

    def measure(self, measure: str, *of: str, seconds: float) -> dict[str, float]:
        """Measure for about `seconds`. Return what was done, by unit, and the "seconds" it took."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps({"measure": measure, "of": of, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        return cast(dict[str, float], self._hear())

    def _hear(self) -> object:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"the process for {self.name} ended without an answer")
        answered: object = json.loads(line)
        return answered


Round = dict[str, dict[str, float]]
"""The results of a round: for each measurement, the rates per second by unit."""


def rates(found: dict[str, float]) -> dict[str, float]:
    """Convert counts to rates per second."""
    seconds = found.pop("seconds")
    return {unit: count / seconds for unit, count in found.items()}


def measured(engines: list[Worker], peers: Worker | None, seconds: float) -> Iterator[tuple[str, dict[str, float]]]:
    """Measure everything once. Yield the name and the rates of each measurement."""
    for game in engines[0].about["games"]:
        for measure in ENGINE_MEASURES:
            for engine in engines:
                yield f"{engine.name} {game} {measure}", rates(engine.measure(measure, game, seconds=seconds))
    if peers:
        for name, (measure, *of) in PEER_MEASURES.items():
            yield name, rates(peers.measure(measure, *of, seconds=seconds))
    yield "shuffles", rates(engines[0].measure("shuffles", seconds=seconds))


def summary(rounds: list[Round]) -> dict[str, dict[str, list[float]]]:
    """Return the slowest, the median and the fastest rate of each measurement, by unit."""
    return {
        what: {
            unit: [round(choose(each[what][unit] for each in rounds), 1) for choose in (min, median, max)]
            for unit in rounds[0][what]
        }
        for what in rounds[0]
    }


def judged(rounds: list[Round]) -> list[dict[str, object]]:
    """Evaluate the targets for which both sides were measured. Ratios are medians of the ratios in each round."""
    found: list[dict[str, object]] = []
    for target in TARGETS:
        if target.ours not in rounds[0]:
            continue
        if target.theirs == "microseconds":
            reached = median(1e6 / each[target.ours]["copies"] for each in rounds)
            met = reached <= target.wanted
        elif target.theirs in rounds[0]:
            reached = median(each[target.ours]["moves"] / each[target.theirs]["moves"] for each in rounds)
            met = reached >= target.wanted
        else:
            continue
        found.append({**asdict(target), "reached": round(reached, 2), "met": met})
    return found


def processor() -> str:
    """Return the name of the processor."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def compiler() -> str:
    """Return the version of the C compiler."""
    said = subprocess.run([os.environ.get("CC", "cc"), "--version"], capture_output=True, text=True, check=False)
    return said.stdout.partition("\n")[0]


def show(report: dict[str, Any]) -> None:
    """Print the report as tables."""
    console = Console()
    rates_found = report["rates"]
    for engine in report["engines"]:
        table = Table(
            "game", "objects", "numbers", "whole games", "rollouts", "copy, µs", title=f"{engine}, moves a second"
        )
        for game in report["games"]:
            found = [rates_found[f"{engine} {game} {measure}"] for measure in ENGINE_MEASURES]
            moves = [f"{each['moves'][1]:,.0f}" for each in found[:-1]]
            table.add_row(game, *moves, f"{1e6 / found[-1]['copies'][1]:.2f}")
        console.print(table)
    table = Table("engine", "moves a second", "transitions a second", title="other engines")
    for name in PEER_MEASURES:
        if name in rates_found:
            table.add_row(
                name, *(f"{middle:,.0f}" for unit, (_, middle, _) in rates_found[name].items() if unit != "games")
            )
    if table.row_count:
        console.print(table)
    table = Table("ours", "compared with", "target", "reached", "", title="targets")
    for target in report["targets"]:
        wanted, reached = f"{target['wanted']:g}", f"{target['reached']:g}"
        table.add_row(target["ours"], target["theirs"], wanted, reached, "met" if target["met"] else "[red]missed")
    if table.row_count:
        console.print(table)


def main() -> None:
    """Measure, print the report, and save it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU time of each measurement")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core for all processes started from here
    engines = [Worker("interpreted", sys.executable, "bench.engine", str(ROOT / "src"))]
    stamp = COMPILED / "stamp.txt"
    if stamp.exists():
        engines.append(Worker("compiled", sys.executable, "bench.engine", str(COMPILED)))
    if [engine.about["compiled"] for engine in engines] != [engine.name == "compiled" for engine in engines]:
        sys.exit("the compiled engine is not compiled, or the interpreted one is")
    peers = Worker("peers", str(PEERS), "bench.peers") if PEERS.exists() else None
    rounds: list[Round] = [
        dict(measured(engines, peers, asked.seconds)) for _ in track(range(asked.rounds), "Measuring in turn")
    ]
    report = {
        "processor": processor(),
        "machine": f"{platform.system()} {platform.machine()}",
        "compiler": compiler() if stamp.exists() else None,
        "compiled_as": stamp.read_text("utf-8").split(maxsplit=1)[1].strip() if stamp.exists() else None,
        "engine": engines[0].about,
        "peers": peers.about if peers else None,
        "rounds": asked.rounds,
        "seconds": asked.seconds,
        "engines": [engine.name for engine in engines],
        "games": engines[0].about["games"],
        "rates": summary(rounds),
        "targets": judged(rounds),
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    show(report)


if __name__ == "__main__":
    main()
