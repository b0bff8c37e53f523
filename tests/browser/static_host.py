"""A web host with the static site, as ``python3 -m http.server`` would serve it."""

import fcntl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from musicards.cli.site import site

PATH: Final = "/school/cards/"


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files without a line for each."""

    def log_message(self, *_: object) -> None:
        pass


def made_once(root: Path) -> Path:
    """Return `root`, the folder for all that a host has, with the site in it. The first process to ask makes it."""
    with root.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not root.exists():
            unfinished = root.with_suffix(".unfinished")
            folder = unfinished / PATH.strip("/")
            folder.parent.mkdir(parents=True)
            site(out=folder)
            unfinished.rename(root)
    return root


class StaticHost:
    """Serves what is in `root`, the site among it.

    Attributes:
        address: where the site is, such as ``http://127.0.0.1:8123/school/cards/``.
    """

    def __init__(self, root: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(root)))
        self.address = f"http://127.0.0.1:{self._server.server_port}{PATH}"
        self._thread: threading.Thread | None = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def stop(self) -> None:
        """Stop answering, for good. Does nothing the second time."""
        if self._thread is not None:
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()
            self._thread = None


@contextmanager
def static_host(root: Path) -> Iterator[StaticHost]:
    """Serve what is in `root`, and stop at the end."""
    host = StaticHost(root)
    try:
        yield host
    finally:
        host.stop()
