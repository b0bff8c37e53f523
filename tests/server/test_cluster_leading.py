"""Which of several servers leads a match, and for whom computers play there; and that the leases here are as real."""

from pathlib import Path

import pytest
from aiohttp import WSMsgType

from musicards.server.cluster.channel import Leases
from musicards.server.match.refusals import EarlierRules
from tests.helpers.clocks import ManualClock
from tests.server.hub import Hub, HubLeases, Lines, calm, eventually, hosts, open_sites, pass_seconds, two_apart
from tests.server.lease_contract import LeaseContract
from tests.server.site import COMPUTER, PERSON, Site
from tests.server.tables import open_pages, room_and_snapshot


async def test_a_computer_plays_for_whoever_is_at_no_server_and_stops_when_they_are_back_at_any(
    sites: list[Site], clock: ManualClock
) -> None:
    ann, bob, code = await two_apart(sites)
    carol = sites[1].person()
    async with open_pages(code, ann, carol) as (one, watching):
        await eventually(lambda: any(host.leads for host in hosts(sites, code)))
        clock.advance(21)
        for page in (one, watching):
            await page.until_room(lambda room: room["seats"][1]["stood_in"])
        async with bob.page(code):
            for page in (one, watching):
                await page.until_room(lambda room: room["seats"][1]["here"] and not room["seats"][1]["stood_in"])
            await pass_seconds(clock, 60)
            assert [host.match.computers.stood_in for host in hosts(sites, code)] == [set(), set()]


async def test_one_server_leads_and_another_takes_over_when_its_pages_are_gone(sites: list[Site], hub: Hub) -> None:
    ann, bob, code = await two_apart(sites)
    async with bob.page(code) as two:
        async with ann.at_table(code):
            await two.hello()
            await eventually(lambda: sum(host.leads for host in hosts(sites, code)) == 1)
            first = hub.owners[code]
            assert hosts(sites, code)[1].leads  # Bob came first
            async with bob.at(sites[0].client).page(code):
                pass
        assert hub.owners[code] is first
        async with ann.page(code):
            await two.raw.close()
            await eventually(lambda: hosts(sites, code)[0].leads)
            assert hub.owners[code] is not first


async def test_computers_move_once_with_pages_at_both_servers(sites: list[Site]) -> None:
    ann = sites[0].person()
    code = await ann.make("memory", PERSON, COMPUTER, name="Ann")
    async with open_pages(code, ann, sites[1].person()) as (one, _):
        table = one.table
        for number in range(12):
            if table["over"]:
                break
            if table["turn"] == 0:
                down = [at for at, gone in enumerate(table["gone"]) if not gone and at not in table["up"]]
                await one.act(f"a{number}", do="flip", position=down[0])
                table = (await room_and_snapshot(one))[1]["table"]
            else:
                table = (await one.until("update"))["table"]
        await calm()
    stored = await sites[0].store.load(code)
    versions = [host.match.version for host in hosts(sites, code)]
    assert versions == [len(stored.log)] * 2
    assert any(row.entry["by"] == 1 for row in stored.log)


async def test_when_the_server_that_leads_dies_another_leads_within_five_seconds(
    sites: list[Site], hub: Hub, clock: ManualClock
) -> None:
    ann, bob, code = await two_apart(sites)
    async with ann.page(code) as one, bob.page(code) as two:
        await one.hello()
        await eventually(lambda: hosts(sites, code)[0].leads)
        await two.hello()
        hub.owners[code].cut()
        for _ in range(5):
            clock.advance(1)
            await calm()
        other = hosts(sites, code)[1]
        assert other.leads
        room, _ = await room_and_snapshot(two)
        assert [seat["here"] for seat in room["seats"]] == [False, True]


async def test_a_server_whose_rules_cannot_follow_a_match_leaves_it_to_another(
    sites: list[Site], hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, code = await two_apart(sites)
    async with ann.page(code) as one, bob.page(code) as two:
        (_, shown) = await one.hello()
        await eventually(lambda: hosts(sites, code)[0].leads)
        await two.hello()
        older, newer = hosts(sites, code)

        def refuse(_rows: object) -> None:
            raise EarlierRules(code, rules=1, version=older.match.version)

        monkeypatch.setattr(older.match, "follow", refuse)
        draft = newer.match.draft(newer.match.game.turn, newer.match.game.legal_actions()[0])
        await newer.change(lambda: draft)
        refused = await one.until("refused")
        assert (refused["id"], refused["reason"]) == (None, "earlier-rules")
        assert refused["facts"]["version"] == shown["version"]
        assert (await one.raw.receive()).type is WSMsgType.CLOSE
        await eventually(lambda: newer.leads and hub.owners[code] is hub.lines[1])
        assert not older.leads
        assert (await two.until("update"))["version"] == newer.match.version


async def test_lost_leases_stop_the_computers_until_they_are_taken_again(sites: list[Site], hub: Hub) -> None:
    ann, _, code = await two_apart(sites)
    async with ann.at_table(code):
        host = hosts(sites, code)[0]
        await eventually(lambda: bool(host.leads))
        hub.owners[code].lose_leases()
        assert not host.leads
        await eventually(lambda: bool(host.leads))


async def test_the_only_person_can_hurry_and_stop_computers_that_another_server_plays(
    tmp_path: Path, clock: ManualClock, hub: Hub
) -> None:
    async with open_sites(tmp_path, 2, clock, hub, pace=1) as sites:
        ann = sites[0].person()
        code = await ann.make("memory", PERSON, COMPUTER, name="Ann")
        async with sites[1].person().at_table(code):
            leading = hosts(sites, code)[1]
            await eventually(lambda: bool(leading.leads))
            async with ann.at_table(code) as page:
                await page.send(type="reading", on=True)
                await eventually(lambda: bool(leading.scheduler.pauses._timers))
                await page.send(type="reading", on=False)
                await eventually(lambda: not leading.scheduler.pauses._timers)
                await page.send(type="hurry")
                await eventually(lambda: bool(leading.scheduler._hurried))
                await page.send(type="reading", on=True)
                await eventually(lambda: bool(leading.scheduler.pauses._timers))
            await eventually(lambda: not leading.scheduler.pauses._timers)


async def test_a_notice_reaches_the_pages_at_all_servers(sites: list[Site], clock: ManualClock) -> None:
    ann, bob, code = await two_apart(sites, clock=30)
    async with open_pages(code, ann, bob) as (one, two):
        await eventually(lambda: any(host.leads for host in hosts(sites, code)))
        clock.advance(31)
        for page in (one, two):
            assert (await page.until("notice", kind="time-up"))["seat"] == 0


class TestHubLeases(LeaseContract):
    @pytest.fixture(autouse=True)
    def _hub(self) -> None:
        self.hub = Hub()

    def make(self) -> Leases:
        return HubLeases(self.hub, Lines(self.hub))

    def interrupt(self, leases: Leases) -> None:
        assert isinstance(leases, HubLeases)
        leases.lines.lose_leases()
