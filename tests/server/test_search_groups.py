"""Which group gets the searches of a table: the address that came first, or the person if it is on this machine."""

from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from tests.server.site import Caller, Person, open_site

EXPERTS = [{"kind": "computer", "level": "expert"}] * 2


@pytest.fixture
def searcher() -> AsyncMock:
    """A searcher that finds nothing."""
    return AsyncMock(**{"solve.return_value": None})


def groups(searcher: AsyncMock) -> set[str]:
    """Return the groups of all searches."""
    return {call.args[1] for call in searcher.solve.mock_calls}


async def watch(person: Person) -> None:
    """Watch a match of computers until the first move."""
    code = await person.make("steps", *EXPERTS)
    async with person.page(code) as page:
        await page.send(type="hello", seen=None)
        await page.until("update")


@pytest.mark.parametrize(("address", "group"), [("192.0.2.1", "192.0.2.1"), ("2001:db8::1", "2001:db8::/48")])
async def test_people_of_one_address_share_their_time(
    tmp_path: Path, searcher: AsyncMock, address: str, group: str
) -> None:
    async with open_site(tmp_path, proxies="127.0.0.1", searcher=searcher) as site:
        await watch(Caller(site.client, address))
        await watch(Caller(site.client, address))
    assert groups(searcher) == {group}


async def test_people_on_this_machine_have_their_own_time(tmp_path: Path, searcher: AsyncMock) -> None:
    async with open_site(tmp_path, searcher=searcher) as site:
        ann, bob = site.person(), site.person()
        for person, count in ((ann, 1), (ann, 1), (bob, 2)):
            await watch(person)
            assert len(groups(searcher)) == count
