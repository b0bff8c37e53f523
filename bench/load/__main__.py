"""Measure the server under load: ``make bench-load``.

A server runs as ``musicards serve`` does. At each of many tables, people without a browser play Memory over the real
protocol and remember no card. They move as soon as it is their turn, or at a pace. The benchmark measures the moves per
second, the server's CPU time per move, the times from sending a move until its sender is answered and until the others
see it, and the server's memory. The start of the server lasts until its first answer. If there are two cores, the
server has one of them and the people the other. How busy each is shows which was the limit.

With ``--peers``, boardgame.io is measured too, in turn with ours, with the same game, people and loads. Install it
first with ``make bench-peers``. Its moves count as answered when their sender gets the next state.

Each figure is the median of the runs, and each ratio the median of the ratios to ours in each round. The results are
also stored in ``bench/results/load.json``, for ``make bench-load-page``.

With ``--thinkers 10``, our server is measured a second time, in turn with the first: next to ten more tables of
``expert`` computers, which play ``--game`` without a pause and so think all the time. ``--matches`` must have the same
number. These results are not stored.

With ``--idle 3000`` or ``--slow 30``, our server is measured in the same way next to connections that send nothing, or
next to pages that ask for the table again and again and read nothing.
"""

import argparse
import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final, TypeVar

from bench.load.boardgame_side import boardgame_contenders
from bench.load.driver import Contender, Load, Run, ServerCrashedError, measure
from bench.load.musicards_side import MUSICARDS
from bench.load.nuisances import NUISANCES, next_to_nuisances
from bench.load.report import describe, save, show, write_page
from bench.load.server import pin_driver
from bench.load.thinkers import next_to_thinkers

ATTEMPTS: Final = 5  # to measure a run with a server that crashes

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine, with uvloop if it is installed, and return its result."""
    try:
        import uvloop  # noqa: PLC0415 - not on every machine
    except ImportError:
        return asyncio.run(coroutine)
    return uvloop.run(coroutine)


def measure_all(
    contenders: Sequence[Contender], loads: Sequence[Load], runs: int, seconds: float
) -> dict[int, dict[str, list[Run]]]:
    """Return the runs by number of matches and contender. They are interleaved, because a machine has slow minutes."""
    found: dict[int, dict[str, list[Run]]] = {
        load.matches: {contender.title: [] for contender in contenders} for load in loads
    }
    for _ in range(runs):
        for load in loads:
            for contender in contenders:
                found[load.matches][contender.title].append(measure_run(contender, load, seconds))
    return found


def measure_run(contender: Contender, load: Load, seconds: float) -> Run:
    """Return the figures of one run. If the server crashes, as FlatFile does at times, begin again."""
    for crashes in range(ATTEMPTS):
        try:
            return run(measure(contender, load, seconds, crashes))
        except ServerCrashedError:
            print(f"{contender.title} crashed with {load.matches} matches.")
    raise SystemExit(f"{contender.title} crashed {ATTEMPTS} times in a row.")


def main() -> None:
    """Run the measurements that the options choose."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", default="10,100", help="matches at a time; several numbers with commas")
    parser.add_argument("--people", type=int, default=3, help="people in each match")
    parser.add_argument(
        "--pace", type=float, default=0.0, help="seconds before each move, half more or less; 0: at once"
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds that a run is measured")
    parser.add_argument("--runs", type=int, default=3, help="runs for each number of matches")
    parser.add_argument("--peers", action="store_true", help="measure boardgame.io too")
    parser.add_argument("--thinkers", type=int, default=0, help="also measure next to this many tables of computers")
    parser.add_argument("--game", default="steps", help="what the computers play")
    for nuisance in NUISANCES:
        parser.add_argument(f"--{nuisance}", type=int, default=0, help=f"also measure next to {nuisance} connections")
    parser.add_argument("--page", action="store_true", help="write the last results into docs/performance.md")
    chosen = parser.parse_args()
    if chosen.page:
        write_page()
        return
    loads = [Load(int(each), chosen.people, chosen.pace) for each in chosen.matches.split(",")]
    pin_driver()
    contenders = [MUSICARDS, *(boardgame_contenders() if chosen.peers else [])]
    if chosen.thinkers:
        contenders.append(next_to_thinkers(chosen.thinkers, chosen.game))
    contenders += [next_to_nuisances(each, vars(chosen)[each]) for each in NUISANCES if vars(chosen)[each]]
    rounds = measure_all(contenders, loads, chosen.runs, chosen.seconds)
    report = describe(chosen.pace, rounds, chosen.seconds, chosen.people)
    if all(contender.program is not MUSICARDS.program for contender in contenders[1:]):
        save(report)
    show(report)


if __name__ == "__main__":
    main()
