"""Seat keys: whoever holds the key owns the seat, in any browser."""

import asyncio
import hashlib
from http import HTTPStatus
from pathlib import Path

import pytest
from itsdangerous import Signer

from musicards.games.action import Seat
from musicards.server.guard.identity import FORMER_COOKIE, Identity
from musicards.server.http.matches import MATCHES
from musicards.server.live.keys import KEY_LENGTH, SeatKeys
from tests.server.site import COMPUTER, PERSON, SECRET, Person, Site, open_site
from tests.server.tables import open_pages, reach, refusal, try_a_card, two

KEYS = SeatKeys(SECRET)


async def key_of(person: Person, code: str) -> str | None:
    key: str | None = (await person.room(code))["key"]
    return key


def test_every_seat_of_every_match_has_a_key_of_its_own() -> None:
    keys = {KEYS.of(code, Seat(seat)) for code in ("BKTRW", "BKTRX") for seat in range(5)}
    assert len(keys) == 10
    assert all(len(key) == KEY_LENGTH and key.replace("-", "a").replace("_", "a").isalnum() for key in keys)
    assert SeatKeys(b"another secret").of("BKTRW", Seat(0)) not in keys


def test_keys_are_signatures_as_the_library_for_cookies_makes_them() -> None:
    signer = Signer(SECRET, salt="musicards.seat", digest_method=hashlib.sha256)
    for number, signed in enumerate(["BKTRW/1", "BKTRW/1/1"]):
        signature = signer.get_signature(signed).decode().replace("-", "A").replace("_", "Z")
        assert KEYS.of("BKTRW", Seat(1), number) == signature[:KEY_LENGTH]


async def test_a_seat_key_is_sent_only_to_its_owner(site: Site) -> None:
    ann, bob, code = await two(site)
    assert await key_of(ann, code) == KEYS.of(code, Seat(0))
    assert await key_of(bob, code) == KEYS.of(code, Seat(1))
    assert await key_of(site.person(), code) is None
    async with ann.page(code) as hers, bob.page(code) as his, site.person().page(code) as theirs:
        sent = [[str(message) for message in await page.hello()] for page in (hers, his, theirs)]
        for viewer, messages in enumerate(sent):
            for seat in (0, 1):
                assert any(KEYS.of(code, Seat(seat)) in message for message in messages) == (seat == viewer)


async def test_a_key_gives_the_seat_to_another_browser(site: Site) -> None:
    ann, bob, code = await two(site)
    telephone = site.person()
    await telephone.call("GET", "/")  # which gives a cookie
    async with ann.page(code) as old, bob.page(code) as his, telephone.page(code) as new:
        (_, shown), _, _ = await old.hello(), await his.hello(), await new.hello()
        assert await telephone.sit(code, key=await key_of(ann, code)) == 0
        assert (await new.until("room"))["you"] == 0
        assert (await new.until("snapshot"))["table"]["hand"] == shown["table"]["hand"]
        assert (await old.until("room"))["you"] is None
        assert (await old.until("snapshot"))["table"]["hand"] == []
        assert (await old.act("a", **try_a_card(shown["table"])))["reason"] == "not-seated"
        assert (await new.act("a", **try_a_card(shown["table"])))["type"] == "ack"
        assert (await old.until("update"))["table"]["hand"] == []
        assert [seat["name"] for seat in (await his.until("room"))["seats"]] == ["Ann", "Bob"]


async def test_a_seat_moves_and_its_key_is_replaced_while_an_act_is_under_way(site: Site) -> None:
    ann, _, code = await two(site)
    telephone, path = site.person(), f"/api/matches/{code}"
    key = await key_of(ann, code)
    host = await site.client.app[MATCHES].find(code)
    async with ann.at_table(code) as old:
        async with host.lock:  # the order in which they come to the table
            moving = asyncio.create_task(telephone.call("POST", f"{path}/seats", {"key": key}))
            await reach(host, 1)
            await old.send(type="act", id="a", action=try_a_card(old.table))
            await reach(host, 2)
            replacing = asyncio.create_task(ann.call("POST", f"{path}/key"))
            await reach(host, 3)
        assert (await moving)[0] == HTTPStatus.OK
        assert (await old.until("refused"))["reason"] == "not-seated"
        assert (await replacing)[1]["reason"] == "not-seated"
        async with telephone.page(code) as new:
            room, shown = await new.hello()
            assert (room["you"], room["key"], shown["version"]) == (0, key, 1)
            async with host.lock:
                replacing = asyncio.create_task(telephone.call("POST", f"{path}/key"))
                await reach(host, 1)
                await new.send(type="act", id="a", action=try_a_card(shown["table"]))
                await reach(host, 2)
                moving = asyncio.create_task(ann.call("POST", f"{path}/seats", {"key": key}))
                await reach(host, 3)
            assert (await replacing)[0] == HTTPStatus.OK
            assert (await new.until("ack"))["version"] == 2
            assert (await moving)[1]["reason"] == "key-replaced"


async def test_a_seat_that_has_moved_is_there_after_a_restart(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        ann, _, code = await two(site)
        telephone = site.person()
        await telephone.sit(code, key=await key_of(ann, code))
    async with open_site(tmp_path) as site:
        for person, seat in ((telephone, 0), (ann, None)):
            person.client = site.client
            assert (await person.room(code))["you"] == seat


async def test_the_key_of_your_own_seat_changes_nothing_and_gives_it_back_later(site: Site) -> None:
    ann, _, code = await two(site)
    key = await key_of(ann, code)
    for _ in range(2):
        assert await ann.sit(code, key=key) == 0
    await site.person().sit(code, key=key)
    assert await key_of(ann, code) is None
    assert await ann.sit(code, key=key) == 0


@pytest.mark.parametrize("key", ["", "x", "é" * 12, KEYS.of("BKTRW", Seat(0)), KEYS.of("BKTRW", Seat(7))])
async def test_a_wrong_key_opens_nothing(site: Site, key: str) -> None:
    code = await site.person().make("steps", PERSON, COMPUTER)
    for tried in (key, KEYS.of(code, Seat(1))):  # the latter is of a computer's seat
        problem = await refusal(site.person().ask(code, "seats", {"key": tried}), HTTPStatus.FORBIDDEN, "wrong-key")
        assert code in problem["text"]


async def test_a_seated_player_cannot_take_another_seat_with_its_key(site: Site) -> None:
    ann, bob, code = await two(site)
    body = {"key": await key_of(ann, code)}
    status, problem = await bob.ask(code, "seats", body)
    assert (status, problem["reason"], problem["facts"]) == (HTTPStatus.CONFLICT, "already-seated", {"seat": 1})
    assert await key_of(ann, code) is not None


async def test_a_replaced_key_ends_and_the_new_one_opens_the_seat(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        ann, bob, code = await two(site)
        old = await key_of(ann, code)
        await refusal(site.person().ask(code, "key"), HTTPStatus.FORBIDDEN, "not-seated")
        async with open_pages(code, ann, bob) as (hers, _):
            status, room = await ann.ask(code, "key")
            assert (status, room["you"]) == (HTTPStatus.OK, 0)
            assert (await hers.until("room"))["key"] == room["key"] != old
    async with open_site(tmp_path) as site:
        await refusal(site.person().ask(code, "seats", {"key": old}), HTTPStatus.FORBIDDEN, "key-replaced")
        ann = site.person()
        assert await ann.sit(code, key=room["key"]) == 0
        await ann.ask(code, "key")  # a second time
        await refusal(site.person().ask(code, "seats", {"key": old}), HTTPStatus.FORBIDDEN, "key-replaced")


def test_two_servers_on_one_machine_do_not_share_a_cookie() -> None:
    assert Identity(b"one").cookie != Identity(b"other").cookie
    assert Identity(b"one").cookie == Identity(b"one").cookie


async def test_a_cookie_of_an_earlier_version_is_still_known(site: Site) -> None:
    ann, code = await site.host("steps", PERSON, PERSON)
    ann.cookie_name = FORMER_COOKIE
    assert (await ann.room(code))["you"] == 0
