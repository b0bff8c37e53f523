"""One server for each data folder: a second one would play the same matches, and each would overtake the other."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import structlog

NAME: Final = "server.lock"
NO_LOCKS: Final = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)

log: Final = structlog.get_logger()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other servers out of `folder`. The lock ends with the process, however it ends.

    Some network disks have no locks. There a warning says that only the user keeps a second server away.

    Raises:
        OSError: another process has the lock, or the lock's file cannot be created.
    """
    path = folder / NAME
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _take(file, path)
        with suppress(OSError):  # a full disk: the lock holds without its text, too
            os.ftruncate(file, 0)
            os.pwrite(file, str(os.getpid()).encode(), 0)
        yield
    finally:
        os.close(file)


def _take(file: int, path: Path) -> None:
    try:
        import fcntl  # noqa: PLC0415 - not on Windows, where only the user keeps a second server away
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.pread(file, 20, 0).decode("ascii", "replace") or "?"
        raise OSError(errno.EBUSY, f"process {holder} serves it already", str(path)) from None
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise OSError(error.errno, error.strerror, str(path)) from error
        log.warning("this disk has no locks: start only one server on the folder", file=str(path), why=error.strerror)
