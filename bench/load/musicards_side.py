"""Our server, and people who play on it through the protocol of docs/wire.md."""

import asyncio
import sys
import time
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import aiohttp
import msgspec

from bench.load.driver import BACK, Contender, Figures, Load, Seat, TableClients, choose
from bench.load.server import Program, Server

TOO_FAST: Final = 0.5  # seconds to wait after a move that came too fast
SERVER: Final = [sys.executable, "-m", "musicards", "serve", "--log-level", "error"]


def command(folder: Path, port: int) -> list[str]:
    """Return the command that starts the server as ``musicards serve`` does."""
    # Every table uses an address of its own, because the server limits what one address may do.
    return [*SERVER, "--data", str(folder), "--port", str(port), "--trusted-proxies", "127.0.0.1"]


@dataclass
class OurSeat(Seat):
    """A seat with the act that it sends again until it is answered."""

    pending: dict[str, Any] | None = None  # the act that is not answered yet
    since: float = 0.0  # when it was sent for the first time
    lost: float = 0.0  # when the connection was lost; 0 while there is one


class OurTableClients(TableClients[OurSeat]):
    """People on our server, through any number of lost connections."""

    def __init__(self, number: int, load: Load, http: aiohttp.ClientSession, server: Server, figures: Figures) -> None:
        super().__init__(number, load, http, server, figures)
        self._from = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        self._cookies = [""] * load.people

    async def sit_down(self) -> list[OurSeat]:
        people = range(self.load.people)
        code = (await self._call(0, "/api/matches", game="memory", seats=[{"kind": "person"} for _ in people]))["code"]
        for person in people[1:]:
            await self._call(person, f"/api/matches/{code}/seats")
        return [OurSeat(code, person) for person in people]

    async def _call(self, person: int, path: str, **body: object) -> dict[str, Any]:
        while True:
            headers = {**self._from, "Cookie": self._cookies[person]}
            try:
                async with self.http.post(self.server.address + path, json=body, headers=headers) as answer:
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

    async def take_part(self, seat: OurSeat) -> None:
        headers = {**self._from, "Cookie": self._cookies[seat.number]}
        url = f"{self.server.address}/api/matches/{seat.match}/socket"
        while True:
            try:
                async with self.http.ws_connect(url, headers=headers) as page:
                    await page.send_json({"type": "hello", "seen": None})
                    if seat.pending is not None:
                        await page.send_json(seat.pending)
                    async for frame in page:
                        await self._hear(seat, page, msgspec.json.decode(frame.data))
                        if seat.table.get("over"):
                            return
            except (aiohttp.ClientError, ConnectionError):
                pass
            self.figures.dropped += self.figures.measuring
            seat.lost = seat.lost or time.perf_counter()
            await asyncio.sleep(BACK)

    async def _hear(self, seat: OurSeat, page: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "ping":
            await page.send_json({"type": "pong", "id": message["id"]})
        elif kind == "ack":
            self.note_answer(seat)
            self.figures.waited.append(time.perf_counter() - seat.since)
            self.figures.acked[seat.match, message["id"]] = message["version"]
            seat.pending = None
        elif kind == "refused" and message["reason"] in ("too-fast", "not-stored") and seat.pending is not None:
            self.figures.too_fast += self.figures.measuring
            self.sent.clear()
            seat.sent = 0.0
            await asyncio.sleep(TOO_FAST)
            await page.send_json(seat.pending)
        elif kind == "refused":
            seat.pending = None  # sent before a connection was lost, and no longer needed
        elif kind in ("update", "snapshot"):
            seat.table, seat.version = message["table"], message["version"]
            self.note_seated(seat)
            self.note_seen(seat)
            if seat.lost:
                self.figures.away.append(time.perf_counter() - seat.lost)
                seat.lost = 0.0
        table = seat.table
        if seat.pending is not None or not table or not table["gone"]:  # no cards: the deal comes after a crash
            return
        if not table["over"] and table["turn"] == table["seat"]:
            await self.think()
            action = {"do": "flip", "position": choose(table)}
            seat.pending = {"type": "act", "id": f"{seat.number}-{seat.version}", "action": action}
            self.note_sent(seat)
            seat.since = seat.sent
            await page.send_json(seat.pending)


MUSICARDS: Final = Contender("musicards", Program(command, "/api/lobby"), OurTableClients)
