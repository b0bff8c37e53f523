"""Several servers on one store. Messages and leases come from a hub here; tests/cluster has real ones."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path

import pytest
from aiohttp import WSMsgType

from musicards.errors import NotKept
from musicards.server.api import MATCHES
from musicards.server.handover import LONGEST, Handovers
from musicards.server.match_host import MatchHost
from musicards.server.match_registry import ALPHABET, DAY, UNTOUCHED_DAYS
from musicards.server.operations import OPERATION
from musicards.server.refusals import EarlierRules
from musicards.store import Head, StoredEntry
from tests.helpers.clocks import ManualClock
from tests.server.hub import Hub, Lines, open_sites
from tests.server.site import COMPUTER, PATIENCE, PERSON, Person, Site
from tests.server.tables import end_at_once, room_and_snapshot, try_a_card
from tests.store.contract import MATCH


@pytest.fixture
def hub() -> Hub:
    return Hub()


@pytest.fixture
async def sites(tmp_path: Path, clock: ManualClock, hub: Hub) -> AsyncIterator[list[Site]]:
    """Two servers."""
    async with open_sites(tmp_path, 2, clock, hub) as sites:
        yield sites


def at(site: Site, person: Person) -> Person:
    """Return the same browser, as connected to another server."""
    other = Person(site.client)
    other.cookie, other.cookie_name = person.cookie, person.cookie_name
    return other


def hosts(sites: list[Site], code: str) -> list[MatchHost]:
    """Return the match as each server has it in memory."""
    return [site.client.app[MATCHES]._hosts[code] for site in sites]


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
    ann, bob = sites[0].person(), sites[1].person()
    code = await ann.make("distance", PERSON, PERSON, name="Ann", settings={"stand_in": 20, **settings})
    await bob.sit(code, name="Bob")
    return ann, bob, code


async def test_a_move_is_seen_at_the_other_server_and_answered_there(sites: list[Site]) -> None:
    ann, bob, code = await two_apart(sites)
    async with ann.page(code) as one, bob.page(code) as two:
        await one.hello()
        await two.hello()
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
    async with ann.page(code) as one, at(sites[1], ann).page(code) as two:
        (_, shown), _ = await one.hello(), await two.hello()
        action = try_a_card(shown["table"])
        answers = await asyncio.gather(one.act("a", **action), two.act("a", **action))
        assert answers[0] == answers[1]
        assert answers[0]["type"] == "ack"
    stored = await sites[0].store.load(code)
    assert [row.act for row in stored.log].count("a") == 1


async def test_whoever_sits_down_at_one_server_is_seen_at_the_other_and_the_deal_too(sites: list[Site]) -> None:
    ann, bob = sites[0].person(), sites[1].person()
    code = await ann.make("distance", PERSON, PERSON, name="Ann")
    async with ann.page(code) as page:
        await page.hello()
        await bob.sit(code, name="Bob")
        room = await page.until("room", started=True)
        assert [seat["name"] for seat in room["seats"]] == ["Ann", "Bob"]
        assert (await page.until("update"))["version"] == 1


async def test_the_record_of_a_match_that_another_server_may_still_play_is_not_given(
    sites: list[Site], clock: ManualClock
) -> None:
    store = sites[0].client.app[MATCHES]._store
    await store.create(MATCH, at=clock.now())  # an old one would be deleted at the start
    entry = StoredEntry({"by": "chance", "do": "of other rules"}, clock.now())
    await store.append(MATCH.code, 0, [entry], over=False)
    status, body = await sites[0].person().call("GET", f"/api/matches/{MATCH.code}/record")
    assert (status, body["reason"]) == (HTTPStatus.GONE, "earlier-rules")


async def test_a_browser_that_is_forgotten_at_one_server_plays_no_more_at_the_other(sites: list[Site]) -> None:
    ann = sites[1].person()
    code = await ann.make("distance", PERSON, PERSON, name="Ann")
    async with ann.page(code) as page:
        room, _ = await room_and_snapshot(page)
        assert room["you"] == 0
        elsewhere = at(sites[0], ann)
        async with elsewhere.client.post("/api/forget", headers=elsewhere.headers) as answer:
            assert answer.status == HTTPStatus.NO_CONTENT
        await page.until("room", you=None)


async def test_a_head_that_was_read_before_somebody_sat_down_does_not_unseat_them(sites: list[Site]) -> None:
    ann, bob = sites[0].person(), sites[0].person()
    code = await ann.make("distance", PERSON, PERSON, PERSON, name="Ann")
    async with ann.page(code) as page:
        await page.hello()
        host = sites[0].client.app[MATCHES]._hosts[code]
        head = (await host._store.heads([code]))[code]
        await bob.sit(code, name="Bob")
        await host.follower.follow(head, host.match.version, [])
        assert [row.name for row in host.match.seats.rows] == ["Ann", "Bob", ""]


async def test_a_match_stays_in_memory_when_the_store_fails_to_say_what_is_new(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await sites[0].person().make("distance", PERSON, PERSON)
    matches = sites[0].client.app[MATCHES]
    host = matches._hosts[code]

    async def fail(_codes: object) -> dict[str, Head]:
        raise NotKept("the database failed")

    with monkeypatch.context() as failing:
        failing.setattr(sites[0].store, "heads", fail)
        with pytest.raises(NotKept):
            await matches.find(code)
    assert matches._hosts.get(code) is host


async def test_a_page_whose_seat_is_claimed_at_another_server_watches_from_then_on(sites: list[Site]) -> None:
    ann, _, code = await two_apart(sites)
    phone = sites[1].person()
    async with ann.page(code) as page:
        room, _ = await room_and_snapshot(page)
        await phone.sit(code, key=room["key"])
        assert (await page.until("room", you=None))["key"] is None
        assert (await page.until("snapshot"))["table"]["seat"] is None


async def test_a_spectator_who_sits_down_through_another_server_gets_the_view_of_the_seat(sites: list[Site]) -> None:
    ann = sites[0].person()
    code = await ann.make("distance", PERSON, PERSON, COMPUTER, name="Ann")
    bob = sites[1].person()
    bob.cookie, bob.cookie_name = ann.cookie, ann.cookie_name
    watching = sites[0].person()
    async with watching.client.ws_connect(f"/api/matches/{code}/socket") as raw:
        watching.cookie = raw._response.cookies[watching.cookie_name].value
        await raw.send_json({"type": "hello"})
        await at(sites[1], watching).sit(code, name="Cy")
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await raw.receive_json()
                if message["type"] == "snapshot" and message["table"]["seat"] == 1:
                    break


async def test_a_person_at_another_server_is_here_and_no_computer_plays_for_them(
    sites: list[Site], clock: ManualClock
) -> None:
    ann, bob, code = await two_apart(sites)
    async with ann.page(code) as one, bob.page(code):
        room = (await one.hello())[0]
        while not all(seat["here"] for seat in room["seats"]):
            room = await one.until("room")
        for _ in range(60):
            clock.advance(1)
            await asyncio.sleep(0.002)
        assert [host.match.stood_in for host in hosts(sites, code)] == [set(), set()]


async def test_a_computer_plays_for_whoever_is_at_no_server_and_stops_when_they_are_back_at_any(
    sites: list[Site], clock: ManualClock
) -> None:
    ann, bob, code = await two_apart(sites)
    carol = sites[1].person()
    async with ann.page(code) as one, carol.page(code) as watching:
        await one.hello()
        await watching.hello()
        await eventually(lambda: any(host.leads for host in hosts(sites, code)))
        clock.advance(21)
        room = await one.until("room")
        while not room["seats"][1]["stood_in"]:
            room = await one.until("room")
        room = await watching.until("room")
        while not room["seats"][1]["stood_in"]:
            room = await watching.until("room")
        async with bob.page(code):
            for page in (one, watching):
                room = await page.until("room")
                while room["seats"][1]["stood_in"] or not room["seats"][1]["here"]:
                    room = await page.until("room")
            await calm()
            assert [host.match.stood_in for host in hosts(sites, code)] == [set(), set()]


async def test_one_server_leads_and_another_takes_over_when_its_pages_are_gone(sites: list[Site], hub: Hub) -> None:
    ann, bob, code = await two_apart(sites)
    async with bob.page(code) as two:
        async with ann.page(code) as one:
            await one.hello()
            await two.hello()
            await eventually(lambda: sum(host.leads for host in hosts(sites, code)) == 1)
            first = hub.owners[code]
            assert hosts(sites, code)[1].leads  # Bob came first
            async with at(sites[0], bob).page(code):
                pass
        assert hub.owners[code] is first
        async with ann.page(code):
            await two.raw.close()
            await eventually(lambda: hosts(sites, code)[0].leads)
            assert hub.owners[code] is not first


async def test_computers_move_once_with_pages_at_both_servers(sites: list[Site]) -> None:
    ann = sites[0].person()
    code = await ann.make("memory", PERSON, COMPUTER, name="Ann")
    async with ann.page(code) as one, sites[1].person().page(code) as two:
        (_, shown), _ = await one.hello(), await two.hello()
        table = shown["table"]
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
    async with ann.page(code) as one:
        await one.hello()
        host = hosts(sites, code)[0]
        await eventually(lambda: bool(host.leads))
        hub.owners[code].lose_leases()
        assert not host.leads
        await eventually(lambda: bool(host.leads))


async def test_without_messages_moves_and_seats_are_found_in_the_store(
    sites: list[Site], hub: Hub, clock: ManualClock
) -> None:
    ann, bob, code = await two_apart(sites)
    async with ann.page(code) as one, bob.page(code) as two:
        (_, shown), _ = await one.hello(), await two.hello()
        await calm()
        hub.works = False
        answer = await one.act("a", **try_a_card(shown["table"]))
        await ann.sit(code, name="Anna")
        clock.advance(1)
        room = await two.until("room")
        while room["seats"][0]["name"] != "Anna":
            room = await two.until("room")
        assert [seat["here"] for seat in room["seats"]] == [True, True]  # whoever cannot be heard need not be gone
        assert hosts(sites, code)[1].match.version == answer["version"]
        for _ in range(60):
            clock.advance(1)
            await asyncio.sleep(0.002)
        assert [host.match.stood_in for host in hosts(sites, code)] == [set(), set()]


async def test_a_lost_message_is_made_up_for(sites: list[Site], hub: Hub, clock: ManualClock) -> None:
    ann, bob, code = await two_apart(sites)
    async with ann.page(code) as one, bob.page(code) as two:
        (_, shown), _ = await one.hello(), await two.hello()
        await calm()
        lines, hub.lines = hub.lines, []
        answer = await one.act("a", **try_a_card(shown["table"]))
        await calm()
        hub.lines = lines
        for _ in range(5):
            clock.advance(1)
            await asyncio.sleep(0.002)
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


async def test_a_table_closed_at_one_server_is_closed_at_the_other(sites: list[Site]) -> None:
    ann, bob, code = await two_apart(sites)
    async with bob.page(code) as two:
        await two.hello()
        status, _ = await _close(ann, code)
        assert status == 204
        assert (await two.until("notice"))["kind"] == "closed"
    status, problem = await bob.call("GET", f"/api/matches/{code}")
    assert (status, problem["reason"]) == (404, "unknown-match")


async def _close(person: Person, code: str) -> tuple[int, bytes]:
    async with person.client.post(f"/api/matches/{code}/close", headers=person.headers) as response:
        return response.status, await response.read()


async def pass_seconds(clock: ManualClock, seconds: int) -> None:
    """Let time pass in heartbeats."""
    for _ in range(seconds):
        clock.advance(1)
        await asyncio.sleep(0.005)


async def test_an_old_match_with_a_page_at_another_server_is_deleted_only_once_that_has_closed(
    sites: list[Site], clock: ManualClock
) -> None:
    matches = sites[0].client.app[MATCHES]
    await pass_seconds(clock, 12)  # until the looks for old matches at the start are over
    await sites[0].store.create(MATCH, at=clock.now() - (UNTOUCHED_DAYS + 1) * DAY * 1000)
    async with sites[1].person().page(MATCH.code) as page:
        await page.hello()
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
    async with bob.page(code) as two:
        await two.hello()
        await ann.call("POST", f"/api/matches/{code}/host", {"seat": 1})
        await two.until("room", host=1)
        await end_at_once(sites[0], code)
        await two.until("room", over=True)
        _, joined = await at(sites[0], bob).call("POST", f"/api/matches/{code}/again", {})
        await two.until("room", next=joined["code"])


async def test_the_only_person_can_hurry_and_stop_computers_that_another_server_plays(
    tmp_path: Path, clock: ManualClock, hub: Hub
) -> None:
    async with open_sites(tmp_path, 2, clock, hub, pace=1) as sites:
        ann = sites[0].person()
        code = await ann.make("memory", PERSON, COMPUTER, name="Ann")
        async with sites[1].person().page(code) as watching:
            await watching.hello()
            leading = hosts(sites, code)[1]
            await eventually(lambda: bool(leading.leads))
            async with ann.page(code) as page:
                await page.hello()
                await page.send(type="reading", on=True)
                await eventually(lambda: bool(leading._scheduler.pauses._timers))
                await page.send(type="reading", on=False)
                await eventually(lambda: not leading._scheduler.pauses._timers)
                await page.send(type="hurry")
                await eventually(lambda: bool(leading._scheduler._hurried))
                await page.send(type="reading", on=True)
                await eventually(lambda: bool(leading._scheduler.pauses._timers))
            await eventually(lambda: not leading._scheduler.pauses._timers)


async def test_a_notice_reaches_the_pages_at_all_servers(sites: list[Site], clock: ManualClock) -> None:
    ann, bob, code = await two_apart(sites, clock=30)
    async with ann.page(code) as one, bob.page(code) as two:
        await one.hello()
        await two.hello()
        await eventually(lambda: any(host.leads for host in hosts(sites, code)))
        clock.advance(31)
        for page in (one, two):
            assert (await page.until("notice", kind="time-up"))["seat"] == 0


async def leave(site: Site, text: bytes) -> tuple[int, str]:
    """Return the status, and the id or the reason."""
    async with site.client.post("/api/handovers", data=text) as response:
        body = await response.json()
        return response.status, body["id"] if response.status == HTTPStatus.CREATED else body["reason"]


async def pick_up(site: Site, name: str) -> tuple[int, bytes]:
    async with site.client.post(f"/api/handovers/{name}") as response:
        return response.status, await response.read()


async def test_what_is_left_at_one_server_is_picked_up_once_at_the_other(sites: list[Site]) -> None:
    _, name = await leave(sites[0], b"\x00\xffciphertext")
    assert await pick_up(sites[1], name) == (HTTPStatus.OK, b"\x00\xffciphertext")
    assert [(await pick_up(site, name))[0] for site in sites] == [HTTPStatus.NOT_FOUND] * 2
    assert (await pick_up(sites[0], "no such id"))[0] == HTTPStatus.NOT_FOUND


async def test_what_nobody_picks_up_is_gone_after_ten_minutes_at_all_servers(
    sites: list[Site], clock: ManualClock
) -> None:
    _, name = await leave(sites[0], b"text")
    clock.advance(LONGEST)
    assert (await pick_up(sites[1], name))[0] == HTTPStatus.NOT_FOUND


async def test_an_address_can_leave_only_so_much_at_all_servers_together(sites: list[Site]) -> None:
    found = [(await leave(sites[number % 2], b"text")) for number in range(Handovers.MAX_PER_ADDRESS)]
    assert (await leave(sites[0], b"text"))[1] == "too-fast"
    await pick_up(sites[1], found[0][1])
    assert (await leave(sites[1], b"text"))[0] == HTTPStatus.CREATED


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
            host.enter(Idle("nobody"))
        members = sites[1].client.app[OPERATION].cluster._members
        await eventually(lambda: all(members.leader(match.code) for match in stored[:300]))
        for _ in range(5):
            clock.advance(1)
            await asyncio.sleep(0.01)
        await eventually(lambda: all(members.leader(match.code) for match in stored[:300]))
    assert max(sizes) < 8000


class Idle:
    """A page that watches and hears nothing."""

    credit = 0.0

    def __init__(self, holder: str) -> None:
        self.holder = holder

    def send(self, message: bytes) -> None:
        pass

    def disconnect(self) -> None:
        pass
