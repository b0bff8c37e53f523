"""Copy the database of a running server, and look for damage in it. Both only read it."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from musicards.store.files import put_in_place


def _open(path: Path) -> sqlite3.Connection:
    """Open the database at `path` for reading.

    Raises:
        OSError: there is none.
    """
    if not path.exists():
        raise OSError(errno.ENOENT, "no matches are stored here: choose another folder with --data", str(path))
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def back_up(path: Path, target: Path) -> None:
    """Copy the database at `path` to the new file `target`, as it is at one moment. The server may continue to write.

    Raises:
        OSError: `target` exists or cannot be written, or the database cannot be read.
    """
    with closing(_open(path)) as source:
        # Written under another name first, so that every backup is complete.
        draft = target.with_name(f".{target.name}.{os.getpid()}")
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            with closing(sqlite3.connect(draft)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")  # so that the copy is a single file
            put_in_place(draft, target)
        except sqlite3.Error as error:
            raise OSError(errno.EIO, str(error), str(target)) from error
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(target)) from error
        finally:
            draft.unlink(missing_ok=True)


def damage(path: Path) -> list[str]:
    """Return what SQLite finds wrong with the file at `path`, a line each.

    Raises:
        OSError: there is no such file.
    """
    with closing(_open(path)) as database:
        try:
            found = [str(line) for (line,) in database.execute("PRAGMA integrity_check") if line != "ok"]
            return found + [
                f"a row of {row[0]} refers to nothing" for row in database.execute("PRAGMA foreign_key_check")
            ]
        except sqlite3.DatabaseError as error:
            return [str(error)]
