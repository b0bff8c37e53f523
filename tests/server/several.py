"""People at several servers, and what they wait for."""

import asyncio
from collections.abc import Callable

from musicards.server.http.matches import MATCHES
from musicards.server.live.runner import MatchRunner
from tests.helpers.clocks import ManualClock
from tests.server.site import PATIENCE, Person, Site
from tests.server.tables import two


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
