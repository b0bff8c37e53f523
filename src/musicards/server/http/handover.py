"""Texts on their way from one device of a person to another: encrypted by the page, picked up once, soon deleted.

A single server stores them only in memory. Several servers store them in their database, because each request may reach
a different server.
"""

import hmac
import re
import secrets
from abc import ABC, abstractmethod
from dataclasses import dataclass
from http import HTTPStatus
from typing import ClassVar, Final

from aiohttp import web

from musicards.errors import BadNotation
from musicards.server.clock import Clock, Timer
from musicards.server.guard.limits import HANDING_OVER, client_of
from musicards.server.guard.request_guard import Client
from musicards.server.http.replies import read_bytes, reply
from musicards.server.match.refusals import TooFast
from musicards.store.handovers import ADDRESS_LENGTH, StoredHandovers, Waiting


@dataclass(frozen=True, slots=True)
class Left:
    """The answer to POST /api/handovers, whose body is any text of up to 64 KB, encrypted by the page.

    POST /api/handovers/ID sends the text, once, and within ten minutes.
    """

    id: str


LARGEST: Final = 64 * 1024
"""Bytes of one text."""
LONGEST: Final = 600.0
"""Seconds that a text waits."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    client: Client
    text: bytes
    timer: Timer  # forgets it


class Handovers(ABC):
    """What waits to be picked up. The server cannot read it: the key never reaches it."""

    MAX_PER_SESSION: ClassVar[int] = 5  # texts from one browser
    MAX_OF_STRANGERS: ClassVar[int] = 40  # texts from all browsers at one address that the server does not know
    MAX_PER_ADDRESS: ClassVar[int] = 120  # texts from everybody at one address: four classes at the same time
    MAX_BYTES_PER_ADDRESS: ClassVar[int] = 4_000_000
    MAX_BYTES: ClassVar[int] = 50_000_000  # in total

    async def leave(self, client: Client, text: bytes) -> str:
        """Keep `text` for `LONGEST` seconds, and return the id with which it can be picked up.

        Raises:
            TooMuch: too much is waiting already, from this client, from its address, or in total.
        """
        name = secrets.token_urlsafe(16)
        waiting = await self._put(name, client, text)
        of_client = self.MAX_OF_STRANGERS if client.session is None else self.MAX_PER_SESSION
        if (
            waiting.of_client > of_client
            or waiting.of_address > self.MAX_PER_ADDRESS
            or waiting.bytes_of_address > self.MAX_BYTES_PER_ADDRESS
            or waiting.bytes_in_total > self.MAX_BYTES
        ):
            await self.pick_up(name)
            raise TooMuch
        return name

    @abstractmethod
    async def pick_up(self, name: str) -> bytes | None:
        """Return the text with this id, and delete it; None if there is none."""

    @abstractmethod
    async def _put(self, name: str, client: Client, text: bytes) -> Waiting:
        """Keep a text, and return what waits now."""


class HandoversInMemory(Handovers):
    """The texts that wait in the memory of this server."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: dict[str, _Waiting] = {}  # by id

    def __len__(self) -> int:
        return len(self._waiting)

    async def _put(self, name: str, client: Client, text: bytes) -> Waiting:
        timer = self._clock.call_later(LONGEST, self._waiting.pop, name, None)
        self._waiting[name] = _Waiting(client, text, timer)
        sizes = [(each.client, len(each.text)) for each in self._waiting.values()]
        of_address = [size for other, size in sizes if other.address == client.address]
        return Waiting(
            of_client=sum(other.name == client.name for other, _ in sizes),
            of_address=len(of_address),
            bytes_of_address=sum(of_address),
            bytes_in_total=sum(size for _, size in sizes),
        )

    async def pick_up(self, name: str) -> bytes | None:
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

    async def _put(self, name: str, client: Client, text: bytes) -> Waiting:
        now, sender = self._clock.now(), self._hidden(client.address) + self._hidden(client.name)
        return await self._stored.leave(name, sender, text, now=now, until=now + round(LONGEST * 1000))

    def _hidden(self, identity: str) -> str:
        digest = hmac.digest(self._secret, b"musicards.handover " + identity.encode(), "sha256")
        return digest.hex()[:ADDRESS_LENGTH]

    async def pick_up(self, name: str) -> bytes | None:
        if not re.fullmatch(r"[\w-]{22}", name, re.ASCII):
            return None
        return await self._stored.take(name, now=self._clock.now())


class TooMuch(TooFast):
    """Too much is waiting to be picked up."""

    def __init__(self) -> None:
        super().__init__("handovers", "Too much is waiting to be picked up: try again in some minutes.")


HANDOVERS: Final[web.AppKey[Handovers]] = web.AppKey("handovers")

handover_routes: Final = web.RouteTableDef()


@handover_routes.post("/api/handovers")
async def post_handover(request: web.Request) -> web.Response:
    """Keep the body until it is picked up, ten minutes at most."""
    text = await read_bytes(request.clone(client_max_size=LARGEST))
    if not text:
        raise BadNotation("The body is empty.")
    client = client_of(request)
    if not request.app[HANDING_OVER].take(client):
        raise TooMuch
    name = await request.app[HANDOVERS].leave(client, text)
    return reply(Left(name), HTTPStatus.CREATED)


@handover_routes.post("/api/handovers/{id}")
async def pick_up_handover(request: web.Request) -> web.Response:
    """Send a body that was left, once. It is a POST, so that nothing fetches it ahead of time."""
    text = await request.app[HANDOVERS].pick_up(request.match_info["id"])
    if text is None:
        raise web.HTTPNotFound
    return web.Response(body=text, content_type="application/octet-stream", headers={"Cache-Control": "no-store"})
