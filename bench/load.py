"""Measure the server under load, and that it loses nothing: ``make bench-load``.

A server runs as ``musicards serve`` does. At each of many tables, people without a browser play Memory over the real
protocol, and remember nothing: as soon as it is their turn, or at a pace. Measured are the moves per second, the
server's CPU time per move, the times from sending a move until its sender is answered and until the others see it, and
the server's memory. Each figure is the median of the runs. The start of the server lasts until its first answer.

With ``--kills``, the server is killed again and again. Afterward, every move that was acknowledged must be stored
exactly once, where the acknowledgment said; the exit code is 1 if one is not.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import aiohttp

BACK: Final = 0.05  # seconds until a lost connection is tried again
TOO_FAST: Final = 0.5  # seconds to wait where the server says too fast
WARM_UP: Final = 2.0  # seconds at full load that are not measured
TICKS: Final = os.sysconf("SC_CLK_TCK")  # of CPU time in a second
SERVER: Final = [sys.executable, "-m", "musicards.server.app", "--log-level", "error", "--pace", "0"]


@dataclass
class Figures:
    """What was seen during one run."""

    own: list[float] = field(default_factory=list)  # seconds until the mover was answered
    others: list[float] = field(default_factory=list)  # seconds until another page saw the move
    acked: dict[tuple[str, str], int] = field(default_factory=dict)  # versions, by match and act
    measuring: bool = False


class Server:
    """A server on a folder, which can be killed and started again at the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> float:
        """Start it. Return the seconds until its first answer."""
        began = time.perf_counter()
        # Every table asks as a household of its own: what one address may do is limited.
        more = ["--data", str(self.folder), "--port", str(self.port), "--trusted-proxies", "127.0.0.1"]
        self._process = await asyncio.create_subprocess_exec(*SERVER, *more, stdout=asyncio.subprocess.DEVNULL)
        async with aiohttp.ClientSession() as http:
            while True:
                with contextlib.suppress(aiohttp.ClientError):
                    async with http.get(f"{self.address}/api/lobby") as answer:
                        await answer.read()
                        return time.perf_counter() - began
                if self._process.returncode is not None:
                    raise SystemExit("the server did not start")
                await asyncio.sleep(0.005)

    async def stop(self, number: int = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            await self._process.wait()

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
        number = 0 if self._process is None else self._process.pid
        return Path(f"/proc/{number}/{name}").read_text(encoding="ascii")


class Household:
    """The people at one table, who play one match after another."""

    def __init__(self, number: int, people: int, http: aiohttp.ClientSession, server: Server, figures: Figures) -> None:
        self._from = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        self._cookies = [""] * people
        self._http = http
        self._server = server
        self._figures = figures
        self._sent: dict[int, float] = {}  # when the move was sent that leads to a version

    async def play(self, pace: float) -> None:
        """Play matches until canceled, with a move every `pace` seconds; 0: as fast as the server answers."""
        await asyncio.sleep(random.uniform(0, pace))
        while True:
            seats = [{"kind": "person"}] * len(self._cookies)
            code = (await self._call(0, "/api/matches", game="memory", seats=seats))["code"]
            for person in range(1, len(self._cookies)):
                await self._call(person, f"/api/matches/{code}/seats")
            self._sent.clear()
            await asyncio.gather(*[self._sit(person, code, pace) for person in range(len(self._cookies))])

    async def _call(self, person: int, path: str, **body: object) -> dict[str, Any]:
        while True:
            headers = {**self._from, "Cookie": self._cookies[person]}
            try:
                async with self._http.post(self._server.address + path, json=body, headers=headers) as answer:
                    found: dict[str, Any] = await answer.json()
                    if answer.status < HTTPStatus.BAD_REQUEST:
                        for name, morsel in answer.cookies.items():
                            self._cookies[person] = f"{name}={morsel.value}"
                        return found
                if answer.status not in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
                    raise SystemExit(f"{path}: {found}")
                await asyncio.sleep(TOO_FAST)
            except aiohttp.ClientError:
                await asyncio.sleep(BACK)

    async def _sit(self, person: int, code: str, pace: float) -> None:
        """Play one person's moves until the match is over, through any number of connections."""
        seat = _Seat(code, person)
        headers = {**self._from, "Cookie": self._cookies[person]}
        while True:
            try:
                url = f"{self._server.address}/api/matches/{code}/socket"
                async with self._http.ws_connect(url, headers=headers) as page:
                    await page.send_json({"type": "hello", "seen": None})
                    if seat.pending is not None:
                        await page.send_json(seat.pending)
                    async for frame in page:
                        await self._hear(seat, page, json.loads(frame.data), pace)
                        if seat.over:
                            return
            except (aiohttp.ClientError, ConnectionError):
                pass
            await asyncio.sleep(BACK)

    async def _hear(
        self, seat: "_Seat", page: aiohttp.ClientWebSocketResponse, message: dict[str, Any], pace: float
    ) -> None:
        now = time.perf_counter()
        kind = message["type"]
        if kind == "ping":
            await page.send_json({"type": "pong", "id": message["id"]})
        elif kind == "ack":
            if self._figures.measuring and seat.sent:
                self._figures.own.append(now - seat.sent)
            self._figures.acked[seat.code, message["id"]] = message["version"]
            seat.pending = None
        elif kind == "refused" and message["reason"] in ("too-fast", "not-kept") and seat.pending is not None:
            self._sent.clear()
            seat.sent = 0.0
            await asyncio.sleep(TOO_FAST)
            await page.send_json(seat.pending)
        elif kind == "refused":
            seat.pending = None  # sent before a connection was lost, and no longer due
        elif kind in ("update", "snapshot"):
            seat.table, seat.version = message["table"], message["version"]
            sent = self._sent.get(seat.version)
            if self._figures.measuring and sent and sent != seat.sent:
                self._figures.others.append(now - sent)
        table = seat.table
        if seat.pending is None and table and not table["over"] and table["turn"] == table["seat"]:
            await asyncio.sleep(pace)
            down = [at for at, gone in enumerate(table["gone"]) if not gone and at not in table["up"]]
            action = {"do": "flip", "position": random.choice(down)}
            seat.pending = {"type": "act", "id": f"{seat.seat}-{seat.version}", "action": action}
            seat.sent = self._sent[seat.version + 1] = time.perf_counter()
            await page.send_json(seat.pending)


@dataclass
class _Seat:
    code: str
    seat: int
    table: dict[str, Any] = field(default_factory=dict)
    version: int = 0
    pending: dict[str, Any] | None = None  # the act that is not answered yet
    sent: float = 0.0  # when it was sent

    @property
    def over(self) -> bool:
        return bool(self.table.get("over"))


@dataclass(frozen=True)
class Run:
    """One run's figures; times in milliseconds."""

    start: float
    moves: float  # per second
    cpu: float  # microseconds per move
    memory: float  # MB that each match adds
    own: tuple[float, float, float]  # 50th, 95th and 99th percentile
    others: tuple[float, float, float]


def percentiles(seconds: Sequence[float]) -> tuple[float, float, float]:
    """Return the 50th, 95th and 99th percentile, in milliseconds."""
    cuts = quantiles(seconds, n=100, method="inclusive")
    return cuts[49] * 1000, cuts[94] * 1000, cuts[98] * 1000


@contextlib.asynccontextmanager
async def _busy(matches: int, people: int, pace: float, server: Server, figures: Figures) -> AsyncIterator[None]:
    """Keep `matches` tables busy."""
    nobody = aiohttp.DummyCookieJar()
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(cookie_jar=nobody, connector=connector) as http:
        tasks = [
            asyncio.create_task(Household(number, people, http, server, figures).play(pace))
            for number in range(1, matches + 1)
        ]
        try:
            yield
        finally:
            for task in tasks:
                if task.done():
                    task.result()
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def measure(matches: int, people: int, pace: float, seconds: float) -> Run:
    """Return the figures of one run."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        start = await server.start()
        empty = server.memory
        async with _busy(matches, people, pace, server, figures):
            await asyncio.sleep(WARM_UP + matches / 100 + pace)  # until all are dealt
            figures.measuring = True
            cpu, began = server.cpu, time.perf_counter()
            await asyncio.sleep(seconds)
            cpu, lasted = server.cpu - cpu, time.perf_counter() - began
            figures.measuring = False
            memory = (server.memory - empty) / matches
        await server.stop()
    moves = len(figures.own)
    return Run(
        start * 1000, moves / lasted, cpu / moves * 1e6, memory, percentiles(figures.own), percentiles(figures.others)
    )


async def kill(matches: int, people: int, pace: float, kills: int) -> tuple[int, int, int]:
    """Kill a busy server `kills` times. Return how many moves were acknowledged, lost and doubled."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.start()
        async with _busy(matches, people, pace, server, figures):
            for _ in range(kills):
                await asyncio.sleep(random.uniform(0.5, 2))
                await server.stop(signal.SIGKILL)
                await server.start()
            await asyncio.sleep(2)
        await server.stop()
        with contextlib.closing(sqlite3.connect(server.folder / "musicards.db")) as database:
            rows = database.execute('SELECT "match", act, version FROM entries WHERE act IS NOT NULL').fetchall()
            twice = (
                'SELECT count(*) FROM entries WHERE act IS NOT NULL GROUP BY "match", sender, act HAVING count(*) > 1'
            )
            doubled = len(database.execute(twice).fetchall())
    stored = {(code, act, version) for code, act, version in rows}
    lost = [each for each, version in figures.acked.items() if (*each, version) not in stored]
    return len(figures.acked), len(lost), doubled


def show(matches: int, runs: Sequence[Run]) -> None:
    """Print the medians of some runs."""

    def middle(name: str) -> float:
        return float(median(getattr(run, name) for run in runs))

    print(
        f"{matches} matches: {middle('moves'):.0f} moves/s, {middle('cpu'):.0f} µs of CPU per move, "
        f"{middle('memory'):.2f} MB per match, first answer after {middle('start'):.0f} ms"
    )
    for who, what in (("own", "answered"), ("others", "seen by the others")):
        p50, p95, p99 = (median(getattr(run, who)[at] for run in runs) for at in range(3))
        print(f"    {what} after: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")


def main() -> None:
    """Measure as the options say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", default="10,100", help="matches at a time; several numbers with commas")
    parser.add_argument("--people", type=int, default=3, help="people in each match")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds before each move; 0: at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds that a run is measured")
    parser.add_argument("--runs", type=int, default=3, help="runs for each number of matches")
    parser.add_argument("--kills", type=int, default=0, help="kill the server so often, and measure nothing else")
    chosen = parser.parse_args()
    numbers = [int(each) for each in chosen.matches.split(",")]
    if chosen.kills:
        acked, lost, doubled = asyncio.run(kill(max(numbers), chosen.people, chosen.pace, chosen.kills))
        print(f"{chosen.kills} kills: {acked} moves acknowledged, {lost} lost, {doubled} doubled")
        sys.exit(bool(lost or doubled))
    found: dict[int, list[Run]] = {number: [] for number in numbers}
    for _ in range(chosen.runs):
        for number in numbers:  # interleaved: a machine has slow minutes
            found[number].append(asyncio.run(measure(number, chosen.people, chosen.pace, chosen.seconds)))
    for number, runs in found.items():
        show(number, runs)


if __name__ == "__main__":
    main()
