"""Start the app that is installed, in an empty home: ``python tests/wheel/start.py [COMMAND]``, on any system.

It has to send its page within ten seconds, and a second server on the same folder has to be refused. This needs the
standard library only, so it runs where nothing but musicards is installed.
"""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

SECONDS: Final = 10.0


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def page(address: str, process: subprocess.Popen[str]) -> str:
    """Return the page at an address as soon as the server sends it."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and process.poll() is None:
        with contextlib.suppress(URLError, ConnectionError), urlopen(address, timeout=SECONDS) as response:  # noqa: S310
            return str(response.read().decode("utf-8"))
        time.sleep(0.05)
    process.kill()
    raise AssertionError(f"no page within {SECONDS:g} seconds: {process.communicate()}")


def check(command: str) -> float:
    """Start `command` in an empty home, and check what it does. Return how many seconds its page took."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        names = ("HOME", "USERPROFILE", "LOCALAPPDATA", "APPDATA")
        ours = {
            name: value for name, value in os.environ.items() if not name.startswith(("MUSICARDS_", "PYTHON", "XDG_"))
        }
        environment = {**ours, **dict.fromkeys(names, home)}

        def start(port: int) -> subprocess.Popen[str]:
            words = [command, "--no-open", "--port", str(port)]
            pipe = subprocess.PIPE
            return subprocess.Popen(words, cwd=home, env=environment, stdout=pipe, stderr=pipe, text=True)

        port = free_port()
        started = time.monotonic()
        process = start(port)
        try:
            text = page(f"http://127.0.0.1:{port}/", process)
            seconds = time.monotonic() - started
            assert "<script" in text, "the page is not built"
            second = start(0)
            said = second.communicate(timeout=6 * SECONDS)[1]
            assert (second.returncode, "serves it already" in said) == (2, True), said
        finally:
            process.kill()
            process.communicate()
        found = sorted(path.name for path in Path(home).rglob("*.db"))
        assert found == ["musicards.db"], found
    return seconds


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else shutil.which("musicards")
    assert chosen, "musicards is not installed"
    print(f"The page was there after {check(chosen):.1f} seconds.")
