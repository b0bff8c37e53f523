"""A bar that shows how far a long command has come: on stderr, and only while somebody is watching a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

__all__ = ["progress"]


@contextmanager
def progress(what: str, total: int, *, done: int = 0, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Gives a function to say how many more of `total` are done; `done` were before."""
    if quiet or not sys.stderr.isatty():
        yield _ignore
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda more: bar.advance(task, more)


def _ignore(more: int) -> None:
    """Nobody is watching."""
