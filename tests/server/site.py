"""A server in this process, and people who use it over HTTP and websockets."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec
from aiohttp import ClientWebSocketResponse, DummyCookieJar, WSMsgType
from aiohttp.test_utils import TestClient, TestServer

from musicards.server.cluster.cluster import Cluster
from musicards.server.guard.callers import read_networks
from musicards.server.guard.identity import Identity
from musicards.server.http.app import make_app
from musicards.server.live.searching import Searcher
from musicards.store import Store
from musicards.store.sqlite import SqliteStore
from tests.helpers.clocks import ManualClock
from tests.server.wire import checked

T = TypeVar("T")

PATIENCE = 60  # seconds; nothing here takes as long, even on a busy machine

SECRET = b"secret"
COOKIE = Identity(SECRET).cookie

PERSON = {"kind": "person"}
COMPUTER = {"kind": "computer"}


class Socket:
    """A page's connection. Messages are checked against their types.

    Attributes:
        room: the room received last.
        shown: the snapshot or update received last.
    """

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.raw = socket
        self.room: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}

    @property
    def table(self) -> dict[str, Any]:
        """The table received last."""
        return dict(self.shown["table"])

    async def send(self, **message: object) -> None:
        await self.raw.send_json(message)

    async def next(self) -> dict[str, Any]:
        message = await self.raw.receive(PATIENCE)
        assert message.type is WSMsgType.TEXT, message
        found = checked(message.data)
        if found["type"] == "room":
            self.room = found
        elif "table" in found:
            self.shown = found
        return found

    async def until_room(self, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Return the next room for which `holds` is true; skip other messages."""
        while not holds(room := await self.until("room")):
            pass
        return room

    async def until(self, kind: str, /, **fields: object) -> dict[str, Any]:
        """Return the next message of this kind with these fields; skip other messages."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    async def hello(self, seen: int | None = None) -> list[dict[str, Any]]:
        """Say hello. Return the room, and the updates or the snapshot that follow."""
        await self.send(type="hello", seen=seen)
        await self.send(type="act", id="?", action={"do": "no such thing"})
        messages = []
        while (message := await self.next())["type"] != "refused":
            if message["type"] not in ("turn", "ping"):
                messages.append(message)
        return messages

    async def act(self, act: str, **action: object) -> dict[str, Any]:
        """Send an act and return its answer; skip other messages."""
        await self.send(type="act", id=act, action=action)
        while (message := await self.next())["type"] not in ("ack", "refused"):
            pass
        assert message["id"] == act
        return message


class Person:
    """A browser with its cookie."""

    def __init__(self, client: Any, base: str = "") -> None:  # noqa: ANN401 - a TestClient of any server
        """`base`: the address of the server, if `client` is not a client of one server only."""
        self.client = client
        self.base = base
        self.cookie = ""
        self.cookie_name = COOKIE

    def at(self, client: Any, base: str = "") -> "Person":  # noqa: ANN401
        """Return the same browser, at another server."""
        other = Person(client, base)
        other.cookie, other.cookie_name = self.cookie, self.cookie_name
        return other

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{self.cookie_name}={self.cookie}"} if self.cookie else {}

    async def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send an HTTP request. Return the status and the body: JSON or, for the page, text."""
        async with self.client.request(method, self.base + path, json=body, headers=self.headers) as response:
            for name, cookie in response.cookies.items():
                self.cookie_name, self.cookie = name, cookie.value
            is_json = response.content_type == "application/json"
            return response.status, await (response.json() if is_json else response.text())

    async def ask(self, code: str, what: str, body: object = None) -> tuple[int, Any]:
        """Ask for something at a table, such as start. Return the status and the body."""
        return await self.call("POST", f"/api/matches/{code}/{what}", body)

    async def room(self, code: str) -> dict[str, Any]:
        """Return a table's room as this person may see it."""
        status, room = await self.call("GET", f"/api/matches/{code}")
        assert status == 200, room
        return dict(room)

    async def make(self, game: str, *seats: Mapping[str, object], **more: object) -> str:
        """Make a match. Return its code."""
        status, joined = await self.call("POST", "/api/matches", {"game": game, "seats": seats, **more})
        assert status == 201, joined
        return str(joined["code"])

    async def sit(self, code: str, **wish: object) -> int:
        status, joined = await self.ask(code, "seats", wish)
        assert status == 200, joined
        return int(joined["seat"])

    @asynccontextmanager
    async def page(self, code: str) -> AsyncIterator[Socket]:
        """Open a page of the match."""
        address = f"{self.base}/api/matches/{code}/socket"
        async with self.client.ws_connect(address, headers=self.headers) as socket:
            yield Socket(socket)

    @asynccontextmanager
    async def at_table(self, code: str) -> AsyncIterator[Socket]:
        """Open a page of the match, and say hello."""
        async with self.page(code) as page:
            await page.hello()
            yield page


class Caller(Person):
    """A person who comes through a proxy."""

    def __init__(self, client: Any, address: str) -> None:  # noqa: ANN401 - a TestClient of any server
        super().__init__(client)
        self.address = address

    @property
    def headers(self) -> dict[str, str]:
        return {**super().headers, "X-Forwarded-For": self.address}


class Answer(NamedTuple):
    """The server's response to an HTTP request."""

    status: int
    body: bytes
    headers: dict[str, str]


class Browsers:
    """The browsers that use a server."""

    def __init__(self, client: Any) -> None:  # noqa: ANN401 - a TestClient, or a session for a server process
        self.client = client

    def person(self) -> Person:
        return Person(self.client)

    async def host(self, game: str, *seats: Mapping[str, object], **more: object) -> tuple[Person, str]:
        """Let somebody new make a match. Return them and its code."""
        person = self.person()
        return person, await person.make(game, *seats, **more)


class Site(Browsers):
    """A server in this process, and its browsers."""

    def __init__(self, client: Any, store: SqliteStore, clock: ManualClock) -> None:  # noqa: ANN401 - a TestClient
        super().__init__(client)
        self.store = store
        self.clock = clock

    async def get(self, address: str) -> Answer:
        async with self.client.get(address) as response:
            return Answer(response.status, await response.read(), dict(response.headers))

    async def read(self, address: str, kind: type[T]) -> T:
        """Return what is at an address, decoded."""
        status, body, _ = await self.get(address)
        assert status == HTTPStatus.OK, body
        return msgspec.json.decode(body, type=kind)


@asynccontextmanager
async def open_site(
    folder: Path,
    *,
    clock: ManualClock | None = None,
    pace: float = 0,
    proxies: str = "",
    searcher: Searcher | None = None,
    cluster: Callable[[Store], Cluster] | None = None,
) -> AsyncIterator[Site]:
    """Serve the matches in `folder`; a second time for a restart. No time passes unless another `clock` is given.

    The server has looked for old matches when this returns, so that it does not delete those that a test makes.
    """
    store, clock = await SqliteStore.open(folder / "musicards.db"), clock or ManualClock()
    has_looked = _looked_for_old(store)
    app = make_app(
        store,
        SECRET,
        rng=Random(1),
        pace=pace,
        clock=clock,
        proxies=read_networks(proxies),
        searcher=searcher,
        cluster=None if cluster is None else cluster(store),
    )
    try:
        async with TestClient(TestServer(app), cookie_jar=DummyCookieJar()) as client:
            await asyncio.wait_for(has_looked.wait(), PATIENCE)
            yield Site(client, store, clock)
    finally:
        await store.close()


def _looked_for_old(store: SqliteStore) -> asyncio.Event:
    """Return what is set once somebody has looked for old matches in `store`."""
    looked, old = asyncio.Event(), store.old

    async def look(before: int, *, over_before: int | None = None) -> list[str]:
        try:
            return await old(before, over_before=over_before)
        finally:
            looked.set()

    store.old = look  # type: ignore[method-assign]
    return looked
