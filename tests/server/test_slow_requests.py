"""Requests that arrive too slowly, or are not HTTP."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web

import musicards.server.http.app
import musicards.server.http.replies
from musicards.server.http.app import make_app, make_runner
from musicards.server.http.logs import shorten
from musicards.store.sqlite import SqliteStore
from tests.server.site import PATIENCE, SECRET


@asynccontextmanager
async def served(folder: Path, seconds: float) -> AsyncIterator[int]:
    """Serve an empty folder. Yield the port."""
    store = await SqliteStore.open(folder / "musicards.db")
    runner = make_runner(make_app(store, SECRET), seconds)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
        await store.close()


async def drip(port: int, start: bytes, drop: bytes) -> bytes:
    """Send `start`, then a little more again and again. Return what the server says until it closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = asyncio.create_task(reader.read())
    writer.write(start)
    while not answer.done():
        writer.write(drop)
        await asyncio.sleep(0.02)
    writer.close()
    try:
        return await answer
    except ConnectionResetError:  # it closed while more was on its way
        return b""


@pytest.mark.parametrize("start", [b"", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: "])
async def test_a_request_whose_headers_do_not_end_is_cut_off(tmp_path: Path, start: bytes) -> None:
    async with served(tmp_path, seconds=0.2) as port, asyncio.timeout(PATIENCE / 4):
        assert await drip(port, start, b"a" if start else b"") == b""


@pytest.mark.parametrize("path", ["matches", "handovers"])
async def test_a_body_that_does_not_arrive_is_answered(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(musicards.server.http.replies, "SECONDS_FOR_BODY", 0.2)
    monkeypatch.setattr(musicards.server.http.app, "SECONDS_TO_STOP", 0.2)  # the rest of the body never comes
    head = f"POST /api/{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 9000\r\n\r\n"
    async with served(tmp_path, seconds=10) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head.encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().split(b"content-length: ")[1].split()[0])
        problem = json.loads(await reader.readexactly(length))
        writer.close()
    assert answer.split()[1] == b"408"
    assert problem["reason"] == "too-slow"


async def test_a_malformed_request_is_one_line_without_an_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log = logging.getLogger("aiohttp.server")
    log.addFilter(shorten)
    try:
        async with served(tmp_path, seconds=10) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            head = (
                b"POST /api/forget HTTP/1.1\r\nHost: localhost\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\n"
            )
            writer.write(head + b"abc")
            assert await reader.readline()
            while not caplog.records:  # noqa: ASYNC110 - nothing else says that the server is done
                await asyncio.sleep(0.01)
            writer.close()
    finally:
        log.removeFilter(shorten)
    [record] = caplog.records
    assert record.getMessage() == "malformed request: RequestPayloadError"
    assert record.exc_info is None
    assert record.levelno == logging.WARNING
