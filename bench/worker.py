"""A worker process of a benchmark, which reads requests and writes results as lines of JSON.

The interpreted engine, the compiled engine and the other engines run in separate processes. The benchmark lets them
measure in turn, so that other load on the machine affects all of them equally.
"""

import json
import sys
from collections.abc import Callable, Mapping
from time import process_time

Counts = dict[str, int]
"""How much was done, e.g. {"moves": 1500, "games": 20}."""

Measure = Callable[..., Counts]


def counted(do: Callable[[], Counts], seconds: float) -> dict[str, float]:
    """Call `do` for at least `seconds` of CPU time. Return the sums of its counts, and the "seconds" it took."""
    total: Counts = {}
    started = process_time()
    taken = 0.0
    while taken < seconds:
        for name, count in do().items():
            total[name] = total.get(name, 0) + count
        taken = process_time() - started
    return {**total, "seconds": taken}


def answer(measures: Mapping[str, Callable[..., Callable[[], Counts]]], about: Mapping[str, object]) -> None:
    """Print `about`, then answer requests until stdin ends.

    Args:
        measures: by name, functions that take the arguments of a request and return the work to repeat.
        about: a description of this worker, such as versions.
    """
    print(json.dumps(about), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        do = measures[asked["measure"]](*asked["of"])
        print(json.dumps(counted(do, asked["seconds"])), flush=True)
