"""Which group gets the searches of a table: the address that came first, or the person if it is on this machine."""

from pathlib import Path

import pytest

from musicards.games.action import Action
from musicards.players.search_problem import SearchProblem
from musicards.server.live.searching import Searcher
from tests.helpers.clocks import ManualClock
from tests.server.site import Caller, Person, open_site

EXPERTS = [{"kind": "computer", "level": "expert"}] * 2


class Spy(Searcher):
    """A searcher that notes the group of each search, and finds nothing."""

    def __init__(self) -> None:
        self.groups: list[str] = []

    async def solve(self, problem: SearchProblem, group: str) -> Action | None:  # noqa: ARG002
        self.groups.append(group)
        return None

    async def close(self) -> None:
        pass


async def watch(person: Person) -> None:
    """Watch a match of computers until the first move."""
    code = await person.make("steps", *EXPERTS)
    async with person.page(code) as page:
        await page.send(type="hello", seen=None)
        await page.until("update")


@pytest.mark.parametrize(("address", "group"), [("192.0.2.1", "192.0.2.1"), ("2001:db8::1", "2001:db8::/48")])
async def test_people_of_one_address_share_their_time(tmp_path: Path, address: str, group: str) -> None:
    spy = Spy()
    async with open_site(tmp_path, clock=ManualClock(), proxies="127.0.0.1", searcher=spy) as site:
        await watch(Caller(site.client, address))
        await watch(Caller(site.client, address))
    assert set(spy.groups) == {group}


async def test_people_on_this_machine_have_their_own_time(tmp_path: Path) -> None:
    spy = Spy()
    async with open_site(tmp_path, clock=ManualClock(), searcher=spy) as site:
        ann, bob = site.person(), site.person()
        await watch(ann)
        of_ann = set(spy.groups)
        await watch(ann)
        assert set(spy.groups) == of_ann
        await watch(bob)
    assert len(of_ann) == 1
    assert len(set(spy.groups)) == 2
