"""Measure whole classes on one server, all from one address: ``make bench-classes``.

A server runs as ``musicards serve`` does, on one core; the children and teachers run on the other. In each class a
teacher opens it, the children come in, the teacher deals The Distance to all, and everybody plays at the pace of
children, while the teacher's page asks for the class every second, the projector every two, and each child waits for
changes. At the end the server is killed (SIGKILL) and started again. The results are written to docs/performance.md;
the exit code is 1 if a goal is missed.
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import aiohttp
import msgspec

from bench.load.server import Program, Server, pin_driver
from bench.page import PAGE, heading, row, write_figures
from musicards.server.classroom.bodies import Plan
from musicards.theory.pitch import LETTERS

BACK: Final = 0.2  # seconds between attempts to restore a lost connection
GOALS: Final = {
    "all in after the code is shown": ("s", 60.0),
    "tables dealt, all children at them": ("s", 20.0),
    "an act, 99th percentile": ("ms", 100.0),
    "the teacher's view behind, at most": ("s", 2.0),
    "everybody back after a kill": ("s", 5.0),
    "acts lost": ("", 0.0),
}


def command(folder: Path, port: int) -> list[str]:
    """Return the command that starts the server as ``musicards serve`` does."""
    return [
        sys.executable,
        "-m",
        "musicards",
        "serve",
        "--log-level",
        "error",
        "--data",
        str(folder),
        "--port",
        str(port),
    ]


SERVER: Final = Program(command, "/api/lobby")


@dataclass
class Figures:
    """What was seen."""

    acts: list[float] = field(default_factory=list)  # seconds until an act was answered
    behind: list[float] = field(default_factory=list)  # seconds from an answer until the teacher's page showed the move
    acked: dict[str, int] = field(default_factory=dict)  # by match: the last version that somebody was told of
    waiting: dict[str, list[tuple[int, float]]] = field(
        default_factory=dict
    )  # by match: versions not yet seen by the teacher
    lost: int = 0  # acts that were answered and are not there after a kill
    here: set[str] = field(default_factory=set)  # children at their tables
    refused: int = 0  # requests that were too many
    measuring: bool = True


class Browser:
    """A browser with its cookie."""

    def __init__(self, http: aiohttp.ClientSession, server: Server, figures: Figures) -> None:
        self.http, self.server, self.figures = http, server, figures
        self.cookie = ""

    async def call(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Return the answer to a call, through restarts of the server."""
        while True:
            try:
                url, headers = self.server.address + path, {"Cookie": self.cookie}
                async with self.http.request(method, url, json=body, headers=headers) as answer:
                    for name, morsel in answer.cookies.items():
                        self.cookie = f"{name}={morsel.value}"
                    found: dict[str, Any] = await answer.json()
                    if answer.status < HTTPStatus.BAD_REQUEST:
                        return found
                if answer.status not in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
                    raise SystemExit(f"{path}: {found}")
                self.figures.refused += 1
            except (aiohttp.ClientError, ConnectionError):
                pass
            await asyncio.sleep(BACK)


class Child(Browser):
    """A child, who plays wherever the class says."""

    def __init__(self, http: aiohttp.ClientSession, server: Server, figures: Figures, code: str, pace: float) -> None:
        super().__init__(http, server, figures)
        self.code, self.pace = code, pace
        self.name = ""
        self.table: dict[str, Any] = {}
        self.version = 0
        self.act: dict[str, Any] | None = None  # what is not answered yet
        self.sent = 0.0
        self.count = 0
        self.misses = 0  # refusals in a row
        self.known = 0  # the version that somebody at the table had been told of before the page connected
        self.moving: asyncio.Task[None] | None = None

    async def come_in(self) -> None:
        """Take a name and a picture."""
        view = await self.call("POST", f"/api/classes/{self.code}/pupils", {})
        self.name = f"{self.code}/{view['you']['number']}"

    async def live(self) -> None:
        """Follow the class, and play at the table that it names."""
        version, at = None, None
        playing: asyncio.Task[None] | None = None
        try:
            while True:
                seen = "" if version is None else f"?seen={version}"
                view = await self.call("GET", f"/api/classes/{self.code}{seen}")
                version = view["version"]
                number = view["you"]["number"]
                table = next(each["table"] for each in view["pupils"] if each["number"] == number)
                if table != at:
                    at, self.act = table, None
                    if playing is not None:
                        playing.cancel()
                    playing = None if table is None else asyncio.create_task(self.play(table))
        finally:
            if playing is not None:
                playing.cancel()

    async def play(self, match: str) -> None:
        """Play at a table, through lost connections."""
        url = f"{self.server.address}/api/matches/{match}/socket"
        while True:
            # Others at the table may be told of a move while the answer to this hello is on its way.
            self.known = self.figures.acked.get(match, 0)
            try:
                async with self.http.ws_connect(url, headers={"Cookie": self.cookie}) as page:
                    await page.send_json({"type": "hello", "seen": None})
                    if self.act is not None:
                        await page.send_json(self.act)
                    async for frame in page:
                        self._hear(match, page, msgspec.json.decode(frame.data))
            except (aiohttp.ClientError, ConnectionError):
                pass
            self.figures.here.discard(self.name)
            await asyncio.sleep(BACK)

    def _hear(self, match: str, page: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> None:
        kind, figures = message["type"], self.figures
        if kind == "ping":
            self._send(page, {"type": "pong", "id": message["id"]})
        elif kind in ("ack", "refused") and self.act is not None and message["id"] == self.act["id"]:
            if figures.measuring:
                figures.acts.append(time.perf_counter() - self.sent)
            self.act = None
            self.misses = 0 if kind == "ack" else self.misses + 1
            if kind == "ack":
                figures.acked[match] = max(figures.acked.get(match, 0), message["version"])
                if figures.measuring:
                    figures.waiting.setdefault(match, []).append((message["version"], time.perf_counter()))
        elif kind in ("update", "snapshot"):
            if kind == "snapshot" and message["version"] < self.known:
                figures.lost += 1
            self.table, self.version = message["table"], message["version"]
            figures.here.add(self.name)
        due = self.table and self.table["turn"] == self.table["seat"] and not self.table["over"]
        if due and self.act is None and (self.moving is None or self.moving.done()):
            self.moving = asyncio.create_task(self._move(page))

    async def _move(self, page: aiohttp.ClientWebSocketResponse) -> None:
        """Act after the time that a child takes."""
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.pace)
        self.count += 1
        self.act = {"type": "act", "id": f"{self.name}-{self.count}", "action": self._choose()}
        self.sent = time.perf_counter()
        self._send(page, self.act)

    def _send(self, page: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> None:
        async def send() -> None:
            if not page.closed:
                await page.send_json(message)

        asyncio.create_task(send()).add_done_callback(lambda task: task.cancelled() or task.exception())

    def _choose(self) -> dict[str, Any]:
        """Return what a child does who knows the letters, but errs in one play of five."""
        table = self.table
        last = table["letter"] or (table["discard"] or ["X"])[-1][0]
        cards = [card for card in table["hand"] if card[0] != "X"]
        wanted = LETTERS[(LETTERS.index(last) + table["interval"] - 1) % 7] if last in LETTERS else ""
        fitting = [card for card in cards if card[0] == wanted and len(card) == 2]
        if self.misses > 1:
            return random.choice([{"do": "draw"}, {"do": "pass"}])
        if fitting and self.misses == 0:
            return {"do": "play", "cards": fitting[:1], "say": {"letter": wanted}}
        if cards and random.random() < 0.2:
            card = random.choice(cards)
            return {"do": "play", "cards": [card], "say": {"letter": card[0]}}
        return {"do": "pass"} if table["drawn"] else {"do": "draw"}


class Teacher(Browser):
    """A teacher, with the projector."""

    code = ""

    async def open(self) -> None:
        """Open a class."""
        self.code = (await self.call("POST", "/api/classes", {"title": "4b"}))["code"]

    async def deal(self) -> None:
        """Deal The Distance to all."""
        plan = {name: getattr(Plan(), name) for name in Plan.__dataclass_fields__}
        await self.call("POST", f"/api/classes/{self.code}/deal", plan)

    async def watch(self) -> None:
        """Look at the tables every second, and note how old what is seen is."""
        await asyncio.sleep(random.random())
        while True:
            view = await self.call("GET", f"/api/classes/{self.code}")
            now = time.perf_counter()
            for table in view["tables"]:
                waiting = self.figures.waiting.get(table["code"], [])
                while waiting and waiting[0][0] <= table["moves"]:
                    self.figures.behind.append(now - waiting.pop(0)[1])
            await asyncio.sleep(1)

    async def project(self) -> None:
        """Show the projector, which knows no secret."""
        screen = Browser(self.http, self.server, self.figures)
        while True:
            await screen.call("GET", f"/api/classes/{self.code}")
            await asyncio.sleep(2)


async def measure(count: int, children: int, seconds: float, pace: float) -> tuple[dict[str, float], list[str]]:
    """Return the figures by name, in the units of `GOALS`, and what else is worth knowing."""
    figures, found = Figures(), {}
    with tempfile.TemporaryDirectory() as folder:
        connector = aiohttp.TCPConnector(limit=0)
        jar, timeout = aiohttp.DummyCookieJar(), aiohttp.ClientTimeout(total=60)
        async with (
            Server(SERVER, Path(folder)) as server,
            aiohttp.ClientSession(connector=connector, cookie_jar=jar, timeout=timeout) as http,
        ):
            await server.start()
            empty = server.memory
            teachers = [Teacher(http, server, figures) for _ in range(count)]
            began = time.perf_counter()
            await asyncio.gather(*[teacher.open() for teacher in teachers])
            all_children = [
                Child(http, server, figures, teacher.code, pace) for teacher in teachers for _ in range(children)
            ]
            await asyncio.gather(*[child.come_in() for child in all_children])
            found["all in after the code is shown"] = time.perf_counter() - began
            tasks = [asyncio.create_task(child.live()) for child in all_children]
            tasks += [asyncio.create_task(what()) for teacher in teachers for what in (teacher.watch, teacher.project)]
            began = time.perf_counter()
            await asyncio.gather(*[teacher.deal() for teacher in teachers])
            await _until(lambda: len(figures.here) == len(all_children))
            found["tables dealt, all children at them"] = time.perf_counter() - began
            figures.acts.clear()
            cpu, start = server.cpu, time.perf_counter()
            await asyncio.sleep(seconds)
            busy = (server.cpu - cpu) / (time.perf_counter() - start)
            memory, acts = server.memory - empty, len(figures.acts) / seconds
            figures.measuring = False
            found["an act, 99th percentile"] = quantiles(figures.acts, n=100, method="inclusive")[98] * 1000
            half = quantiles(figures.acts, n=100, method="inclusive")[49] * 1000
            found["the teacher's view behind, at most"] = max(figures.behind, default=float("inf"))
            began = time.perf_counter()
            await server.stop(signal.SIGKILL)
            figures.here.clear()
            await server.start()
            await _until(lambda: len(figures.here) == len(all_children))
            found["everybody back after a kill"] = time.perf_counter() - began
            await asyncio.sleep(1)
            found["acts lost"] = float(figures.lost)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    more = [
        f"{acts:.0f} acts a second, the median answered after {half:.0f} ms",
        f"the server: {busy:.0%} of a core, {memory:.0f} MB for all classes",
        f"requests that were too many: {figures.refused}",
    ]
    return found, more


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(180):
        while not holds():  # noqa: ASYNC110 - looked at rarely
            await asyncio.sleep(0.02)


def main() -> None:
    """Measure, print and write what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--classes", type=int, default=24)
    parser.add_argument("--children", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=60.0, help="of play that are measured")
    parser.add_argument(
        "--pace", type=float, default=4.0, help="seconds that a child takes for an act, half more or less"
    )
    parser.add_argument("--print", action="store_true", help="do not write docs/performance.md")
    chosen = parser.parse_args()
    pin_driver()
    found, more = asyncio.run(measure(chosen.classes, chosen.children, chosen.seconds, chosen.pace))
    lines = [
        f"{chosen.classes} classes of {chosen.children} children, for {chosen.seconds:.0f} seconds: {'; '.join(more)}.",
        "",
        *heading("figure", "measured", "goal"),
    ]
    failed = False
    for name, (unit, goal) in GOALS.items():
        digits = 0 if unit in ("ms", "") else 1
        failed |= found[name] > goal
        lines.append(row([name, f"{found[name]:.{digits}f} {unit}".strip(), f"at most {goal:.0f} {unit}".strip()]))
    print("\n".join(lines))
    if not chosen.print:
        write_figures(PAGE, "make bench-classes", "\n".join(lines))
    sys.exit(failed)


if __name__ == "__main__":
    main()
