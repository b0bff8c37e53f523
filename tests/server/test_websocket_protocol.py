"""The websockets follow RFC 6455, whatever frames arrive; the cases are like those of Autobahn's test suite.

Some of the hostile messages of `bench.hostile` do no harm either.
"""

import asyncio
import base64
import contextlib
import struct
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bench.hostile_messages import frame
from tests.server.site import PATIENCE, PERSON, Site

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
ACT = '{"type": "act", "id": "é🎹", "action": {"do": "draw"}}'.encode()


class Raw:
    """A websocket as bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *frames: bytes) -> None:
        self.writer.write(b"".join(frames))
        await self.writer.drain()

    async def next(self) -> tuple[int, bytes]:
        """Return the opcode and the payload of the next frame; the server sends whole messages without a mask."""
        first, second = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
        assert first & 0xF0 == 0x80
        size = second
        if second == 126:
            [size] = struct.unpack("!H", await self.reader.readexactly(2))
        assert size < 2**16
        return first & 0x0F, await self.reader.readexactly(size)

    async def until(self, opcode: int) -> bytes:
        """Return the payload of the next frame with this opcode."""
        while (got := await self.next())[0] != opcode:
            pass
        return got[1]

    async def is_refused(self) -> bytes:
        """Return the refusal that comes next."""
        while b'"refused"' not in (said := await self.until(TEXT)):
            pass
        return said

    async def at_end(self) -> None:
        """Read until the server has closed the connection."""
        async with asyncio.timeout(PATIENCE):
            while await self.reader.read(1024):
                pass

    async def closes(self) -> int | None:
        """Return the code with which the server closes; None if it only closes the connection."""
        try:
            said = await self.until(CLOSE)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None
        code: int = struct.unpack("!H", said[:2])[0]
        await self.at_end()
        return code


@pytest.fixture
async def page(site: Site) -> AsyncIterator[Raw]:
    """A websocket of a spectator, whose acts are refused."""
    code = await site.person().make("steps", PERSON, PERSON)
    reader, writer = await asyncio.open_connection(site.client.host, site.client.port)
    key = base64.b64encode(b"0" * 16).decode()
    writer.write(
        f"GET /api/matches/{code}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head.splitlines()[0]
    assert b"permessage-deflate" not in head
    yield Raw(reader, writer)
    writer.close()


@pytest.mark.parametrize("cuts", [[3], [28], [24, 26, 28], range(1, len(ACT))], ids=range(4))
async def test_fragments_are_put_together_even_in_the_middle_of_a_character(page: Raw, cuts: list[int]) -> None:
    parts = [ACT[start:end] for start, end in zip([0, *cuts], [*cuts, len(ACT)], strict=True)]
    frames = [frame(0 if at else TEXT, part, fin=at == len(cuts)) for at, part in enumerate(parts)]
    await page.send(*frames)
    assert '"id":"é🎹"'.encode() in await page.is_refused()


async def test_a_ping_between_fragments_is_answered_at_once(page: Raw) -> None:
    await page.send(frame(TEXT, ACT[:9], fin=False), frame(PING, b"x" * 125), frame(PONG, b"unasked"))
    assert await page.until(PONG) == b"x" * 125
    await page.send(frame(0, b"", fin=False), frame(0, ACT[9:]))
    assert "é".encode() in await page.is_refused()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 1024 * 1024 - 1])
async def test_messages_of_every_length_are_answered(page: Raw, size: int) -> None:
    await page.send(frame(TEXT, b" " * size), frame(BINARY, b" " * size))
    assert [b'"refused"' in await page.is_refused() for _ in range(2)] == [True, True]
    await page.send(frame(CLOSE, struct.pack("!H", 1000)))
    assert await page.closes() == 1000


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, ACT, reserved=1), 1002),
        (frame(TEXT, ACT, reserved=4), 1002),
        (frame(PING, reserved=2), 1002),
        *[(frame(opcode, ACT), 1002) for opcode in (3, 4, 7, 11, 15)],
        (frame(PING, b"x" * 126), 1002),
        (frame(CLOSE, b"\x03\xe8" + b"x" * 124), 1002),
        (frame(PING, fin=False), 1002),
        (frame(CLOSE, fin=False), 1002),
        (frame(0, ACT), 1002),
        (frame(0, ACT, fin=False), 1002),
        (frame(TEXT, ACT, fin=False) + frame(TEXT, ACT), 1002),
        (frame(TEXT, b"\xff"), 1007),
        (frame(TEXT, b"\xed\xa0\x80"), 1007),
        (frame(TEXT, b"\xf4\x90\x80\x80"), 1007),
        (frame(TEXT, b"\xc0\xaf"), 1007),
        (frame(TEXT, ACT[:24]), 1007),
        (frame(TEXT, b"\xce", fin=False) + frame(0, b"\xff"), 1007),
        (frame(CLOSE, b"\x03"), 1002),
        *[(frame(CLOSE, struct.pack("!H", bad)), 1002) for bad in (0, 999, 1004, 1005, 1006, 1015, 1016, 2999)],
        (frame(CLOSE, b"\x03\xe8\xff"), 1007),
    ],
    ids=range(31),
)
async def test_frames_that_break_the_protocol_close_the_connection(page: Raw, sent: bytes, code: int) -> None:
    await page.send(sent)
    assert await page.closes() == code


@pytest.mark.parametrize("code", [1000, 1001, 1003, 1007, 1011, 3000, 4999])
async def test_a_close_is_answered(page: Raw, code: int) -> None:
    await page.send(frame(TEXT, ACT))
    assert await page.is_refused()
    await page.send(frame(CLOSE, struct.pack("!H", code) + "Tschüß".encode()), frame(TEXT, ACT))
    assert await page.closes() in (1000, code)


async def test_a_close_without_a_code_is_answered(page: Raw) -> None:
    await page.send(frame(CLOSE))
    assert await page.until(CLOSE) in (b"", b"\x03\xe8")


@pytest.mark.parametrize(
    "sent",
    [frame(TEXT, b"x" * (1024 * 1024 + 1)), frame(TEXT, b"x" * 600_000, fin=False) + frame(0, b"x" * 600_000)],
    ids=range(2),
)
async def test_a_message_that_is_too_big_closes_the_connection(page: Raw, sent: bytes) -> None:
    # What is left of the message may meet a closed connection, so that the code does not arrive.
    with contextlib.suppress(ConnectionError):
        await page.send(sent)
        assert await page.closes() in (1009, None)


async def test_a_page_that_closes_its_sending_side_is_disconnected(page: Raw) -> None:
    await page.send(frame(TEXT, ACT))
    page.writer.write_eof()
    await page.closes()
    assert await asyncio.wait_for(page.reader.read(), PATIENCE) == b""


ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("options", [[], ["--limits"]], ids=["without limits", "with limits"])
def test_hostile_messages_do_no_harm(options: list[str]) -> None:
    command = [sys.executable, "-m", "bench.hostile", "--messages", "600", *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert "WRONG" not in done.stdout, done.stdout
    assert done.returncode == 0, done.stderr
