"""A benchmark's worker: it does on request what it knows, one line of JSON in and one out.

The engine interpreted, the engine compiled and each peer live in interpreters of their own, started once; the
benchmark asks them in turn, so that whatever else the machine does meets all of them alike.
"""

import json
import sys
from collections.abc import Callable, Mapping
from time import process_time

__all__ = ["Counts", "Measure", "answer", "counted"]

Counts = dict[str, int]
"""What was done, by name: moves, games, copies."""

Measure = Callable[..., Counts]


def counted(do: Callable[[], Counts], seconds: float) -> dict[str, float]:
    """Do again and again until `seconds` of this process's own CPU time are over. What was done, and in what time."""
    total: Counts = {}
    started = process_time()
    taken = 0.0
    while taken < seconds:
        for name, count in do().items():
            total[name] = total.get(name, 0) + count
        taken = process_time() - started
    return {**total, "seconds": taken}


def answer(measures: Mapping[str, Callable[..., Callable[[], Counts]]], about: Mapping[str, object]) -> None:
    """Say what this worker is `about`, then measure whatever is asked for until nothing more is.

    `measures`: by name, what makes from the request's arguments the piece of work to be repeated.
    """
    print(json.dumps(about), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        do = measures[asked["measure"]](*asked["of"])
        print(json.dumps(counted(do, asked["seconds"])), flush=True)
