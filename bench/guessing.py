"""Measure whether the time of a refusal tells which codes exist: `python -m bench.guessing`.

Somebody has tried more unknown codes than the limit allows, and then tries more: those of real tables and others, in
random order. The area under the ROC curve (AUC) says how well the time of an answer tells them apart: 0.5 is not at
all.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from musicards.server.http.logs import set_up_log
from musicards.server.live.registry import ALPHABET, CODE_LENGTH
from tests.server.site import COMPUTER, PERSON, open_site

MOST: Final = 0.55
"""The greatest area that counts as no difference."""


def area(known: list[float], unknown: list[float]) -> float:
    """Return the area under the ROC curve by the Mann-Whitney statistic, whichever side is slower: 0.5 to 1."""
    ranked = sorted([(each, 1) for each in known] + [(each, 0) for each in unknown])
    ranks = sum(rank for rank, (_, is_known) in enumerate(ranked, start=1) if is_known)
    below = (ranks - len(known) * (len(known) + 1) / 2) / (len(known) * len(unknown))
    return max(below, 1 - below)


async def measure(count: int) -> float:
    """Return the area for `count` refused codes, half of them of real tables, each asked for once."""
    rng = random.Random(1)
    times: dict[bool, list[float]] = {True: [], False: []}
    with tempfile.TemporaryDirectory() as folder:
        async with open_site(Path(folder)) as site:
            guesser = site.person()
            codes: list[str] = []
            while len(codes) < count // 2:
                owner = site.person()
                codes += [await owner.make("distance", PERSON, COMPUTER) for _ in range(50)]
            await asyncio.sleep(1)  # what the tables do at first is done
            status = 0
            while status != 429:  # use up what the limit allows
                status, _ = await guesser.call("GET", f"/api/matches/{some_code(rng)}")
            order = [True, False] * (count // 2)
            rng.shuffle(order)
            for is_known in order:
                code = some_code(rng)
                code = codes.pop() if is_known else code
                begun = time.perf_counter()
                status, _ = await guesser.call("GET", f"/api/matches/{code}")
                times[is_known].append(time.perf_counter() - begun)
                assert status == 429, status
    return area(times[True], times[False])


def some_code(rng: random.Random) -> str:
    """Return a code that hardly any table has."""
    return "".join(rng.choice(ALPHABET) for _ in range(CODE_LENGTH))


def main() -> int:
    """Measure, print, and return 1 if there is a difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--codes", type=int, default=2000, help="how many refused codes")
    set_up_log("error")
    found = asyncio.run(measure(parser.parse_args().codes))
    sys.stdout.write(f"The time of a refusal tells known codes from unknown ones with an AUC of {found:.3f}.\n")
    return 0 if found <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
