"""boardgame.io's server, and people who play on it as its own client does: REST for the lobby, then Socket.IO.

Socket.IO over a websocket is a few kinds of text frames: ``0`` opens, ``2`` is a ping and ``3`` its answer, ``40``
connects to a namespace (the game) and ``42`` is an event there, as a JSON list of its name and arguments.
"""

import asyncio
import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import aiohttp
import msgspec

from bench.load.driver import BACK, Contender, Seat, TableClients, choose
from bench.load.server import Program
from bench.run import ROOT
from web.build import node_folder

SERVER: Final = ROOT / "bench" / "boardgame" / "server.js"
INSTALLED: Final = ROOT / "build" / "peers" / "boardgame" / "node_modules"
CONNECT: Final = "40/memory,"
EVENT: Final = "42/memory,"


@dataclass
class TheirSeat(Seat):
    """A seat with the credentials that each of its moves needs."""

    credentials: str = ""
    here: bool = False  # whether the server sends updates to this seat


class TheirTableClients(TableClients[TheirSeat]):
    """People on a boardgame.io server."""

    async def sit_down(self) -> list[TheirSeat]:
        people = range(self.load.people)
        # A page that is not in the room yet when somebody moves would miss the update.
        self._everybody = asyncio.Barrier(len(people))
        match = (await self._call("create", numPlayers=len(people)))["matchID"]
        seats = []
        for person in people:
            joined = await self._call(f"{match}/join", playerID=str(person), playerName=f"Person {person}")
            seats.append(TheirSeat(match, person, credentials=joined["playerCredentials"]))
        return seats

    async def _call(self, path: str, **body: object) -> dict[str, Any]:
        async with self.http.post(f"{self.server.address}/games/memory/{path}", json=body) as answer:
            answer.raise_for_status()
            found: dict[str, Any] = await answer.json()
            return found

    async def take_part(self, seat: TheirSeat) -> None:
        url = f"{self.server.address}/socket.io/?EIO=4&transport=websocket"
        while not seat.table.get("over"):
            with contextlib.suppress(aiohttp.ClientError, ConnectionError):
                async with self.http.ws_connect(url, max_msg_size=0) as page:
                    await self._play(seat, page)
            if not seat.table.get("over"):  # it closed the connection, as it does under very much load
                self.figures.dropped += self.figures.measuring
                await asyncio.sleep(BACK)

    async def _play(self, seat: TheirSeat, page: aiohttp.ClientWebSocketResponse) -> None:
        """Make one person's moves until the match is over or the connection is lost."""
        async for frame in page:
            text: str = frame.data
            if text.startswith(EVENT):
                name, *arguments = msgspec.json.decode(text[len(EVENT) :])
                await self._hear(seat, page, name, arguments)
                if seat.table.get("over"):
                    return
            elif text == "2":
                await page.send_str("3")
            elif text.startswith("0"):
                await page.send_str(CONNECT)
            elif text.startswith(CONNECT):
                await self._emit(page, "sync", seat.match, str(seat.number), seat.credentials, self.load.people)

    async def _hear(
        self, seat: TheirSeat, page: aiohttp.ClientWebSocketResponse, name: str, arguments: list[Any]
    ) -> None:
        if name == "matchData":
            if seat.here:
                return
            seat.here = True
            self.note_seated(seat)
            await self._everybody.wait()
        else:
            state = arguments[1] if name == "update" else arguments[1]["state"]
            context = state["ctx"]
            seat.version = state["_stateID"]
            seat.table = {**state["G"], "turn": int(context["currentPlayer"]), "over": "gameover" in context}
            if self.sent.get(seat.version) == seat.sent:
                self.note_answer(seat)
            self.note_seen(seat)
        if seat.here and seat.table["turn"] == seat.number and not seat.table["over"]:
            await self.think()
            payload = {
                "type": "flip",
                "args": [choose(seat.table)],
                "playerID": str(seat.number),
                "credentials": seat.credentials,
            }
            self.note_sent(seat)
            action = {"type": "MAKE_MOVE", "payload": payload}
            await self._emit(page, "update", action, seat.version, seat.match, str(seat.number))

    async def _emit(self, page: aiohttp.ClientWebSocketResponse, *event: object) -> None:
        await page.send_str(EVENT + msgspec.json.encode(event).decode())


def boardgame_contenders() -> list[Contender]:
    """Return boardgame.io with each of its two storages; exit if it is not installed."""
    if not INSTALLED.exists():
        raise SystemExit("boardgame.io is not installed: make bench-peers")
    node = str(node_folder() / "node")

    def in_memory(_folder: Path, port: int) -> list[str]:
        return [node, str(SERVER), str(port)]

    def in_files(folder: Path, port: int) -> list[str]:
        return [*in_memory(folder, port), str(folder)]

    environment = {"NODE_ENV": "production", "NODE_PATH": str(INSTALLED)}
    return [
        Contender(f"boardgame.io, {title}", Program(command, "/games", environment), TheirTableClients)
        for title, command in (("in memory", in_memory), ("FlatFile", in_files))
    ]
