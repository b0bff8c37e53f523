"""Play while faults happen, and look for lost moves: what `bench.cluster` and `bench.faults` share."""

import argparse
import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from statistics import median
from typing import Final

from bench.load.driver import Figures, Load, busy
from bench.load.musicards_side import MUSICARDS
from bench.load.server import Server

WITHIN: Final = 5.0  # seconds in which every page must be back
SETTLE: Final = 2.0  # seconds to play on after the last fault


@dataclass(frozen=True)
class SoakResult:
    """The results: what happened to the moves and to the pages."""

    seconds: float
    faults: Counter[str]
    acked: int
    lost: int
    doubled: int
    away: list[float]  # seconds that a page was away, each time
    waited: list[float]  # seconds until an act was acknowledged, whatever happened meanwhile

    @property
    def is_fine(self) -> bool:
        """Whether no move was lost or stored twice, and every page was back in time."""
        return not self.lost and not self.doubled and max(self.away, default=0.0) <= WITHIN


@dataclass
class Soak:
    """What is counted while people play."""

    figures: Figures
    faults: Counter[str]
    seconds: float = 0.0


def add_options(parser: argparse.ArgumentParser, *, faults: int, matches: int, pace: float) -> None:
    """Add the options that `soak` needs, with these defaults."""
    parser.add_argument("--moves", type=int, default=100_000, help="acknowledged moves")
    parser.add_argument("--faults", type=int, default=faults, help="in any order")
    parser.add_argument("--matches", type=int, default=matches, help="matches at a time")
    parser.add_argument("--pace", type=float, default=pace, help="seconds before each move")
    parser.add_argument("--people", type=int, default=3, help="people in each match")
    parser.add_argument("--minutes", type=float, default=60.0, help="the longest it may take")


async def soak(chosen: argparse.Namespace, server: Server, fault: Callable[[], Awaitable[str]]) -> Soak:
    """Play until the chosen number of moves is acknowledged or the time is over, with faults spread over the moves.

    `fault` makes one fault happen, waits until it is over, and returns what kind it was.
    """
    done = Soak(Figures(), Counter())
    load = Load(chosen.matches, chosen.people, chosen.pace)
    began = time.perf_counter()
    end = began + chosen.minutes * 60
    async with busy(load, MUSICARDS, server, done.figures):
        for number in range(1, chosen.faults + 1):
            if not await _until(done.figures, chosen.moves * number // (chosen.faults + 1), end):
                break
            kind = await fault()
            done.faults[kind] += 1
            lasted = time.perf_counter() - began
            print(f"{number} faults, {len(done.figures.acked)} moves, {lasted:.0f} s", flush=True)
        await _until(done.figures, chosen.moves, end)
        await asyncio.sleep(SETTLE)
    done.seconds = time.perf_counter() - began
    return done


async def _until(figures: Figures, moves: int, end: float) -> bool:
    """Return True once `moves` moves are acknowledged, or False at the time `end`."""
    while len(figures.acked) < moves:  # polling costs less than an event for each move
        if time.perf_counter() > end:
            return False
        await asyncio.sleep(0.05)
    return True


def find(done: Soak, rows: Iterable[tuple[str, str, int]]) -> SoakResult:
    """Compare what was acknowledged with the stored entries of people: match, act and version."""
    stored = list(rows)
    known = set(stored)
    figures = done.figures
    lost = [each for each, version in figures.acked.items() if (*each, version) not in known]
    doubled = len(stored) - len({(match, act) for match, act, _ in stored})
    return SoakResult(
        done.seconds, done.faults, len(figures.acked), len(lost), doubled, figures.away, figures.waited
    )  # fmt: skip


def show(found: SoakResult) -> None:
    """Print the results."""
    faults = ", ".join(f"{kind} {count}" for kind, count in sorted(found.faults.items())) or "none"
    print(f"{found.acked} moves acknowledged in {found.seconds:.0f} s, {found.lost} lost, {found.doubled} stored twice")
    print(f"Faults: {faults}")
    if found.away:
        usual, longest, late = median(found.away), max(found.away), sum(each > WITHIN for each in found.away)
        print(
            f"A page was away {len(found.away)} times: median {usual:.2f} s, longest {longest:.2f} s, too long {late}"
        )
    usual, longest = median(found.waited), max(found.waited)
    print(f"An act was acknowledged after: median {usual * 1000:.0f} ms, longest {longest:.2f} s")
