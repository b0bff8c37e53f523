"""Nobody gets in who does not belong there: locked tables, names that say nothing, keys that end, people removed."""

from http import HTTPStatus
from random import Random

import pytest

from musicards.server.live.keys import LINK_MINUTES
from musicards.server.match.names import is_listed, offered_name
from tests.server.site import COMPUTER, PERSON, Person, Site
from tests.server.tables import end_at_once, room_and_snapshot, two

RIVAL = "call me 0123 456789"


async def refused(person: Person, code: str, what: str, body: object = None) -> str:
    status, problem = await person.ask(code, what, body)
    assert status in (HTTPStatus.FORBIDDEN, HTTPStatus.CONFLICT), problem
    return str(problem["reason"])


async def link_of(person: Person, code: str) -> str:
    _, link = await person.ask(code, "link")
    return str(link["key"])


# A table of somebody who plays alone


async def test_a_stranger_who_has_the_code_gets_no_seat_at_a_table_for_one_nor_in_the_rematch(site: Site) -> None:
    ann, eve = site.person(), site.person()
    code = await ann.make("distance", PERSON, COMPUTER, COMPUTER)
    for wish in ({}, {"seat": 1}, {"name": "Eve"}):
        assert await refused(eve, code, "seats", wish) == "table-locked"
    room = await eve.room(code)
    assert (room["open_seats"], [seat["kind"] for seat in room["seats"]]) == ([], ["person", "computer", "computer"])
    await end_at_once(site, code)
    _, joined = await ann.ask(code, "again")
    assert await refused(eve, joined["code"], "seats", {}) == "table-locked"


async def test_whoever_plays_alone_can_let_a_friend_in_and_shut_the_door_again(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("distance", PERSON, COMPUTER, COMPUTER)
    assert await refused(bob, code, "lock", {"locked": False}) == "not-seated"
    await ann.ask(code, "lock", {"locked": False})
    assert await bob.sit(code, name="Bob") == 1
    assert await refused(bob, code, "lock", {"locked": True}) == "not-host"
    await ann.ask(code, "lock", {"locked": True})
    assert await refused(site.person(), code, "seats", {}) == "table-locked"
    assert (await bob.room(code))["you"] == 1


async def test_friends_who_come_late_find_an_open_table(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("distance", PERSON, PERSON)
    await ann.ask(code, "start")
    assert await bob.sit(code, name="Bob") == 1


# Names


async def test_names_stay_after_the_deal(site: Site) -> None:
    _, bob, code = await two(site)
    for name in ("Anna", "Presto Tuba"):
        assert await refused(bob, code, "seats", {"name": name}) == "name-fixed"
    for number in range(33):  # a name that is not on the lists is not even looked at
        await bob.sit(code, name=f"call me {number}")
    assert (await bob.room(code))["seats"][1]["name"] == "Bob"
    assert await refused(bob, code, "seats", {"avatar": 7}) == "name-fixed"
    assert await bob.sit(code, name="Bob") == 1  # pages send the same name when they sit down again


async def test_before_the_deal_names_change_three_times(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("distance", PERSON, PERSON, PERSON, settings={"own_names": True})
    await bob.sit(code, name="Bob")
    for name in ("Bo", "Bobo", "Rob"):
        await bob.sit(code, name=name)
    assert await refused(bob, code, "seats", {"name": "0123"}) == "name-fixed"
    assert (await ann.room(code))["seats"][1]["name"] == "Rob"


@pytest.mark.parametrize("own_names", [False, True])
async def test_names_of_people_who_join_come_from_the_lists_unless_the_table_allows_any(
    site: Site, own_names: bool
) -> None:
    ann, eve, eva = site.person(), site.person(), site.person()
    code = await ann.make("distance", *[PERSON] * 4, name="Mrs. Miller", settings={"own_names": own_names})
    await eve.sit(code, name=RIVAL)
    await eva.sit(code, name="Eva")
    host, stranger, listed, _ = [seat["name"] for seat in (await ann.room(code))["seats"]]
    assert (host, listed) == ("Mrs. Miller", "Eva")  # whoever opens the table is called what they like
    assert (stranger == RIVAL) is own_names
    assert own_names or is_listed(stranger)


def test_every_name_that_is_offered_is_on_the_lists() -> None:
    assert all(is_listed(offered_name(Random(seed))) for seed in range(100))
    assert not any(map(is_listed, ["Anna 0123", "Presto", "Tuba Presto", "ann@example.org", ""]))


# Removing somebody


async def test_the_host_removes_somebody_and_they_do_not_come_back(site: Site) -> None:
    ann, eve = site.person(), site.person()
    code = await ann.make("distance", PERSON, PERSON, PERSON)
    await eve.sit(code, name="Eve")
    key, link = (await eve.room(code))["key"], await link_of(eve, code)
    async with eve.at_table(code) as hers:
        status, room = await ann.ask(code, "remove", {"seat": 1})
        assert (status, room["settings"]["locked"], room["seats"][1]["taken"]) == (HTTPStatus.OK, True, False)
        found, shown = await room_and_snapshot(hers)
        assert (found["you"], shown["table"]["hand"]) == (None, [])
    assert await refused(eve, code, "seats", {}) == "table-locked"
    assert await refused(eve, code, "seats", {"key": key}) in ("wrong-key", "key-replaced")
    assert await refused(eve, code, "seats", {"key": link}) == "key-replaced"


async def test_a_computer_plays_on_for_somebody_who_was_removed_during_a_game(site: Site) -> None:
    ann, eve, code = await two(site)
    status, room = await ann.ask(code, "remove", {"seat": 1})
    assert (status, room["seats"][1]["kind"], room["open_seats"]) == (HTTPStatus.OK, "computer", [])
    assert (await eve.room(code))["you"] is None
    await end_at_once(site, code)


@pytest.mark.parametrize("seat", [0, 2, 7, -1])
async def test_only_somebody_else_who_sits_there_can_be_removed(site: Site, seat: int) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("distance", PERSON, PERSON, PERSON)
    await bob.sit(code)
    assert await refused(ann, code, "remove", {"seat": seat}) == "no-person"
    assert await refused(bob, code, "remove", {"seat": 0}) == "not-host"


# Keys


async def test_the_key_of_somebody_who_has_left_opens_nothing(site: Site) -> None:
    ann, bob, code = await two(site)
    key = (await bob.room(code))["key"]
    await end_at_once(site, code)
    await bob.ask(code, "leave")
    assert await refused(site.person(), code, "seats", {"key": key, "name": "Eve"}) == "wrong-key"
    assert (await ann.room(code))["seats"][1]["name"] != "Eve"
    await ann.ask(code, "leave")
    assert (await ann.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.NOT_FOUND


async def test_a_link_opens_the_seat_once(site: Site) -> None:
    ann, _, code = await two(site)
    link, phone = await link_of(ann, code), site.person()
    assert await phone.sit(code, key=link) == 0
    assert (await ann.room(code))["you"] is None
    assert await refused(site.person(), code, "seats", {"key": link}) == "key-replaced"
    assert await phone.sit(code, key=link) == 0  # the page asks again if the answer was lost


async def test_a_link_ends_by_itself(site: Site) -> None:
    ann, _, code = await two(site)
    early, late = await link_of(ann, code), await link_of(ann, code)
    site.clock.advance(LINK_MINUTES * 60)
    assert await site.person().sit(code, key=early) == 0
    site.clock.advance(2 * 60)
    assert await refused(site.person(), code, "seats", {"key": late}) == "key-replaced"


async def test_a_link_ends_with_a_new_key_and_belongs_to_one_seat(site: Site) -> None:
    ann, bob, code = await two(site)
    link = await link_of(ann, code)
    end, rest = link[1:9], link[9:]
    longer = f"L{int(end, 16) + 1:08x}{rest}"
    assert await refused(site.person(), code, "seats", {"key": longer}) == "key-replaced"
    await ann.ask(code, "key")
    assert await refused(site.person(), code, "seats", {"key": link}) == "key-replaced"
    assert await refused(site.person(), code, "link") == "not-seated"
    assert (await bob.room(code))["you"] == 1
