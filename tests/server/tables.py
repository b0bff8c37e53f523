"""Tables with people at them, and what they do there."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from musicards.server.http.matches import MATCHES
from musicards.server.http.operations import metrics_served
from musicards.server.live.runner import MatchRunner
from musicards.server.match.state import Draft
from musicards.store.sqlite import SqliteStore
from tests.server.site import PERSON, Browsers, Person, Site, Socket


async def two(
    site: Browsers, game: str = "distance", settings: Mapping[str, object] | None = None, *, other: Site | None = None
) -> tuple[Person, Person, str]:
    """Seat Ann and Bob, who is at the `other` server, at a new table. Deal, and return both of them and the code."""
    ann, bob = site.person(), (other or site).person()
    code = await ann.make(game, PERSON, PERSON, name="Ann", settings=settings or {})
    await bob.sit(code, name="Bob")
    return ann, bob, code


async def two_with(site: Site, **settings: object) -> tuple[Person, Person, str]:
    """Seat Ann and Bob at The Distance with these settings; Ann begins. A stand-in plays after 20 seconds."""
    return await two(site, settings={"stand_in": 20, **settings})


@asynccontextmanager
async def open_pages(code: str, *people: Person) -> AsyncIterator[list[Socket]]:
    """Open a page of the match for each of these people. Once all are connected, each page says hello."""
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(person.page(code)) for person in people]
        for page in opened:
            await page.hello()
        yield opened


async def refusal(asked: Awaitable[tuple[int, Any]], status: int, reason: str) -> Any:  # noqa: ANN401 - JSON
    """Check that what was asked is refused so. Return the body."""
    answered, problem = await asked
    assert (answered, problem["reason"]) == (status, reason)
    return problem


def try_a_card(table: dict[str, Any]) -> dict[str, Any]:
    """Return a play that is possible in The Distance, right or wrong."""
    return {"do": "play", "cards": [table["hand"][0]], "say": {"letter": "A"}}


async def end_at_once(site: Site, code: str) -> None:
    """Play to the end on the server, without any page."""
    host = await site.client.app[MATCHES].find(code)

    def any_action() -> Draft | None:
        game = host.match.game
        return None if game.over else host.match.draft(game.turn, game.legal_actions()[0])

    while not host.match.game.over:  # drafted under the lock: a computer's move in between would make the draft stale
        await host.change(any_action)


async def room_and_snapshot(page: Socket) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the present room and snapshot, after everything that was sent before."""
    await page.hello()
    return page.room, page.shown


async def reach(host: MatchRunner, waiting: int) -> None:
    """Return once `waiting` tasks wait for the lock of the table, which the caller holds."""
    while len(host.lock._waiters or ()) < waiting:  # noqa: ASYNC110 - nothing else says how far they have come
        await asyncio.sleep(0)


async def settle(site: Site, code: str) -> None:
    """Return once nothing more happens at the table unless time passes."""
    await calm_down(await site.client.app[MATCHES].find(code))


async def calm_down(host: MatchRunner) -> None:
    """Return once nothing more happens at the table, even if it has been closed, unless time passes."""
    for _ in range(50):
        await asyncio.sleep(0)
    async with host.lock:
        pass


def fail_to_store(monkeypatch: pytest.MonkeyPatch, *troubles: Exception) -> list[Exception]:
    """Let the next entries after the deal not be stored, each for one of these reasons. Return those to come."""
    append, left = SqliteStore.append, [*troubles]

    async def failing(self: SqliteStore, *args: Any, **named: Any) -> None:  # noqa: ANN401
        if args[1] and left:
            raise left.pop(0)
        await append(self, *args, **named)

    monkeypatch.setattr(SqliteStore, "append", failing)
    return left


async def metrics(site: Site) -> dict[str, float]:
    """Return the metrics of the server, by name and labels."""
    async with (
        metrics_served(site.client.app, "127.0.0.1", 0) as port,
        site.client.session.get(f"http://127.0.0.1:{port}/metrics") as response,
    ):
        lines = (await response.text()).splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


class FakePage:
    """A page that collects what it is sent, with the network delay that a test chooses."""

    def __init__(self, holder: str, credit: float = 0.0) -> None:
        self.holder = self.group = holder
        self.credit = credit
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def disconnect(self) -> None:
        raise AssertionError("nobody closes the table here")


class Gate:
    """Holds up a method of the store until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: SqliteStore, name: str, *, after: bool = False) -> None:
        """`after`: hold up the answer, when the method has already read or written."""
        self.reached = asyncio.Event()
        self.opened = asyncio.Event()
        method = getattr(store, name)

        async def held_up(*args: object, **named: object) -> object:
            answer = await method(*args, **named) if after else None
            self.reached.set()
            await self.opened.wait()
            return answer if after else await method(*args, **named)

        monkeypatch.setattr(store, name, held_up)
