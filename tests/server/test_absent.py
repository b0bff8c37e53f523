"""A computer plays for who is away, and gives the seat back; a computer finishes a turn that takes too long."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from musicards.errors import StaleVersion
from musicards.games.action import Seat
from musicards.games.event import Event
from musicards.store import SqliteStore, StoredSeat
from tests.server.driver import Driver, persons
from tests.server.site import PERSON, Person, Site, Socket, visit
from tests.server.test_match import play

QUICK = 0.002  # seconds that a second lasts here


async def begun(site: Site, **settings: object) -> tuple[Person, Person, str]:
    """Ann and Bob at a table of The Distance, the cards dealt; Ann begins."""
    ann, bob = site.person(), site.person()
    code = await ann.make("distance", PERSON, PERSON, name="Ann", settings={"stand_in": 20, **settings})
    await bob.sit(code, name="Bob")
    return ann, bob, code


async def notice(page: Socket, kind: str) -> dict[str, Any]:
    return await page.until("notice", kind=kind)


async def as_things_are(page: Socket) -> tuple[dict[str, Any], dict[str, Any]]:
    """The room and the snapshot as of now; what was told before is passed over."""
    told = await page.hello()
    return tuple(next(each for each in reversed(told) if each["type"] == kind) for kind in ("room", "snapshot"))


# Somebody is away


def test_a_computer_plays_for_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann, bob, code = await begun(site)
        async with bob.page(code) as his:
            await his.hello()
            room = await his.until("room")
            assert [seat["stood_in"] for seat in room["seats"]] == [True, False]
            assert (await notice(his, "away"))["seat"] == 0
            table = (await his.until("update", version=2))["table"]
            async with ann.page(code) as hers:
                room = await his.until("room")
                while room["seats"][0]["stood_in"]:
                    room = await his.until("room")
                assert room["seats"][0]["here"]
                room, _ = await as_things_are(hers)
                assert not room["seats"][0]["stood_in"]
                assert table["seat"] == 1

    visit(tmp_path, story, scale=QUICK)


def test_everybody_is_told_that_somebody_is_back(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann, bob, code = await begun(site)
        async with bob.page(code) as his:
            await his.hello()
            await notice(his, "away")
            async with ann.page(code):
                assert (await notice(his, "back"))["seat"] == 0

    visit(tmp_path, story, scale=QUICK)


def test_a_spectator_is_enough_for_the_match_to_go_on(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        _, _, code = await begun(site)
        async with site.person().page(code) as theirs:
            await theirs.hello()
            assert {(await notice(theirs, "away"))["seat"] for _ in range(2)} == {0, 1}
            while not (await theirs.until("update"))["table"]["over"]:
                pass
            room, _ = await as_things_are(theirs)
            assert [seat["stood_in"] for seat in room["seats"]] == [False, False]

    visit(tmp_path, story, scale=QUICK)


def test_nobody_plays_while_nobody_is_connected(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        _, bob, code = await begun(site)
        async with bob.page(code) as his:
            await his.hello()
        await asyncio.sleep(40 * QUICK)
        assert len((await site.store.load(code)).log) == 1

    visit(tmp_path, story, scale=QUICK)


def test_where_nobody_is_to_stand_in_the_others_wait(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        _, bob, code = await begun(site, stand_in=0)
        async with bob.page(code) as his:
            await his.hello()
            await asyncio.sleep(200 * QUICK)
            room, shown = await as_things_are(his)
            assert [seat["stood_in"] for seat in room["seats"]] == [False, False]
            assert shown["version"] == 1

    visit(tmp_path, story, scale=QUICK)


def test_who_comes_back_in_time_is_not_stood_in_for(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann, bob, code = await begun(site, stand_in=180)
        async with bob.page(code) as his:
            await his.hello()
            for _ in range(4):
                await asyncio.sleep(0.5)
                async with ann.page(code) as hers:
                    await hers.hello()
            room, _ = await as_things_are(his)
            assert [seat["stood_in"] for seat in room["seats"]] == [False, False]

    visit(tmp_path, story, scale=0.01)


def test_before_the_deal_nobody_is_stood_in_for(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann, bob = site.person(), site.person()
        code = await ann.make("steps", PERSON, PERSON, PERSON, settings={"stand_in": 20})
        await bob.sit(code)
        async with bob.page(code) as his:
            await his.hello()
            await asyncio.sleep(60 * QUICK)
            room, _ = await as_things_are(his)
            assert not any(seat["stood_in"] for seat in room["seats"])

    visit(tmp_path, story, scale=QUICK)


def test_what_a_stand_in_was_about_to_do_is_dropped(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann, bob, code = await begun(site)
        async with bob.page(code) as his:
            await his.hello()
            await notice(his, "away")
            async with ann.page(code) as hers:
                room, shown = await as_things_are(hers)
                assert (shown["version"], room["seats"][0]["stood_in"]) == (1, False)
                await asyncio.sleep(2)
                assert (await as_things_are(hers))[1]["version"] == 1

    visit(tmp_path, story, pace=1, scale=QUICK)


def test_a_stand_in_stays_when_another_process_has_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    troubles = [StaleVersion()]
    append = SqliteStore.append

    async def failing(self: SqliteStore, *args: Any, **named: Any) -> None:  # noqa: ANN401
        if args[1] and troubles:
            raise troubles.pop()
        await append(self, *args, **named)

    monkeypatch.setattr(SqliteStore, "append", failing)

    async def story(site: Site) -> None:
        _, bob, code = await begun(site)
        async with bob.page(code) as his:
            await his.hello()
            await notice(his, "away")
            await his.until("update", version=2)
            assert not troubles
            assert (await as_things_are(his))[0]["seats"][0]["stood_in"]

    visit(tmp_path, story, scale=QUICK)


class Spy:
    """A computer player that remembers."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def notice(self, event: Event) -> None:
        self.heard.append(event)


@pytest.mark.parametrize("game", ["memory", "go_fish", "distance"])
def test_a_stand_in_knows_what_its_seat_could_know_from_the_beginning(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spies: list[Any] = []

    def make(*_: object) -> Any:  # noqa: ANN401 - in place of a player
        spies.append(Spy())
        return spies[-1]

    monkeypatch.setattr("musicards.server.computers.make_player", make)
    driver = Driver(game, [*persons(2), StoredSeat("computer", "rule", "Clara")], Random(1))
    for _ in range(60):
        if driver.match.computer_on_turn() is None:
            play(driver, 1)
    driver.match.stand_in(Seat(1))
    events = [event for step in driver.steps for event in step.events]
    for spy, seat in zip(spies, (Seat(2), Seat(1)), strict=True):
        assert spy.heard == [event.seen_by(seat) for event in events]


def test_a_stand_in_calls_for_who_is_exposed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("musicards.players.rule_player.RulePlayer.calls", lambda *_: True)
    driver = Driver("distance", persons(2), Random(0))
    driver.match.stand_in(Seat(0))
    assert driver.match.means_to_call(Seat(0), 0b01)
    assert not driver.match.means_to_call(Seat(0), 0)
    driver.match.hand_back(Seat(0))
    assert driver.match.computer_call(Seat(0), 0b01) is None
