"""Fixtures: a server for each test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from musicards.server.http.app import _write_entry
from musicards.server.log import log
from tests.helpers.clocks import ManualClock
from tests.server.hub import Hub, open_sites
from tests.server.site import Site, open_site


@pytest.fixture(scope="session", autouse=True)
def log_of_a_server() -> None:
    """Write the log as a server does, in tests without one, too."""
    log.write = _write_entry


@pytest.fixture
def clock() -> ManualClock:
    """The clock of `site`: time passes only when a test says so."""
    return ManualClock()


@pytest.fixture
def pace() -> float:
    """How long the computer players of `site` take: 0 for no delay."""
    return 0


@pytest.fixture
async def site(tmp_path: Path, clock: ManualClock, pace: float) -> AsyncIterator[Site]:
    """A server with an empty database."""
    async with open_site(tmp_path, clock=clock, pace=pace) as opened:
        yield opened


@pytest.fixture
def hub() -> Hub:
    """What connects the servers of `sites`."""
    return Hub()


@pytest.fixture
async def sites(tmp_path: Path, clock: ManualClock, hub: Hub) -> AsyncIterator[list[Site]]:
    """Two servers."""
    async with open_sites(tmp_path, 2, clock, hub) as sites:
        yield sites
