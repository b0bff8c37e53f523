"""Several servers in this process on one file, what carries their messages and leases, and people there."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from musicards.server.cluster.cluster import Cluster
from musicards.server.http.matches import MATCHES
from musicards.server.live.runner import MatchRunner
from musicards.store import Store
from tests.helpers.clocks import ManualClock
from tests.server.site import PATIENCE, Person, Site, open_site
from tests.server.tables import two


class Hub:
    """A connection between servers that can be interrupted.

    Attributes:
        works: whether messages arrive.
        owners: which server has the lease of a match.
    """

    def __init__(self) -> None:
        self.works = True
        self.owners: dict[str, Lines] = {}
        self.lines: list[Lines] = []


class Lines:
    """The channel and the leases of one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._receive: Callable[[bytes], None] = lambda _: None
        self._connected: Callable[[], None] = lambda: None
        self._lost: Callable[[], None] = lambda: None
        self.off = False
        self.resets = 0

    @property
    def connected(self) -> bool:
        return self._hub.works

    async def run(self, receive: Callable[[bytes], None], connected: Callable[[], None]) -> None:
        self._receive, self._connected = receive, connected
        self._hub.lines.append(self)
        connected()
        await asyncio.Event().wait()

    async def publish(self, payload: bytes) -> None:
        if not self._hub.works:
            raise ConnectionError("interrupted")
        if not self.off:
            for each in self._hub.lines:
                each._receive(payload)

    async def reset(self) -> None:
        self.resets += 1

    def cut(self) -> None:
        """Stop receiving, sending and leading, like a machine that is off."""
        self.off = True
        self._hub.lines.remove(self)
        self._hub.owners = {code: owner for code, owner in self._hub.owners.items() if owner is not self}

    def lose_leases(self) -> None:
        """Lose all leases, as when the connection to the database ends; it is made again at once."""
        self._hub.owners = {code: owner for code, owner in self._hub.owners.items() if owner is not self}
        self._lost()


class HubLeases:
    """The leases of one server; apart from its channel, as both have a `run`."""

    def __init__(self, hub: Hub, lines: Lines) -> None:
        self.lines = lines
        self._hub = hub
        self._running = False

    async def run(self, lost: Callable[[], None]) -> None:
        self.lines._lost = lost
        self._running = True
        try:
            await asyncio.Event().wait()
        finally:
            self._running = False
            self.lines.lose_leases()

    async def take(self, codes: Collection[str]) -> list[str]:
        await asyncio.sleep(0)  # a real answer takes a while, in which other things happen
        if not self._running or self.lines.off:
            raise ConnectionError("not connected")
        return [code for code in codes if self._hub.owners.setdefault(code, self.lines) is self.lines]

    async def give_up(self, codes: Collection[str]) -> None:
        await asyncio.sleep(0)
        for code in codes:
            if self._hub.owners.get(code) is self.lines:
                del self._hub.owners[code]


@asynccontextmanager
async def open_sites(
    folder: Path, count: int, clock: ManualClock, hub: Hub, pace: float = 0
) -> AsyncIterator[list[Site]]:
    """Serve the matches in `folder` with `count` servers."""
    async with AsyncExitStack() as stack:
        sites = []
        for _ in range(count):

            def join(store: Store) -> Cluster:
                lines = Lines(hub)
                return Cluster(store, lines, HubLeases(hub, lines), clock)

            sites.append(await stack.enter_async_context(open_site(folder, clock=clock, pace=pace, cluster=join)))
        yield sites


def hosts(sites: list[Site], code: str) -> list[MatchRunner]:
    """Return the match as each server has it in memory."""
    return [site.client.app[MATCHES]._recent[code] for site in sites]


async def eventually(holds: Callable[[], bool]) -> None:
    """Return once `holds` is true; threads may take some time."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - many things change it
            await asyncio.sleep(0.001)


async def calm() -> None:
    """Run everything that is due."""
    for _ in range(100):
        await asyncio.sleep(0.001)


async def two_apart(sites: list[Site], **settings: object) -> tuple[Person, Person, str]:
    """Seat Ann, who is at the first server, and Bob, who is at the second; Ann begins."""
    return await two(sites[0], settings={"stand_in": 20, **settings}, other=sites[1])


async def pass_seconds(clock: ManualClock, seconds: int) -> None:
    """Let time pass in heartbeats."""
    for _ in range(seconds):
        clock.advance(1)
        await asyncio.sleep(0.005)
