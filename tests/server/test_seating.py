"""The host of a table can start it, close it, play again, and hand it over."""

import asyncio
from dataclasses import asdict
from http import HTTPStatus
from pathlib import Path
from random import Random
from unittest.mock import AsyncMock

import pytest
from aiohttp import WSMsgType
from structlog.testing import capture_logs

from musicards.errors import NotStored
from musicards.server.http.matches import MATCHES
from musicards.server.live.seating import SECONDS_AWAY
from musicards.store import Head
from tests.server.driver import Driver, persons
from tests.server.site import COMPUTER, PATIENCE, PERSON, Person, Site, open_site
from tests.server.tables import end_at_once, open_pages, reach, refusal, settle, two


async def waiting(site: Site) -> tuple[Person, Person, str]:
    """Seat Ann and Bob at a table with a third seat that is free."""
    ann, bob = site.person(), site.person()
    code = await ann.make("steps", PERSON, PERSON, PERSON, name="Ann")
    await bob.sit(code, name="Bob")
    return ann, bob, code


@pytest.mark.parametrize(("seats", "host"), [([COMPUTER, PERSON, PERSON], 1), ([COMPUTER, COMPUTER], None)])
async def test_whoever_creates_a_match_is_its_host_unless_only_computers_play(
    site: Site, seats: list[dict[str, object]], host: int | None
) -> None:
    _, code = await site.host("steps", *seats)
    assert (await site.person().room(code))["host"] == host


async def test_only_the_host_starts_while_seats_are_free(site: Site) -> None:
    ann, bob, code = await waiting(site)
    problem = await refusal(bob.ask(code, "start"), HTTPStatus.FORBIDDEN, "not-host")
    assert (problem["facts"], "Ann" in problem["text"]) == ({"host": 0}, True)
    assert not (await bob.room(code))["started"]
    status, room = await ann.ask(code, "start")
    assert (status, room["started"]) == (HTTPStatus.OK, True)


async def test_the_host_hands_the_table_over_and_everybody_is_notified(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        ann, bob, code = await waiting(site)
        async with site.person().at_table(code) as theirs:
            status, room = await ann.ask(code, "host", {"seat": 1})
            assert (status, room["host"]) == (HTTPStatus.OK, 1)
            assert (await theirs.until("room"))["host"] == 1
            assert (await theirs.until("notice", kind="host"))["seat"] == 1
    async with open_site(tmp_path) as site:
        ann.client = bob.client = site.client
        _, problem = await ann.ask(code, "start")
        assert problem["facts"] == {"host": 1}
        assert (await bob.ask(code, "start"))[0] == HTTPStatus.OK


async def test_only_the_host_hands_the_table_over_and_only_to_a_person(site: Site) -> None:
    ann, bob, code = await waiting(site)
    await refusal(bob.ask(code, "host", {"seat": 1}), HTTPStatus.FORBIDDEN, "not-host")
    for seat in (2, 3, -1):
        problem = await refusal(ann.ask(code, "host", {"seat": seat}), HTTPStatus.CONFLICT, "no-person")
        assert problem["facts"] == {"seat": seat}


async def test_when_the_host_is_away_for_long_the_next_person_here_is_the_host(site: Site) -> None:
    _, bob, code = await waiting(site)
    async with bob.at_table(code) as his:
        site.clock.advance(SECONDS_AWAY - 1)
        await settle(site, code)
        assert (await bob.room(code))["host"] == 0
        site.clock.advance(1)
        assert (await his.until("notice", kind="host"))["seat"] == 1
        assert (await bob.room(code))["host"] == 1


async def test_a_new_host_who_cannot_be_stored_is_the_host_once_the_database_works(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bob, code = await waiting(site)
    async with bob.at_table(code) as his:
        with monkeypatch.context() as full, capture_logs() as logs:
            full.setattr(site.store, "change", AsyncMock(side_effect=NotStored("disk full")))
            site.clock.advance(SECONDS_AWAY)
            await settle(site, code)
        assert [(each["event"], each["why"]) for each in logs] == [("not stored", "disk full")]
        assert (await bob.room(code))["host"] == 0
        site.clock.advance(SECONDS_AWAY)
        assert (await his.until("notice", kind="host"))["seat"] == 1


async def test_a_host_who_comes_back_in_time_stays_the_host(site: Site) -> None:
    ann, bob, code = await waiting(site)
    async with bob.at_table(code):
        for _ in range(3):
            site.clock.advance(SECONDS_AWAY - 1)
            async with ann.page(code) as hers:
                await hers.hello()
        await settle(site, code)
        assert (await bob.room(code))["host"] == 0


@pytest.mark.parametrize("handed_over_first", [True, False])
async def test_the_host_hands_over_in_the_moment_in_which_they_are_away_too_long(
    site: Site, handed_over_first: bool
) -> None:
    ann, bob, cyd = site.person(), site.person(), site.person()
    code = await ann.make("steps", *[PERSON] * 4)
    for person in (bob, cyd):
        await person.sit(code)
    host = await site.client.app[MATCHES].find(code)
    async with bob.at_table(code):
        site.clock.advance(SECONDS_AWAY - 1)
        async with host.lock:
            if not handed_over_first:
                site.clock.advance(1)
                await reach(host, 1)
            handing = asyncio.create_task(ann.ask(code, "host", {"seat": 2}))
            await reach(host, 1 if handed_over_first else 2)
            if handed_over_first:
                site.clock.advance(1)
                await reach(host, 2)
        status, answer = await handing
        await settle(site, code)
        if handed_over_first:  # and Cyd keeps the table, although the next person here would be Bob
            assert (status, (await bob.room(code))["host"]) == (HTTPStatus.OK, 2)
        else:
            assert (answer["reason"], (await bob.room(code))["host"]) == ("not-host", 1)


async def test_a_host_who_comes_back_in_the_moment_in_which_time_is_up_stays_the_host(site: Site) -> None:
    ann, bob, code = await waiting(site)
    host = await site.client.app[MATCHES].find(code)
    async with bob.at_table(code):
        await host.lock.acquire()
        site.clock.advance(SECONDS_AWAY)
        await reach(host, 1)
        async with ann.page(code) as hers:
            await hers.send(type="hello")
            await hers.until("room")  # she is here, and the change of the host still waits
            host.lock.release()
            await settle(site, code)
            assert (await bob.room(code))["host"] == 0


async def test_during_a_game_nobody_replaces_a_host_who_is_away(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("steps", PERSON, COMPUTER, name="Ann", settings={"locked": False})
    async with bob.at_table(code):
        await bob.sit(code, name="Bob")
        site.clock.advance(10 * SECONDS_AWAY)
        await settle(site, code)
        assert (await bob.room(code))["host"] == 0
        await refusal(bob.ask(code, "close"), HTTPStatus.FORBIDDEN, "not-host")


async def test_spectators_do_not_become_the_host(site: Site) -> None:
    _, _, code = await waiting(site)
    async with site.person().at_table(code):
        site.clock.advance(10 * SECONDS_AWAY)
        await settle(site, code)
        assert (await site.person().room(code))["host"] == 0


async def test_the_host_closes_the_table_and_everybody_is_disconnected_after_a_notice(site: Site) -> None:
    ann, bob, code = await two(site)
    async with open_pages(code, ann, bob, site.person()) as pages:
        await refusal(bob.ask(code, "close"), HTTPStatus.FORBIDDEN, "not-host")
        assert (await ann.ask(code, "close"))[0] == HTTPStatus.NO_CONTENT
        for page in pages:
            await page.until("notice", kind="closed")
            assert (await page.raw.receive(PATIENCE)).type is WSMsgType.CLOSE
    await refusal(bob.call("GET", f"/api/matches/{code}"), HTTPStatus.NOT_FOUND, "unknown-match")
    assert await site.store.unfinished() == []
    async with bob.page(code) as his:
        assert (await his.until("refused"))["reason"] == "unknown-match"
        assert (await his.raw.receive(PATIENCE)).type is WSMsgType.CLOSE


async def test_the_host_chooses_the_next_round_and_moves_with_everybody(site: Site) -> None:
    ann, bob, code = await two(site, "old_maid")
    await end_at_once(site, code)
    await refusal(bob.ask(code, "again"), HTTPStatus.FORBIDDEN, "not-host")
    _, joined = await ann.ask(code, "again", {"options": {"pitches": "naturals"}})
    assert (await bob.ask(code, "again"))[1] == {"code": joined["code"], "seat": 0}
    room = await ann.room(joined["code"])
    assert (room["host"], room["you"], room["dealer"]) == (1, 1, 1)
    assert room["options"] == {"pitches": "naturals", "find_pairs": True}


async def test_a_match_that_is_over_is_not_closed_nor_followed_by_one_with_other_options(site: Site) -> None:
    ann, _, code = await two(site, "old_maid")
    await end_at_once(site, code)
    await refusal(ann.ask(code, "close"), HTTPStatus.CONFLICT, "game-over")
    for options in ({"interval": 3}, {"pitches": "some"}):
        await refusal(ann.ask(code, "again", {"options": options}), HTTPStatus.BAD_REQUEST, "bad-notation")
    room = await ann.room(code)
    assert (room["over"], room["next"]) == (True, None)


async def test_a_key_that_could_come_next_is_suggested_when_the_game_is_over(site: Site) -> None:
    scale = {"tonic": "F", "kind": "major"}
    ann, code = await site.host("keys_corners", PERSON, COMPUTER, options={"scale": scale})
    assert (await ann.room(code))["suggested"] == {}
    await end_at_once(site, code)
    assert (await ann.room(code))["suggested"] == {"scale": {"tonic": "C", "kind": "major"}}


async def test_the_host_chooses_another_game_and_everybody_who_waits_sees_it(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        ann, bob, code = await waiting(site)
        async with bob.at_table(code) as his:
            status, room = await ann.ask(code, "game", {"game": "memory", "options": {"board": "naturals"}})
            assert (status, room["game"], room["options"]) == (HTTPStatus.OK, "memory", {"board": "naturals"})
            assert (await his.until("room", game="memory"))["you"] == 1
            assert (await his.until("snapshot"))["table"]["game"] == "memory"
    async with open_site(tmp_path) as site:
        ann.client = bob.client = site.client
        assert (await bob.room(code))["game"] == "memory"
        _, room = await ann.ask(code, "start")
        assert (room["started"], room["game"]) == (True, "memory")


async def test_only_the_host_chooses_the_game_and_only_before_the_deal(site: Site) -> None:
    ann, bob, code = await waiting(site)
    other = {"game": "memory"}
    await refusal(bob.ask(code, "game", other), HTTPStatus.FORBIDDEN, "not-host")
    await refusal(ann.ask(code, "game", {"game": "chess"}), HTTPStatus.BAD_REQUEST, "bad-notation")
    await refusal(ann.ask(code, "game", {**other, "options": {"board": "huge"}}), 400, "bad-notation")
    assert (await bob.room(code))["game"] == "steps"
    await ann.ask(code, "start")
    await refusal(ann.ask(code, "game", other), HTTPStatus.CONFLICT, "started")
    assert (await bob.room(code))["game"] == "steps"


async def test_the_game_stays_the_same_in_a_series(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("steps", PERSON, PERSON, name="Ann", settings={"rounds": 2})
    await bob.sit(code)
    await end_at_once(site, code)
    await bob.ask(code, "leave")
    _, second = await ann.ask(code, "again")
    assert not (await ann.room(second["code"]))["started"]
    await refusal(ann.ask(second["code"], "game", {"game": "memory"}), HTTPStatus.CONFLICT, "started")


@pytest.mark.parametrize("options", [{}, {"pack": "from a later version"}])
def test_a_game_in_progress_stays_whatever_options_were_stored(options: dict[str, object]) -> None:
    driver = Driver("steps", persons(2), Random(0))
    match = driver.match
    head = Head(match.version, persons(2), None, 1, asdict(match.settings), "steps", options)
    assert match.update(head)  # the host
    assert (match.version, match.game.dealt, match.differs(head)) == (1, True, False)
