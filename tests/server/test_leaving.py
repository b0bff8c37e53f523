"""People leave finished matches: their names are deleted, and so are matches in which nobody is left."""

import json
from http import HTTPStatus
from pathlib import Path
from urllib.request import urlopen

import pytest

from musicards.server.http.app import read_days
from musicards.server.http.matches import MATCHES
from musicards.server.live.registry import DAY
from musicards.store import GONE
from tests.server.process import running
from tests.server.site import COMPUTER, PERSON, Person, Site
from tests.server.tables import end_at_once, open_pages, refusal, room_and_snapshot, two


async def records(person: Person) -> list[dict[str, object]]:
    async with person.client.get("/api/records", headers=person.headers) as answer:
        assert answer.status == HTTPStatus.OK
        assert answer.content_type == "application/jsonl"
        return [json.loads(line) for line in (await answer.text()).splitlines()]


async def leave(person: Person, code: str) -> None:
    assert (await person.ask(code, "leave"))[0] == 204


async def names(person: Person, code: str) -> list[str]:
    return [seat["name"] for seat in (await person.room(code))["seats"]]


async def test_whoever_leaves_a_finished_match_is_named_nowhere(site: Site) -> None:
    ann, bob, code = await two(site)
    await end_at_once(site, code)
    async with open_pages(code, ann, bob) as (hers, his):
        await leave(ann, code)
        assert (await his.until("room"))["seats"][0]["name"] == ""
        room, shown = await room_and_snapshot(hers)
        assert (room["you"], shown["table"]["seat"]) == (None, None)
    _, found = await bob.call("GET", f"/api/matches/{code}/review")
    assert "Ann" not in json.dumps(found)
    assert (await bob.ask(code, "again"))[0] == HTTPStatus.OK  # as the host, who has left, did before
    assert (await site.store.load(code)).seats[0].holder == GONE


async def test_a_match_is_deleted_once_nobody_is_left_in_it(site: Site) -> None:
    ann, bob, code = await two(site)
    await end_at_once(site, code)
    await bob.call("GET", f"/api/matches/{code}/review")
    await leave(ann, code)
    async with bob.at_table(code) as his:
        await leave(bob, code)
        await his.until("notice", kind="closed")
    assert (await bob.call("GET", f"/api/matches/{code}/review"))[0] == HTTPStatus.NOT_FOUND
    assert await site.store.codes() == []


async def test_only_players_leave(site: Site) -> None:
    ann, _, code = await two(site)
    await refusal(site.person().ask(code, "leave"), HTTPStatus.FORBIDDEN, "not-seated")
    assert await names(ann, code) == ["Ann", "Bob"]


async def test_a_computer_plays_on_for_a_player_who_leaves_during_the_game_and_who_can_come_back(site: Site) -> None:
    ann, bob, code = await two(site)
    key = (await ann.room(code))["key"]
    async with ann.at_table(code) as hers, bob.at_table(code) as his:
        await leave(ann, code)
        assert (await his.until("notice", kind="left"))["seat"] == 0  # before the room: pages can name who left
        room = await his.until("room", host=1)
        assert [seat["kind"] for seat in room["seats"]] == ["computer", "person"]
        await his.until("update", version=2)
        room, shown = await room_and_snapshot(hers)
        assert (room["you"], shown["table"]["seat"], shown["table"]["hand"]) == (None, None, [])
    assert (await site.store.load(code)).seats[0].holder is None
    await refusal(site.person().ask(code, "seats", {"key": key}), HTTPStatus.FORBIDDEN, "wrong-key")
    assert await ann.sit(code, name="Ann") == 0


async def test_before_the_deal_the_seat_of_whoever_leaves_is_free_and_the_next_person_who_is_here_is_the_host(
    site: Site,
) -> None:
    ann, bob, cyd = site.person(), site.person(), site.person()
    code = await ann.make("steps", *[PERSON] * 4, name="Ann")
    for person in (bob, cyd):
        await person.sit(code)
    async with cyd.at_table(code) as theirs:
        await leave(ann, code)
        assert (await theirs.until("notice", kind="host"))["seat"] == 2  # at once, and not Bob, who is away
    room = await bob.room(code)
    assert [seat["taken"] for seat in room["seats"]] == [False, True, True, False]
    assert (room["host"], room["started"]) == (2, False)


@pytest.mark.parametrize("seats", [(PERSON, COMPUTER), (PERSON, PERSON)])
async def test_an_unfinished_match_that_nobody_else_plays_is_deleted_when_its_player_leaves(
    site: Site, seats: tuple[dict[str, object], ...]
) -> None:
    ann = site.person()
    code = await ann.make("steps", *seats)
    async with site.person().at_table(code) as theirs:
        await leave(ann, code)
        await theirs.until("notice", kind="closed")
    assert (await ann.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.NOT_FOUND
    assert await site.store.codes() == []


async def test_a_match_that_was_deleted_at_another_server_cannot_be_played_again(site: Site) -> None:
    ann, bob, code = await two(site)
    await end_at_once(site, code)
    async with bob.at_table(code) as his:
        for seat in (await site.store.load(code)).seats:
            await site.store.leave(seat.holder or "", code)
        problem = await refusal(ann.ask(code, "again"), HTTPStatus.NOT_FOUND, "unknown-match")
        assert code in problem["text"]
        await his.until("notice", kind="closed")
    assert await site.store.codes() == []


async def test_the_seat_of_whoever_left_is_free_in_the_rematch(site: Site) -> None:
    ann, bob, code = await two(site)
    await end_at_once(site, code)
    await leave(bob, code)
    _, joined = await ann.ask(code, "again")
    room = await ann.room(joined["code"])
    assert [seat["taken"] for seat in room["seats"]] == [False, True]
    assert not room["started"]


async def test_neither_a_copied_cookie_nor_the_key_opens_the_seat_after_its_owner_was_forgotten(site: Site) -> None:
    ann, bob, code = await two(site)
    key, (_, link) = (await ann.room(code))["key"], await ann.ask(code, "link")
    copied = site.person()
    copied.cookie = ann.cookie
    token = (await site.store.load(code)).seats[0].holder
    async with copied.page(code) as theirs:
        assert (await theirs.hello())[0]["you"] == 0
        await ann.call("POST", "/api/forget")
        assert (await theirs.act("late", do="draw"))["reason"] == "not-seated"
        found, shown = await room_and_snapshot(theirs)
        assert (found["you"], found["key"], shown["table"]["hand"]) == (None, None, [])
    assert (await copied.room(code))["you"] is None
    assert (await site.store.load(code)).seats[0].holder not in (token, None)
    assert await names(bob, code) == ["Ann", "Bob"]
    for each in (key, link["key"]):
        await refusal(site.person().ask(code, "seats", {"key": each}), HTTPStatus.FORBIDDEN, "key-replaced")


async def test_whoever_is_forgotten_leaves_finished_matches_and_no_others(site: Site) -> None:
    ann, bob, code = await two(site)
    await end_at_once(site, code)
    alone = await ann.make("old_maid", PERSON, COMPUTER, name="Ann")
    await end_at_once(site, alone)
    running = await ann.make("steps", PERSON, COMPUTER, name="Ann")
    await ann.call("POST", "/api/forget")
    assert await names(bob, code) == ["", "Bob"]
    assert sorted(await site.store.codes()) == sorted([code, running])
    assert (await site.store.load(running)).seats[0].name == "Ann"


async def test_a_player_can_save_the_records_of_all_finished_matches(site: Site) -> None:
    ann, bob, code = await two(site)
    assert await records(ann) == []
    await end_at_once(site, code)
    site.clock.advance(1)
    alone = await ann.make("old_maid", PERSON, COMPUTER)
    await end_at_once(site, alone)
    await ann.make("steps", PERSON, COMPUTER)
    assert [each["game"] for each in await records(ann)] == ["distance", "old_maid"]
    assert await records(bob) == [(await records(ann))[0]]
    async with ann.client.get(f"/api/matches/{alone}/record") as answer:
        assert json.loads(await answer.text()) == (await records(ann))[1]
    assert await records(site.person()) == []


@pytest.mark.parametrize(("text", "days"), [("ever", None), ("1d", 1), ("365d", 365)])
def test_days_are_read(text: str, days: int | None) -> None:
    assert read_days(text) == days


@pytest.mark.parametrize("text", ["", "365", "0d", "-1d", "1w", "1.5d", "d", "1d ", "9" * 30 + "d"])
def test_anything_but_a_number_of_days_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="number of days such as 365d"):
        read_days(text)


@pytest.mark.parametrize("kept", [None, 365])
async def test_finished_matches_are_deleted_when_the_server_says_so(site: Site, kept: int | None) -> None:
    ann, _, code = await two(site)
    await end_at_once(site, code)
    matches = site.client.app[MATCHES]
    matches.keep_days = kept
    site.clock.advance(364 * DAY)
    await matches.clear()
    assert await site.store.codes() == [code]
    site.clock.advance(2 * DAY)
    await matches.clear()  # the server's own daily look may be faster
    assert await site.store.codes() == ([code] if kept is None else [])
    assert (await ann.call("GET", f"/api/matches/{code}"))[0] == (HTTPStatus.OK if kept is None else 404)


def test_without_a_word_finished_matches_are_kept_for_ninety_days_and_the_page_is_told(tmp_path: Path) -> None:
    for options, days in (((), 90), (("--keep", "7d"), 7), (("--keep", "ever"), None)):
        with running(tmp_path, *options) as (_, address), urlopen(f"{address}api/lobby") as answer:  # noqa: S310 - our own server
            assert json.load(answer)["keep_days"] == days


@pytest.mark.parametrize("how", ["leave", "forget"])
async def test_names_that_were_deleted_are_gone_from_the_files_while_the_server_runs(
    site: Site, tmp_path: Path, how: str
) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("old_maid", PERSON, PERSON, name="Hildegard of B", options={"find_pairs": False})
    await bob.sit(code, name="Bob")
    await end_at_once(site, code)

    def stored() -> bytes:
        return b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.name.startswith("musicards.db"))

    assert b"Hildegard" in stored()
    await (leave(ann, code) if how == "leave" else ann.call("POST", "/api/forget"))
    assert b"Hildegard" not in stored()
    assert b"Bob" in stored()
