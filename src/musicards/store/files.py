"""The files of a data folder: one server uses a folder at a time, and a finished file gets its name."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import structlog

LOCK: Final = "server.lock"
NO_LINKS: Final = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)
NO_LOCKS: Final = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)
LOCKED_BYTE: Final = 1 << 30
"""What Windows locks: a byte far behind the text of the lock's file, because nobody else can read what is locked."""

log: Final = structlog.get_logger()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other servers out of `folder`: they would play the same matches, and each would overtake the others.

    The lock ends with the process, however it ends. Some network disks have no locks. There a warning says that only
    the user keeps a second server away.

    Raises:
        OSError: another process has the lock, or the lock's file cannot be created.
    """
    path = folder / LOCK
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _take(file, path)
        with suppress(OSError):  # a full disk: the lock holds without its text, too
            os.ftruncate(file, 0)
            os.lseek(file, 0, os.SEEK_SET)
            os.write(file, str(os.getpid()).encode())
        yield
    finally:
        os.close(file)


def _take(file: int, path: Path) -> None:
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        os.lseek(file, 0, os.SEEK_SET)
        holder = os.read(file, 20).decode("ascii", "replace") or "?"
        raise OSError(errno.EBUSY, f"process {holder} serves it already", str(path)) from None
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise OSError(error.errno, error.strerror, str(path)) from error
        log.warning("this disk has no locks: start only one server on the folder", file=str(path), why=error.strerror)


def _lock(file: int) -> None:
    """Lock a file until it is closed, or the process ends.

    Raises:
        BlockingIOError, PermissionError: another process has the lock (PermissionError on Windows).
        OSError: the file cannot be locked.
    """
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - only on Windows

        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - not on Windows

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def put_in_place(draft: Path, target: Path) -> None:
    """Name the finished file at `draft` `target`; it may keep its first name as well. Replaces nothing.

    This works on disks without hard links, too, such as USB sticks.

    Raises:
        FileExistsError: there is a file with that name.
        OSError: the file cannot be named so.
    """
    try:
        os.link(draft, target)
    except OSError as error:
        if error.errno not in NO_LINKS:
            raise
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # nobody else can take the name now
        draft.replace(target)
