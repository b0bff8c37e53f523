"""Servers as processes of their own."""

import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO

from aiohttp import ClientSession, ClientTimeout, DummyCookieJar

import musicards
from tests.server.site import PATIENCE, Browsers

SOURCE = Path(musicards.__file__).parents[1]


def start(data: Path, *options: str, log: int | IO[str] = subprocess.PIPE) -> subprocess.Popen[str]:
    usual = {"--pace": "0", "--log-level": "info"}
    given = [word for name, value in usual.items() if name not in options for word in (name, value)]
    command = [sys.executable, "-m", "musicards", "serve", "--data", str(data), *given, *options]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)


@contextmanager
def running(
    data: Path, *options: str, log: int | IO[str] = subprocess.PIPE
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The server's process, and its address. `log`: where its log goes, a pipe or a file."""
    process = start(data, "--port", "0", *options, log=log)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + process.communicate(timeout=PATIENCE)[1]
        yield process, found[0]
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


@asynccontextmanager
async def browsing(address: str) -> AsyncIterator[Browsers]:
    """The browsers that use the server at an address."""
    async with ClientSession(address, cookie_jar=DummyCookieJar(), timeout=ClientTimeout(PATIENCE)) as session:
        yield Browsers(session)


def stopped_at_start(folder: Path, *options: str) -> str:
    """Start a server that cannot be started. Return what it says, after checking that this is one line."""
    process = start(folder, *options)
    out, said = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, said.count("\n")) == (2, "", 1), said
    return said
