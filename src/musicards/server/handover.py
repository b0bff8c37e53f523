"""Texts on their way from one device of a person to another: encrypted by the page, picked up once, soon deleted.

A single server stores them only in memory. Several servers store them in their database, because each request may reach
a different server.
"""

import hmac
import re
import secrets
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

from musicards.server.refusals import TooFast
from musicards.server.request_guard import Client
from musicards.server.system_clock import Clock, Timer
from musicards.store.handovers import StoredHandovers

__all__ = ["LARGEST", "LONGEST", "Handovers", "HandoversInMemory", "SharedHandovers", "TooMuch"]

LARGEST: Final = 64 * 1024
"""Bytes of one text."""
LONGEST: Final = 600.0
"""Seconds that a text waits."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    sender: str  # as in `Client.name`
    text: bytes
    timer: Timer  # forgets it


class Handovers(Protocol):
    """What waits to be picked up. The server cannot read it: the key never reaches it."""

    MAX_TOTAL: ClassVar[int] = 400  # in total: 25 MB
    MAX_PER_SESSION: ClassVar[int] = 5  # from one browser
    MAX_OF_STRANGERS: ClassVar[int] = 40  # from all browsers at one address that the server does not know

    async def leave(self, client: Client, text: bytes) -> str:
        """Keep `text` for `LONGEST` seconds, and return the id with which it can be picked up.

        Raises:
            TooMuch: too much is waiting already, from this client or in total.
        """

    async def pick_up(self, name: str) -> bytes | None:
        """Return the text with this id, and delete it; None if there is none."""

    def _most(self, client: Client) -> int:
        """Return how many texts of one client can wait."""
        return self.MAX_OF_STRANGERS if client.session is None else self.MAX_PER_SESSION


class HandoversInMemory(Handovers):
    """The texts that wait in the memory of this server."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: dict[str, _Waiting] = {}  # by id

    def __len__(self) -> int:
        return len(self._waiting)

    async def leave(self, client: Client, text: bytes) -> str:
        of_one = sum(each.sender == client.name for each in self._waiting.values())
        if of_one >= self._most(client) or len(self) >= self.MAX_TOTAL:
            raise TooMuch
        name = secrets.token_urlsafe(16)
        timer = self._clock.call_later(LONGEST, self._take, name)
        self._waiting[name] = _Waiting(client.name, text, timer)
        return name

    async def pick_up(self, name: str) -> bytes | None:
        return self._take(name)

    def _take(self, name: str) -> bytes | None:
        found = self._waiting.pop(name, None)
        if found is None:
            return None
        found.timer.cancel()
        return found.text


class SharedHandovers(Handovers):
    """The texts that wait in the database, to be picked up at any server."""

    def __init__(self, stored: StoredHandovers, clock: Clock, secret: bytes) -> None:
        """`secret`: hides the addresses and tokens of the senders."""
        self._stored = stored
        self._clock = clock
        self._secret = secret

    async def leave(self, client: Client, text: bytes) -> str:
        name, now = secrets.token_urlsafe(16), self._clock.now()
        sender = hmac.digest(self._secret, b"musicards.handover " + client.name.encode(), "sha256").hex()
        until = now + round(LONGEST * 1000)
        of_one, total = await self._stored.leave(name, sender, text, now=now, until=until)
        if of_one > self._most(client) or total > self.MAX_TOTAL:
            await self._stored.take(name, now=now)
            raise TooMuch
        return name

    async def pick_up(self, name: str) -> bytes | None:
        if not re.fullmatch(r"[\w-]{22}", name, re.ASCII):
            return None
        return await self._stored.take(name, now=self._clock.now())


class TooMuch(TooFast):
    """Too much is waiting to be picked up."""

    def __init__(self) -> None:
        super().__init__("handovers", "Too much is waiting to be picked up: try again in some minutes.")
