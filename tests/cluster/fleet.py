"""Several servers as processes of their own on one database, which can be killed and started again."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp

from tests.cluster.services import Service
from tests.ports import free_port

SECRET = "0123456789abcdef" * 4
PATIENCE = 60.0
PROGRAM = ("musicards", "serve")


class Process:
    """One server. It keeps its ports."""

    def __init__(self, database: str, redis: str, log: Path, *more: str, program: Sequence[str] = PROGRAM) -> None:
        """`program`: a module, and arguments before those of the server."""
        self.port, self.metrics = free_port(), free_port()
        self._log = log
        self._command = [
            *(sys.executable, "-m", *program, "--port", str(self.port), "--pace", "0"),
            *("--database", database, "--metrics", str(self.metrics), "--log-level", "warning"),
            *("--trusted-proxies", "127.0.0.1"),
            *(["--redis", redis] if redis else []),
            *more,
        ]
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def launch(self) -> None:
        """Start it, and return at once."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdout=log, stderr=log, env={**os.environ, "MUSICARDS_SECRET": SECRET}
            )

    async def start(self) -> None:
        """Start it, and return once it is ready."""
        await self.launch()
        assert self._process is not None
        async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as http:
            while True:
                with suppress(aiohttp.ClientError):
                    async with http.get(f"http://127.0.0.1:{self.port}/readyz") as answer:
                        if answer.status == 200:
                            return
                if self._process.returncode is not None:
                    raise RuntimeError(self._log.read_text(encoding="utf-8")[-2000:])
                await asyncio.sleep(0.02)

    async def end(self, number: int) -> int:
        """Send a signal, and return the exit code."""
        if self._process is None or self._process.returncode is not None:
            return 0
        self._process.send_signal(number)
        return await self._process.wait()

    async def kill(self) -> None:
        await self.end(signal.SIGKILL)


async def restart(victim: Process | Service) -> None:
    """Kill a server or service, and return once it is back."""
    if isinstance(victim, Process):
        await victim.kill()
        await victim.start()
    else:
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)


@asynccontextmanager
async def fleet(
    database: str, redis: str, count: int, folder: Path, *more: str, program: Sequence[str] = PROGRAM
) -> AsyncIterator[Sequence[Process]]:
    """Start `count` servers. Kill those that still run at the end."""
    logs = [folder / f"{program[-1]}-{number}.log" for number in range(count)]
    processes = [Process(database, redis, path, *more, program=program) for path in logs]
    try:
        await asyncio.gather(*(process.start() for process in processes))
        yield processes
    finally:
        for process in processes:
            await process.kill()
