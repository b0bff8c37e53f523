"""Give a finished file its name, also on disks without hard links, such as USB sticks."""

import errno
import os
from pathlib import Path
from typing import Final

NO_LINKS: Final = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)


def put_in_place(draft: Path, target: Path) -> None:
    """Name the finished file at `draft` `target`; it may keep its first name as well. Replaces nothing.

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
