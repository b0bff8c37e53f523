"""Several servers on one store: what happens at one is seen at the others, even if messages between them get lost.

What servers know about each other, and their messages. One of them leads each match, and computers play there.
The leases here are as real ones. tests/cluster has real servers.
"""

import asyncio
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path

import msgspec
import pytest
from aiohttp import WSMsgType

from musicards.errors import NotStored
from musicards.games.action import Seat
from musicards.server.cluster.channel import Leases
from musicards.server.cluster.members import SERVER_TIMEOUT, Members
from musicards.server.cluster.messages import Changed, Message, Present, Standing, Who, Wrote, pack, unpack
from musicards.server.http.matches import MATCHES
from musicards.server.http.operations import OPERATION
from musicards.server.live.registry import ALPHABET, DAY, UNTOUCHED_DAYS
from musicards.server.match.refusals import EarlierRules
from musicards.store import Head, StoredEntry
from tests.helpers.clocks import ManualClock
from tests.server.hub import Hub, HubLeases, Lines, calm, eventually, hosts, open_sites, pass_seconds, two_apart
from tests.server.lease_contract import LeaseContract
from tests.server.site import COMPUTER, PERSON, Site
from tests.server.tables import FakePage, end_at_once, open_pages, refusal, room_and_snapshot, try_a_card
from tests.store.contract import MATCH


async def test_a_move_is_seen_at_the_other_server_and_answered_there(sites: list[Site]) -> None:
    ann, bob, code = await two_apart(sites)
    async with open_pages(code, ann, bob) as (one, two):
        pages = [one, two]
        for number in range(6):
            match = hosts(sites, code)[0].match
            seat = int(match.game.turn)
            answer = await pages[seat].act(f"act {number}", **match.game.legal_actions()[0].to_json())
            assert answer["type"] == "ack"
            await pages[1 - seat].until("update", version=answer["version"])
            await eventually(lambda: len({host.match.version for host in hosts(sites, code)}) == 1)


async def test_a_repeated_act_happens_once_at_whichever_servers_it_arrives(sites: list[Site]) -> None:
    ann, _, code = await two_apart(sites)
    async with open_pages(code, ann, ann.at(sites[1].client)) as (one, two):
        action = try_a_card(one.table)
        answers = await asyncio.gather(one.act("a", **action), two.act("a", **action))
        assert answers[0] == answers[1]
        assert answers[0]["type"] == "ack"
    stored = await sites[0].store.load(code)
    assert [row.act for row in stored.log].count("a") == 1


async def test_every_server_says_when_a_computer_will_play_for_somebody_who_is_away(
    sites: list[Site], clock: ManualClock
) -> None:
    away = 20
    ann, bob, cara = sites[0].person(), sites[1].person(), sites[0].person()
    code = await ann.make("distance", PERSON, PERSON, PERSON, settings={"stand_in": away})
    await bob.sit(code)
    await cara.sit(code)
    async with open_pages(code, cara, bob) as (hers, his):
        async with ann.at_table(code):
            await eventually(lambda: all(host.match.seats.is_here(Seat(0)) for host in hosts(sites, code)))
        await eventually(lambda: not any(host.match.seats.is_here(Seat(0)) for host in hosts(sites, code)))
        await calm()
        clock.advance(2)
        for page in (hers, his):
            room, _ = await room_and_snapshot(page)
            assert [seat["until_stand_in"] for seat in room["seats"]] == [(away - 2) * 1000, None, None]
        await pass_seconds(clock, away)
        assert (await his.until("notice", kind="away"))["seat"] == 0
        room, _ = await room_and_snapshot(his)
        away_seat = room["seats"][0]
        assert (away_seat["stood_in"], away_seat["until_stand_in"]) == (True, None)


async def test_whoever_sits_down_at_one_server_is_seen_at_the_other_and_the_deal_too(sites: list[Site]) -> None:
    ann, bob = sites[0].person(), sites[1].person()
    code = await ann.make("distance", PERSON, PERSON, name="Ann")
    async with ann.at_table(code) as page:
        await bob.sit(code, name="Bob")
        room = await page.until("room", started=True)
        assert [seat["name"] for seat in room["seats"]] == ["Ann", "Bob"]
        assert (await page.until("update"))["version"] == 1


async def test_the_record_of_a_match_that_another_server_may_still_play_is_not_given(
    sites: list[Site], clock: ManualClock
) -> None:
    store = sites[0].client.app[MATCHES].store
    await store.create(MATCH, at=clock.now())  # an old one would be deleted at the start
    entry = StoredEntry({"by": "chance", "do": "of other rules"}, clock.now())
    await store.append(MATCH.code, 0, [entry], over=False)
    await refusal(sites[0].person().call("GET", f"/api/matches/{MATCH.code}/record"), HTTPStatus.GONE, "earlier-rules")


async def test_a_browser_that_is_forgotten_at_one_server_plays_no_more_at_the_other(sites: list[Site]) -> None:
    ann = sites[1].person()
    code = await ann.make("distance", PERSON, PERSON, name="Ann")
    async with ann.page(code) as page:
        room, _ = await room_and_snapshot(page)
        assert room["you"] == 0
        assert (await ann.at(sites[0].client).call("POST", "/api/forget"))[0] == HTTPStatus.NO_CONTENT
        await page.until("room", you=None)


async def test_a_head_that_was_read_before_somebody_sat_down_does_not_unseat_them(sites: list[Site]) -> None:
    ann, bob = sites[0].person(), sites[0].person()
    code = await ann.make("distance", PERSON, PERSON, PERSON, name="Ann")
    async with ann.at_table(code):
        host = sites[0].client.app[MATCHES]._recent[code]
        head = (await host.store.heads([code]))[code]
        await bob.sit(code, name="Bob")
        await host.follow(head, host.match.version, [])
        assert [row.name for row in host.match.seats.rows] == ["Ann", "Bob", ""]


async def test_a_match_stays_in_memory_when_the_store_fails_to_say_what_is_new(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await sites[0].person().make("distance", PERSON, PERSON)
    matches = sites[0].client.app[MATCHES]
    host = matches._recent[code]

    async def fail(_codes: object) -> dict[str, Head]:
        raise NotStored("the database failed")

    with monkeypatch.context() as failing:
        failing.setattr(sites[0].store, "heads", fail)
        with pytest.raises(NotStored):
            await matches.find(code)
    assert matches._recent.get(code) is host


async def test_a_page_whose_seat_is_claimed_at_another_server_watches_until_it_is_claimed_back_there(
    sites: list[Site],
) -> None:
    ann, bob, code = await two_apart(sites)
    async with ann.page(code) as page:
        room, _ = await room_and_snapshot(page)
        await sites[1].person().sit(code, key=room["key"])
        assert (await page.until("room", you=None))["key"] is None
        assert (await page.until("snapshot"))["table"]["seat"] is None
        await ann.at(sites[1].client).sit(code, key=room["key"])
        assert (await page.until("snapshot"))["table"]["seat"] == 0
        assert (await bob.ask(code, "close"))[1]["reason"] == "not-host"
        assert (await ann.at(sites[1].client).ask(code, "close"))[0] == HTTPStatus.NO_CONTENT
        await page.until("notice", kind="closed")
    await refusal(bob.call("GET", f"/api/matches/{code}"), HTTPStatus.NOT_FOUND, "unknown-match")


async def test_an_old_match_with_a_page_at_another_server_is_deleted_only_once_that_has_closed(
    sites: list[Site], clock: ManualClock
) -> None:
    matches = sites[0].client.app[MATCHES]
    await pass_seconds(clock, 12)  # until the looks for old matches at the start are over
    await sites[0].store.create(MATCH, at=clock.now() - (UNTOUCHED_DAYS + 1) * DAY * 1000)
    async with open_pages(MATCH.code, sites[1].person()) as [page]:
        await calm()
        assert await matches.clear() == []
        await page.hello()
    await eventually(lambda: not matches._peers.open_elsewhere())
    assert await matches.clear() == [MATCH.code]


async def test_a_server_deletes_nothing_before_it_knows_what_is_open_at_others(
    sites: list[Site], clock: ManualClock, hub: Hub
) -> None:
    await sites[0].store.create(MATCH, at=clock.now() - (UNTOUCHED_DAYS + 1) * DAY * 1000)
    hub.works = False
    clearing = asyncio.create_task(sites[0].client.app[MATCHES].clear())
    await pass_seconds(clock, 30)
    assert await sites[0].store.codes() == [MATCH.code]
    hub.works = True
    await pass_seconds(clock, 30)
    await eventually(clearing.done)
    assert await sites[0].store.codes() == []


async def test_the_host_s_changes_and_the_rematch_are_seen_at_the_other_server(sites: list[Site]) -> None:
    ann, bob, code = await two_apart(sites)
    async with bob.at_table(code) as two:
        await ann.ask(code, "host", {"seat": 1})
        await two.until("room", host=1)
        await end_at_once(sites[0], code)
        await two.until("room", over=True)
        _, joined = await bob.at(sites[0].client).ask(code, "again", {})
        await two.until("room", next=joined["code"])


async def test_another_game_is_seen_and_dealt_at_the_other_server(sites: list[Site]) -> None:
    here, there = sites
    ann, code = await here.host("steps", PERSON, PERSON)
    bob = there.person()
    async with bob.at_table(code) as his:
        await ann.ask(code, "game", {"game": "memory"})
        await his.until("room", game="memory")
        await bob.sit(code)
        assert (await his.until("update", version=1))["table"]["game"] == "memory"


async def test_a_computer_plays_at_once_for_somebody_away_at_whichever_server_it_is_asked_for(
    sites: list[Site],
) -> None:
    here, there = sites
    ann, bob, cyd = here.person(), there.person(), here.person()
    code = await ann.make("steps", *[PERSON] * 3)
    for person in (bob, cyd):
        await person.sit(code)
    async with ann.at_table(code), bob.at_table(code) as his:  # the first one's server leads
        await bob.ask(code, "stand-in", {"seat": 2})
        assert (await his.until("notice", kind="away"))["seat"] == 2


async def test_without_messages_moves_and_seats_are_found_in_the_store(
    sites: list[Site], hub: Hub, clock: ManualClock
) -> None:
    ann, bob, code = await two_apart(sites)
    async with open_pages(code, ann, bob) as (one, two):
        await calm()
        hub.works = False
        answer = await one.act("a", **try_a_card(one.table))
        await ann.ask(code, "lock", {"locked": True})
        clock.advance(1)
        room = await two.until_room(lambda room: room["settings"]["locked"])
        assert [seat["here"] for seat in room["seats"]] == [True, True]  # whoever cannot be heard need not be gone
        assert hosts(sites, code)[1].match.version == answer["version"]
        await pass_seconds(clock, 60)
        assert [host.match.computers.stood_in for host in hosts(sites, code)] == [set(), set()]


async def test_a_lost_message_is_made_up_for(sites: list[Site], hub: Hub, clock: ManualClock) -> None:
    ann, bob, code = await two_apart(sites)
    async with open_pages(code, ann, bob) as (one, two):
        await calm()
        lines, hub.lines = hub.lines, []
        answer = await one.act("a", **try_a_card(one.table))
        await calm()
        hub.lines = lines
        await pass_seconds(clock, 5)
        assert (await two.until("update"))["version"] == answer["version"]


async def test_a_server_that_does_not_hear_itself_connects_again(
    sites: list[Site], hub: Hub, clock: ManualClock
) -> None:
    await calm()
    lines, hub.lines = hub.lines, []
    await pass_seconds(clock, 7)
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
        await pass_seconds(clock, 5)
        await eventually(lambda: all(members.leader(match.code) for match in stored[:300]))
    assert max(sizes) < 8000


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
        await pass_seconds(clock, 5)
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
                await eventually(lambda: bool(leading.pauses._timers))
                await page.send(type="reading", on=False)
                await eventually(lambda: not leading.pauses._timers)
                await page.send(type="hurry")
                await eventually(lambda: bool(leading.scheduler._hurried))
                await page.send(type="reading", on=True)
                await eventually(lambda: bool(leading.pauses._timers))
            await eventually(lambda: not leading.pauses._timers)


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


def present(
    server: str, *matches: Standing, closed: tuple[str, ...] = (), round_: int = 0, complete: bool = False
) -> Present:
    return Present(server, [*matches], [*closed], round_, complete)


def test_people_are_where_any_server_says_and_a_repeated_message_changes_nothing() -> None:
    members = Members()
    assert members.hear(present("a", Standing("BKTRW", (0,), True)), 0) == {"BKTRW"}
    assert members.hear(present("b", Standing("BKTRW", (2,), False)), 0) == {"BKTRW"}
    assert members.here("BKTRW") == {0, 2}
    assert members.here("BKTRB") == set()
    leader = members.leader("BKTRW")
    assert leader is not None
    assert leader.here == (0,)
    for repeated in (present("a", Standing("BKTRW", (0,), True)), present("a")):
        assert members.hear(repeated, 1) == set()


def test_whoever_says_everything_has_nothing_else() -> None:
    members = Members()
    members.hear(present("a", Standing("BKTRW", (0,), True), Standing("BKTRB", (1,), True)), 0)
    assert members.hear(present("a", Standing("BKTRB", (1,), True), round_=1), 0) == set()
    assert members.hear(present("a", round_=1, complete=True), 0) == {"BKTRW"}
    assert members.hear(present("a", closed=("BKTRB",)), 0) == {"BKTRB"}
    assert members.leader("BKTRB") is None


def test_a_silent_server_is_forgotten_unless_nobody_could_be_heard() -> None:
    members = Members()
    members.hear(present("a", Standing("BKTRW", (0,), True)), 0)
    assert members.silent(SERVER_TIMEOUT) == []
    assert members.silent(SERVER_TIMEOUT + 1) == ["a"]
    members.excuse(SERVER_TIMEOUT + 1)
    assert members.silent(SERVER_TIMEOUT + 1) == []
    assert members.leave("a") == {"BKTRW"}
    assert members.leave("a") == set()
    assert len(members) == 0


def test_messages_come_back_as_they_were_sent() -> None:
    messages: list[Message] = [
        Wrote("a", "BKTRW", 3),
        Changed("a", "BKTRB"),
        Who("a"),
        present("a", Standing("BKTRW", (0, 2), True, (1,), (2, 7))),
    ]
    assert [message for payload in pack([*messages]) for message in unpack(payload)] == messages


def test_many_messages_fit_what_the_database_carries() -> None:
    payloads = pack([Wrote("0123456789abcdef", "BKTRW", number) for number in range(1000)])
    assert len(payloads) > 1
    assert max(map(len, payloads)) < 8000
    assert sum(len(unpack(payload)) for payload in payloads) == 1000


def test_messages_of_a_newer_server_that_we_do_not_know_are_left_out() -> None:
    sent = [{"type": "new", "server": "a"}, {"type": "who", "server": "a", "more": 1}, 7]
    assert unpack(msgspec.json.encode(sent)) == [Who("a")]
    assert unpack(b"\xff") == []
    assert unpack(b'{"type": "who"}') == []
