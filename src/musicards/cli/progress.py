"""How far a command is: a bar on a terminal, and now and then a line elsewhere, such as in a log."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

EVERY: Final = 30.0
"""Seconds between two lines where there is no terminal."""


@contextmanager
def progress(total: int, *, done: int = 0, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Yield a function to be called with how many more of `total` games are done. `done` is the number at the start.

    Progress is shown on stderr, with an estimate of the time that is left.
    """
    if quiet:
        yield lambda _: None
    elif sys.stderr.isatty():
        columns = (
            TextColumn("Playing"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("games,"),
            TimeRemainingColumn(),
            TextColumn("left"),
        )
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("Playing", total=total, completed=done)
            yield lambda more: bar.advance(task, more)
    else:
        yield ProgressLines(total, done).advance


@dataclass(slots=True)
class ProgressLines:
    """Says every `EVERY` seconds how many of `total` games are done. `known` were done before the start."""

    total: int
    known: int
    clock: Callable[[], float] = monotonic
    done: int = field(init=False)
    started: float = field(init=False)
    said: float = field(init=False)  # time of the last line

    def __post_init__(self) -> None:
        self.done = self.known
        self.started = self.said = self.clock()

    def advance(self, more: int) -> None:
        """Count so many more games, and write a line if the last one is old enough."""
        self.done += more
        now = self.clock()
        if now - self.said < EVERY or self.done >= self.total:
            return
        self.said = now
        left = (now - self.started) / (self.done - self.known) * (self.total - self.done)
        say(f"{self.done:,} of {self.total:,} games, {roughly(left)} left")


def roughly(seconds: float) -> str:
    """Return a time in words.

    >>> [roughly(seconds) for seconds in (1, 80, 100, 5000, 9000, 400_000)]
    ['about 1 second', 'about 80 seconds', 'about 2 minutes', 'about 83 minutes', 'about 2 hours', 'about 5 days']
    """
    unit, size = next(((unit, size) for unit, size, most in _UNITS if seconds < most * size), _LONGEST)
    count = max(1, round(seconds / size))
    return f"about {count} {unit}{'' if count == 1 else 's'}"


_UNITS: Final = (("second", 1, 90), ("minute", 60, 90), ("hour", 3600, 48))
"""Units of time: name, seconds, and how many of them are said in the next unit."""
_LONGEST: Final = ("day", 86_400)


def say(line: str) -> None:
    """Write a line for the user to stderr."""
    sys.stderr.write(f"musicards: {line}\n")
