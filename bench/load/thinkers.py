"""Our server while computers search at tables other than those that are measured."""

import asyncio
import dataclasses
from typing import Final

import msgspec

from bench.load.driver import Contender
from bench.load.musicards_side import MUSICARDS, OurTableClients

EXPERT: Final = {"kind": "computer", "level": "expert"}


def next_to_thinkers(tables: int, game: str) -> Contender:
    """Return our server with this many tables of ``expert`` computers, which play `game` without a pause."""

    class TableClients(OurTableClients):
        """The people at one table, and the spectator of another one where computers play."""

        async def play(self) -> None:
            if self.number > tables:
                await super().play()
            else:
                await asyncio.gather(super().play(), self._watch())

        async def _watch(self) -> None:
            """Watch computers play one match after another."""
            headers = {"X-Forwarded-For": f"10.255.{self.number >> 8 & 255}.{self.number & 255}"}
            match = {"game": game, "seats": [EXPERT] * 3, "settings": {"pace": "instant"}}
            while True:
                async with self.http.post(f"{self.server.address}/api/matches", json=match, headers=headers) as answer:
                    answer.raise_for_status()
                    url = f"{self.server.address}/api/matches/{(await answer.json())['code']}/socket"
                async with self.http.ws_connect(url, headers=headers) as page:
                    await page.send_json({"type": "hello", "seen": None})
                    async for frame in page:
                        message = msgspec.json.decode(frame.data)
                        if message["type"] == "ping":
                            await page.send_json({"type": "pong", "id": message["id"]})
                        elif message["type"] == "update" and message["table"]["over"]:
                            break

    title = f"next to {tables} tables that think, {game}"
    return dataclasses.replace(MUSICARDS, title=title, clients=TableClients)
