"""A server process under test, and what Linux knows about it."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self

import aiohttp

from tests.ports import free_port

TICKS: Final = os.sysconf("SC_CLK_TCK")  # ticks of CPU time in a second
CORES: Final = sorted(os.sched_getaffinity(0))


@dataclass(frozen=True)
class Program:
    """How a server is started."""

    command: Callable[[Path, int], list[str]]  # for a folder and a port
    ready: str  # a path that it answers as soon as it runs, e.g. "/api/lobby"
    environment: Mapping[str, str] = field(default_factory=dict)  # variables in addition to those of this process


def pin_driver() -> None:
    """Let this process run only on the second core if there are two, because the server has the first."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, CORES[1:2])


def _pin_server() -> None:
    os.sched_setaffinity(0, CORES[:1])


class Server:
    """A server on a folder, which can be killed and started again at the same port. Leaving the context stops it."""

    def __init__(self, program: Program, folder: Path) -> None:
        self._program = program
        self._folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> float:
        """Start it. Return the seconds until its first answer."""
        began = time.perf_counter()
        self._process = await asyncio.create_subprocess_exec(
            *self._program.command(self._folder, self.port),
            env={**os.environ, **self._program.environment},
            stdout=asyncio.subprocess.DEVNULL,
            preexec_fn=_pin_server,
        )
        async with aiohttp.ClientSession() as http:
            while True:
                with contextlib.suppress(aiohttp.ClientError):
                    async with http.get(self.address + self._program.ready) as answer:
                        await answer.read()
                        return time.perf_counter() - began
                if self._process.returncode is not None:
                    raise SystemExit("the server did not start")
                await asyncio.sleep(0.005)

    async def stop(self, number: int = signal.SIGTERM) -> None:
        """Stop it by a signal."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)
            await self._process.wait()

    @property
    def pid(self) -> int:
        """Return the process's number; 0 before it is started."""
        return 0 if self._process is None else self._process.pid

    @property
    def running(self) -> bool:
        """Return whether it was started and has not ended since."""
        return self._process is not None and self._process.returncode is None

    @property
    def cpu(self) -> float:
        """Return its CPU time so far, in seconds."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> float:
        """Return its resident memory, in MB."""
        return int(self._proc("status").partition("VmRSS:")[2].split()[0]) / 1024

    def _proc(self, name: str) -> str:
        """Return what Linux says about the process."""
        return Path(f"/proc/{self.pid}/{name}").read_text(encoding="ascii")
