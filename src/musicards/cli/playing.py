"""What commands that play many games share: files of games, and stopping with Ctrl+C."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from musicards.cli.main import INTERRUPTED
from musicards.cli.progress import progress, say
from musicards.errors import BadNotation
from musicards.lab.export import check_ending


@contextmanager
def playing(total: int, *, known: int = 0, kept_in: Path | None = None, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Yield a function to be called with how many more of `total` games are done.

    On Ctrl+C and SIGTERM, say what is saved, and exit. `known` games are already in `kept_in`, which is a file or a
    folder, or None if games are not saved.
    """
    count = known
    if known and not quiet:
        say(f"continuing after {known:,} of {total:,} games saved in {kept_in}")
    try:
        with _stoppable(), progress(total, done=known, quiet=quiet) as show:

            def advance(more: int) -> None:
                nonlocal count
                count += more
                show(more)

            yield advance
    except KeyboardInterrupt as interrupt:
        saved = (
            f", saved in {kept_in}: the same command continues from there"
            if kept_in is not None
            else "; none are saved, because neither --out nor --keep was given"
        )
        if sys.stderr.isatty():
            sys.stderr.write("\n")  # after the ^C that the terminal shows
        say(f"stopped after {count:,} of {total:,} games{saved}")
        sys.exit(128 + signal.SIGTERM if interrupt.args else INTERRUPTED)


def file_of_games(out: Path | None, keep: Path | None) -> Path | None:
    """Return the file for the games played so far; None if they are not saved.

    Raises:
        BadNotation: the name of a file is not valid.
        MusicardsError: a library for the format of `out` is not installed.
    """
    for path, name in ((out, "--out"), (keep, "--keep")):
        if path is not None and not path.name:
            raise BadNotation(f"{name} needs the name of a file")
    kept_in = keep or (out.with_suffix(".jsonl") if out is not None else None)
    if out is not None:
        check_ending(out)
    if out is not None and out == kept_in:
        raise BadNotation(f"--out and the file of games would both be {out}: give one of them another name")
    return kept_in


def check_can_write(out: Path) -> None:
    """Fail now if the result cannot be written, and not after everything is played."""
    was_there = out.exists()
    out.open("a", encoding="utf-8").close()
    if not was_there:
        out.unlink()


@contextmanager
def _stoppable() -> Iterator[None]:
    """Raise KeyboardInterrupt on the first Ctrl+C or SIGTERM, and ignore all others, so that stopping is not stopped.

    The exception has an argument after SIGTERM, which job schedulers send.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, _frame: FrameType | None) -> None:
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt(*([number] if number == signal.SIGTERM else []))

    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    usual = (signal.default_int_handler, signal.SIG_DFL)  # a shell makes commands in the background ignore Ctrl+C
    for number, handler in before.items():
        if handler in usual:
            signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            if signal.getsignal(number) is stop:
                signal.signal(number, handler)
