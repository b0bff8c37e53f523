"""Browsers at servers that are processes of their own, and what they ask."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from tests.cluster.fleet import Process
from tests.server.site import Socket

WITHIN = 5.0  # seconds in which every page must be back


@asynccontextmanager
async def browsing() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
        yield http


def at(process: Process) -> str:
    return f"http://127.0.0.1:{process.port}"


async def read(address: str) -> tuple[int, str]:
    async with browsing() as http, http.get(address) as answer:
        return answer.status, await answer.text()


async def eventually(holds: Callable[[], Awaitable[bool]]) -> None:
    """Return once `holds` is true. Fail if that takes too long."""
    async with asyncio.timeout(WITHIN):
        while not await holds():  # noqa: ASYNC110 - another process makes it so
            await asyncio.sleep(0.02)


async def metric(process: Process, name: str) -> float:
    _, text = await read(f"http://127.0.0.1:{process.metrics}/metrics")
    return float(next(line for line in text.splitlines() if line.startswith(f"musicards_{name} ")).split()[1])


async def table_of(page: Socket) -> dict[str, Any]:
    """Say hello, and return the table."""
    await page.hello()
    return page.table


async def table_at(page: Socket, version: int) -> dict[str, Any]:
    """Return the table once the page has reached this version."""
    await page.hello()
    while page.shown["version"] < version:
        await asyncio.sleep(0.01)
        await page.hello()
    return page.table
