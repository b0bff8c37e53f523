"""How fast the engine is, interpreted and compiled, beside its peers: ``make bench``.

Interpreters are kept side by side on one core and asked in turn, round by round; what counts is each one's own CPU
time, and of every figure the median of the rounds. Compiled is measured where ``make compiled`` went well, peers where
``make bench-peers`` has put them. The report is kept in ``bench/results/local.json``; ``make bench-page`` writes it
into ``docs/performance.md``.
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
    """So many times as fast as a peer, both in moves a second, are we to be; or in microseconds, at most so slow."""

    ours: str
    theirs: str
    wanted: float


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
    """An interpreter that measures on request."""

    def __init__(self, name: str, python: str, module: str, path: str = "") -> None:
        self.name = name
        self.process = subprocess.Popen(
            [python, "-m", module],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.about = cast(dict[str, Any], self._hear())

    def measure(self, measure: str, *of: str, seconds: float) -> dict[str, float]:
        """What was done in about so many seconds, counted, and the time that it took."""
        assert self.process.stdin  # noqa: S101 - we asked for a pipe
        self.process.stdin.write(json.dumps({"measure": measure, "of": of, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        return cast(dict[str, float], self._hear())

    def _hear(self) -> object:
        assert self.process.stdout  # noqa: S101 - we asked for a pipe
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.name} ended without an answer")
        answered: object = json.loads(line)
        return answered


Round = dict[str, dict[str, float]]
"""What a round found: by what was measured, the rates a second by unit."""


def rates(found: dict[str, float]) -> dict[str, float]:
    """Counts as rates a second."""
    seconds = found.pop("seconds")
    return {unit: count / seconds for unit, count in found.items()}


def measured(engines: list[Worker], peers: Worker | None, seconds: float) -> Iterator[tuple[str, dict[str, float]]]:
    """One round, everything in turn: (what, rates)."""
    for game in engines[0].about["games"]:
        for measure in ENGINE_MEASURES:
            for engine in engines:
                yield f"{engine.name} {game} {measure}", rates(engine.measure(measure, game, seconds=seconds))
    if peers:
        for name, (measure, *of) in PEER_MEASURES.items():
            yield name, rates(peers.measure(measure, *of, seconds=seconds))
    yield "shuffles", rates(engines[0].measure("shuffles", seconds=seconds))


def summary(rounds: list[Round]) -> dict[str, dict[str, list[float]]]:
    """Of all that was measured the slowest, the median and the fastest rate, by unit."""
    return {
        what: {
            unit: [round(choose(each[what][unit] for each in rounds), 1) for choose in (min, median, max)]
            for unit in rounds[0][what]
        }
        for what in rounds[0]
    }


def judged(rounds: list[Round]) -> list[dict[str, object]]:
    """How the targets were met, those of which both sides were measured. Ratios are medians of the rounds' own."""
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
    """What the machine says its processor is."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def compiler() -> str:
    """The C compiler's first line about itself."""
    said = subprocess.run([os.environ.get("CC", "cc"), "--version"], capture_output=True, text=True, check=False)
    return said.stdout.partition("\n")[0]


def show(report: dict[str, Any]) -> None:
    """The report as tables."""
    console = Console()
    rates_found = report["rates"]
    for engine in report["engines"]:
        table = Table(
            "game", "words", "numbers", "whole games", "rollouts", "copy, µs", title=f"{engine}, moves a second"
        )
        for game in report["games"]:
            found = [rates_found[f"{engine} {game} {measure}"] for measure in ENGINE_MEASURES]
            moves = [f"{each['moves'][1]:,.0f}" for each in found[:-1]]
            table.add_row(game, *moves, f"{1e6 / found[-1]['copies'][1]:.2f}")
        console.print(table)
    table = Table("peer", "moves a second", "transitions a second", title="peers")
    for name in PEER_MEASURES:
        if name in rates_found:
            table.add_row(
                name, *(f"{middle:,.0f}" for unit, (_, middle, _) in rates_found[name].items() if unit != "games")
            )
    if table.row_count:
        console.print(table)
    table = Table("ours", "beside", "wanted", "reached", "", title="targets")
    for target in report["targets"]:
        wanted, reached = f"{target['wanted']:g}", f"{target['reached']:g}"
        table.add_row(target["ours"], target["theirs"], wanted, reached, "met" if target["met"] else "[red]missed")
    if table.row_count:
        console.print(table)


def main() -> None:
    """Measure, show and keep."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU time of each measurement")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core for all who are started from here
    engines = [Worker("interpreted", sys.executable, "bench.engine", str(ROOT / "src"))]
    stamp = COMPILED / "stamp.txt"
    if stamp.exists():
        engines.append(Worker("compiled", sys.executable, "bench.engine", str(COMPILED)))
    if [engine.about["compiled"] for engine in engines] != [engine.name == "compiled" for engine in engines]:
        sys.exit("what should be compiled is not, or the other way round")
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
