"""The messages between several servers, and what happens when some get lost."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from musicards.server.http.matches import MATCHES
from musicards.server.http.operations import OPERATION
from musicards.server.live.registry import ALPHABET
from tests.helpers.clocks import ManualClock
from tests.server.hub import Hub, Lines, open_sites
from tests.server.several import calm, eventually, hosts, pass_seconds, two_apart
from tests.server.site import Site
from tests.server.sitting import FakePage
from tests.server.tables import try_a_card
from tests.store.contract import MATCH


async def test_without_messages_moves_and_seats_are_found_in_the_store(
    sites: list[Site], hub: Hub, clock: ManualClock
) -> None:
    ann, bob, code = await two_apart(sites)
    async with ann.page(code) as one, bob.page(code) as two:
        (_, shown), _ = await one.hello(), await two.hello()
        await calm()
        hub.works = False
        answer = await one.act("a", **try_a_card(shown["table"]))
        await ann.ask(code, "lock", {"locked": True})
        clock.advance(1)
        room = await two.until_room(lambda room: room["settings"]["locked"])
        assert [seat["here"] for seat in room["seats"]] == [True, True]  # whoever cannot be heard need not be gone
        assert hosts(sites, code)[1].match.version == answer["version"]
        await pass_seconds(clock, 60)
        assert [host.match.computers.stood_in for host in hosts(sites, code)] == [set(), set()]


async def test_a_lost_message_is_made_up_for(sites: list[Site], hub: Hub, clock: ManualClock) -> None:
    ann, bob, code = await two_apart(sites)
    async with ann.page(code) as one, bob.page(code) as two:
        (_, shown), _ = await one.hello(), await two.hello()
        await calm()
        lines, hub.lines = hub.lines, []
        answer = await one.act("a", **try_a_card(shown["table"]))
        await calm()
        hub.lines = lines
        await pass_seconds(clock, 5)
        assert (await two.until("update"))["version"] == answer["version"]


async def test_a_server_that_does_not_hear_itself_connects_again(
    sites: list[Site], hub: Hub, clock: ManualClock
) -> None:
    await calm()
    lines, hub.lines = hub.lines, []
    for _ in range(7):
        clock.advance(1)
        await calm()
    assert [each.resets > 0 for each in lines] == [True] * len(sites)


async def test_a_server_with_many_matches_says_so_in_messages_that_the_database_carries(
    tmp_path: Path, clock: ManualClock, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    publish = Lines.publish

    async def measuring(self: Lines, payload: bytes) -> None:
        sizes.append(len(payload))
        await publish(self, payload)

    monkeypatch.setattr(Lines, "publish", measuring)
    async with open_sites(tmp_path, 2, clock, hub) as sites:
        stored = [replace(MATCH, code=f"BKT{one}{two}") for one in ALPHABET for two in ALPHABET]
        for match in stored[:300]:
            await sites[0].store.create(match, at=clock.now())
            host = await sites[0].client.app[MATCHES].find(match.code)
            host.enter(FakePage("nobody"))
        members = sites[1].client.app[OPERATION].cluster._members
        await eventually(lambda: all(members.leader(match.code) for match in stored[:300]))
        for _ in range(5):
            clock.advance(1)
            await asyncio.sleep(0.01)
        await eventually(lambda: all(members.leader(match.code) for match in stored[:300]))
    assert max(sizes) < 8000
