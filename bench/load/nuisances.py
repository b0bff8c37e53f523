"""Our server while connections do nothing but cost it something. ``python -m bench.load.nuisances`` opens them.

idle      connections that send nothing, and are opened again when the server closes them
slow      pages that watch a match, ask for its table again and again, and read nothing
"""

import asyncio
import contextlib
import dataclasses
import os
import sys
from base64 import b64encode
from typing import Final, Literal, TypeAlias, get_args

import aiohttp

from bench.hostile_messages import frame
from bench.load.driver import Contender
from bench.load.musicards_side import MUSICARDS, OurTableClients
from bench.run import ROOT

Nuisance: TypeAlias = Literal["idle", "slow"]
NUISANCES: Final[tuple[Nuisance, ...]] = get_args(Nuisance)

TEXT: Final = 1  # the opcode of a text frame
HELLO: Final = frame(TEXT, b'{"type":"hello","seen":null}')
HELLOS: Final = 5  # in one write; 50 a second are more than a person may send
PAUSE: Final = 0.1  # seconds between writes, and before a connection is opened again
READ_AHEAD: Final = 1024  # bytes that a slow page takes before it stops reading
AT_ONCE: Final = 200  # connections that are being opened at a time


async def stay_idle(port: int) -> None:
    """Open a connection and send nothing, until the server closes it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        await reader.read(1)
    finally:
        writer.transport.abort()


async def read_nothing(port: int, code: str, number: int) -> None:
    """Watch the match with this code and ask for its table without reading it, until the server gives up."""
    _, writer = await asyncio.open_connection("127.0.0.1", port, limit=READ_AHEAD)
    try:
        head = (
            f"GET /api/matches/{code}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            f"X-Forwarded-For: 10.254.{number >> 8 & 255}.{number & 255}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
            "\r\n",
        )
        writer.write("\r\n".join(head).encode())
        while not writer.transport.is_closing():
            writer.write(HELLO * HELLOS)
            await asyncio.sleep(PAUSE)
    finally:
        writer.transport.abort()


async def bother(kind: Nuisance, port: int, count: int) -> None:
    """Keep `count` connections of one kind open until canceled."""
    opening = asyncio.Semaphore(AT_ONCE)
    code = ""
    if kind == "slow":
        match = {"game": "memory", "seats": [{"kind": "person"}] * 2}
        async with (
            aiohttp.ClientSession() as http,
            http.post(f"http://127.0.0.1:{port}/api/matches", json=match) as answer,
        ):
            answer.raise_for_status()
            code = (await answer.json())["code"]

    async def keep(number: int) -> None:
        while True:
            async with opening:
                await asyncio.sleep(PAUSE)
            with contextlib.suppress(OSError):
                await (stay_idle(port) if kind == "idle" else read_nothing(port, code, number))

    await asyncio.gather(*[keep(number) for number in range(count)])


def next_to_nuisances(kind: Nuisance, count: int) -> Contender:
    """Return our server with this many connections of one kind. A process of its own opens them."""

    class TableClients(OurTableClients):
        """The people at one table; those at the first one bring the nuisances."""

        async def play(self) -> None:
            if self.number > 1:
                await super().play()
                return
            command = [sys.executable, "-m", "bench.load.nuisances", kind, str(self.server.port), str(count)]
            process = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
            try:
                await super().play()
            finally:
                process.kill()
                await process.wait()

    return dataclasses.replace(MUSICARDS, title=f"next to {count} connections, {kind}", clients=TableClients)


if __name__ == "__main__":
    chosen, port, count = sys.argv[1:]
    asyncio.run(bother("idle" if chosen == "idle" else "slow", int(port), int(count)))
