"""A progress bar for a long command: on stderr, and only if that is a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress(what: str, total: int, *, done: int = 0, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Yield a function to be called with how many more of `total` are done. `done` is the number at the start."""
    if quiet or not sys.stderr.isatty():
        yield _ignore
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda more: bar.advance(task, more)


def _ignore(more: int) -> None:
    """Ignore progress: stderr is not a terminal."""
