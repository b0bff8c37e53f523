"""Somebody who comes after the deal takes over the seat of a computer."""

from http import HTTPStatus
from pathlib import Path

import pytest

from tests.server.site import COMPUTER, PERSON, Site, open_site
from tests.server.tables import end_at_once, refusal, room_and_snapshot, settle, try_a_card, two_with

OPEN = {"locked": False}  # whoever plays alone would have to unlock the table first


async def test_a_latecomer_takes_over_a_computer_s_hand(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("distance", PERSON, COMPUTER, name="Ann", settings=OPEN)
    room = await bob.room(code)
    assert (room["started"], room["open_seats"]) == (True, [1])
    await bob.call("GET", "/")  # which gives a cookie
    async with ann.page(code) as hers, bob.page(code) as his:
        _, before = await hers.hello()
        await his.hello()
        assert await bob.sit(code, name="Bob") == 1
        assert (await hers.until("notice", kind="joined"))["seat"] == 1
        shown = await his.until("snapshot")
        assert len(shown["table"]["hand"]) == before["table"]["counts"][1]
        room = await bob.room(code)
        assert [(seat["name"], seat["kind"], seat["level"]) for seat in room["seats"]][1] == ("Bob", "person", None)
        assert room["open_seats"] == []
        problem = await refusal(site.person().ask(code, "seats", {"seat": 1}), HTTPStatus.CONFLICT, "seat-taken")
        assert problem["facts"] == {"seat": 1, "free": []}
        await hers.act("a", **try_a_card(before["table"]))
        assert (await his.act("b", do="pass"))["reason"] in ("not-your-turn", "pass-too-early")


async def test_the_computer_that_has_left_makes_no_more_moves(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        bob = site.person()
        code = await site.person().make("distance", COMPUTER, PERSON, settings=OPEN)
        assert await bob.sit(code) == 0
        async with bob.at_table(code) as his:
            assert (his.shown["version"], his.table["turn"]) == (1, 0)
            assert (await his.act("a", **try_a_card(his.table)))["type"] == "ack"
    async with open_site(tmp_path) as site:
        bob.client = site.client
        room = await bob.room(code)
        assert (room["you"], room["seats"][0]["kind"]) == (0, "person")


@pytest.mark.parametrize("pace", [1])
async def test_whoever_takes_over_a_turn_gets_the_full_time_for_it(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("distance", COMPUTER, PERSON, settings={"clock": 20, **OPEN})
    async with ann.page(code) as hers:
        await hers.send(type="hello")
        assert await hers.until("turn") == {"type": "turn", "seat": 0, "remaining": 20_000}
        site.clock.advance(1)
        await bob.sit(code, seat=0)
        assert await hers.until("turn") == {"type": "turn", "seat": 0, "remaining": 20_000}
        site.clock.advance(19)
        await settle(site, code)
        assert (await room_and_snapshot(hers))[1]["table"]["turn"] == 0
        site.clock.advance(1)
        assert (await hers.until("notice", kind="time-up"))["seat"] == 0


async def test_taking_over_another_seat_does_not_change_the_time_of_the_turn(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("distance", PERSON, COMPUTER, settings={"clock": 20, **OPEN})
    async with ann.page(code) as hers, bob.page(code) as his:
        await hers.hello()
        site.clock.advance(5)
        await bob.sit(code, seat=1)
        await his.send(type="hello")
        assert await his.until("turn") == {"type": "turn", "seat": 0, "remaining": 15_000}


async def test_computers_without_latecomers_before_the_deal_and_after_the_end_keep_their_seats(site: Site) -> None:
    waiting = await site.person().make("steps", PERSON, COMPUTER, PERSON)
    assert (await site.person().room(waiting))["open_seats"] == [2]
    without = await site.person().make("steps", PERSON, COMPUTER, settings={"late_joiners": False, **OPEN})
    over = await site.person().make("old_maid", PERSON, COMPUTER, settings=OPEN)
    await end_at_once(site, over)
    for code in (without, over):
        assert (await site.person().room(code))["open_seats"] == []
        await refusal(site.person().ask(code, "seats", {}), HTTPStatus.CONFLICT, "seat-taken")


async def test_nobody_takes_the_seat_of_a_player_who_is_away(site: Site) -> None:
    _, bob, code = await two_with(site)
    async with bob.at_table(code) as his:
        site.clock.advance(20)
        assert (await his.until("notice", kind="away"))["seat"] == 0
        for body in ({}, {"seat": 0}):
            await refusal(site.person().ask(code, "seats", body), HTTPStatus.CONFLICT, "seat-taken")


async def test_the_first_person_at_a_table_of_computers_is_the_host(site: Site) -> None:
    bob = site.person()
    code = await site.person().make("steps", COMPUTER, COMPUTER)
    await bob.sit(code, seat=1)
    assert (await bob.room(code))["host"] == 1
