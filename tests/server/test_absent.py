"""A computer plays for somebody who is away, and gives the seat back."""

from http import HTTPStatus
from random import Random
from unittest.mock import Mock

import pytest

from musicards.errors import StaleVersion
from musicards.games.action import Seat
from musicards.store import StoredSeat
from tests.server.driver import Driver, persons, play
from tests.server.site import PERSON, Site
from tests.server.tables import fail_to_store, refusal, room_and_snapshot, settle, two_with

AWAY = 20  # seconds after which a computer plays for somebody who is away


async def test_a_computer_plays_for_a_player_who_is_away_and_gives_the_seat_back(site: Site) -> None:
    ann, bob, code = await two_with(site)
    async with bob.at_table(code) as his:
        site.clock.advance(AWAY)
        room = await his.until("room")
        assert [seat["stood_in"] for seat in room["seats"]] == [True, False]
        assert (await his.until("notice", kind="away"))["seat"] == 0
        table = (await his.until("update", version=2))["table"]
        async with ann.page(code) as hers:
            assert (await his.until("notice", kind="back"))["seat"] == 0
            for page in (his, hers):
                room, _ = await room_and_snapshot(page)
                assert (room["seats"][0]["here"], room["seats"][0]["stood_in"]) == (True, False)
            assert table["seat"] == 1


@pytest.mark.parametrize("pace", [1])
@pytest.mark.parametrize("turn_clock", [0, 60])
async def test_while_only_a_spectator_is_connected_the_game_waits(site: Site, turn_clock: int) -> None:
    _, bob, code = await two_with(site, clock=turn_clock)
    async with site.person().at_table(code) as theirs:
        site.clock.advance(100 * AWAY)
        await settle(site, code)
        room, shown = await room_and_snapshot(theirs)
        assert ([seat["stood_in"] for seat in room["seats"]], shown["version"]) == ([False, False], 1)
        async with bob.at_table(code):
            site.clock.advance(AWAY)
            assert (await theirs.until("notice", kind="away"))["seat"] == 0  # and is about to move
        await settle(site, code)
        site.clock.advance(100 * AWAY)
        await settle(site, code)
        assert (await room_and_snapshot(theirs))[1]["version"] == 1
        async with bob.page(code):
            site.clock.advance(100 * AWAY)
            await theirs.until("update", version=2)


async def test_nobody_plays_while_nobody_is_connected(site: Site) -> None:
    _, bob, code = await two_with(site)
    async with bob.at_table(code):
        pass
    await settle(site, code)
    site.clock.advance(100 * AWAY)
    await settle(site, code)
    assert len((await site.store.load(code)).log) == 1


async def test_the_others_see_when_a_computer_will_play_and_can_let_it_play_at_once(site: Site) -> None:
    ann, bob, code = await two_with(site)
    async with bob.at_table(code) as his:
        await settle(site, code)
        room, _ = await room_and_snapshot(his)
        assert [seat["until_stand_in"] for seat in room["seats"]] == [AWAY * 1000, None]
        site.clock.advance(2.5)
        room, _ = await room_and_snapshot(his)
        assert room["seats"][0]["until_stand_in"] == (AWAY - 2.5) * 1000
        await refusal(site.person().ask(code, "stand-in", {"seat": 0}), HTTPStatus.FORBIDDEN, "not-seated")
        _, room = await bob.ask(code, "stand-in", {"seat": 0})
        assert [(seat["stood_in"], seat["until_stand_in"]) for seat in room["seats"]] == [(True, None), (False, None)]
        await his.until("update", version=2)
        async with ann.page(code):
            assert (await his.until("notice", kind="back"))["seat"] == 0


@pytest.mark.parametrize("seat", [0, 1, 7, -1])
async def test_no_computer_plays_for_somebody_who_is_here_or_does_not_exist(site: Site, seat: int) -> None:
    ann, bob, code = await two_with(site)
    async with ann.at_table(code), bob.at_table(code) as his:
        _, room = await bob.ask(code, "stand-in", {"seat": seat})
        assert not any(each["stood_in"] for each in room["seats"])
        assert (await room_and_snapshot(his))[1]["version"] == 1


async def test_at_a_table_where_no_time_is_set_a_computer_plays_when_somebody_asks(site: Site) -> None:
    _, bob, code = await two_with(site, stand_in=0)
    async with bob.at_table(code):
        _, room = await bob.ask(code, "stand-in", {"seat": 0})
        assert [seat["stood_in"] for seat in room["seats"]] == [True, False]


async def test_a_player_who_comes_back_in_time_gets_no_stand_in(site: Site) -> None:
    ann, bob, code = await two_with(site)
    async with bob.at_table(code) as his:
        for _ in range(4):
            site.clock.advance(AWAY - 1)
            async with ann.at_table(code):
                pass
            await settle(site, code)
        room, _ = await room_and_snapshot(his)
        assert [seat["stood_in"] for seat in room["seats"]] == [False, False]


async def test_a_player_with_two_pages_is_here_until_both_are_closed(site: Site) -> None:
    ann, bob, code = await two_with(site)
    async with bob.at_table(code) as his:
        async with ann.page(code) as hers:
            async with ann.page(code) as other:
                assert await hers.hello() == await other.hello()
            await settle(site, code)
            site.clock.advance(60)
            room, _ = await room_and_snapshot(his)
            assert (room["seats"][0]["here"], room["seats"][0]["stood_in"]) == (True, False)
        await settle(site, code)
        site.clock.advance(20)
        assert (await his.until("notice", kind="away"))["seat"] == 0


@pytest.mark.parametrize(("seats", "stand_in", "version"), [(3, AWAY, 0), (2, 0, 1)])
async def test_before_the_deal_and_at_a_table_without_stand_ins_the_others_wait(
    site: Site, seats: int, stand_in: int, version: int
) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("steps", *[PERSON] * seats, settings={"stand_in": stand_in})
    await bob.sit(code)
    async with bob.at_table(code) as his:
        site.clock.advance(100 * AWAY)
        await settle(site, code)
        room, shown = await room_and_snapshot(his)
        assert not any(seat["stood_in"] for seat in room["seats"])
        assert shown["version"] == version


@pytest.mark.parametrize("pace", [1])
async def test_the_move_that_a_stand_in_was_about_to_make_is_dropped(site: Site) -> None:
    ann, bob, code = await two_with(site)
    async with bob.at_table(code) as his:
        site.clock.advance(AWAY)
        await his.until("notice", kind="away")
        async with ann.page(code) as hers:
            room, shown = await room_and_snapshot(hers)
            assert (shown["version"], room["seats"][0]["stood_in"]) == (1, False)
            site.clock.advance(60)
            await settle(site, code)
            assert (await room_and_snapshot(hers))[1]["version"] == 1


async def test_a_stand_in_stays_when_another_process_has_written(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    troubles = fail_to_store(monkeypatch, StaleVersion())
    _, bob, code = await two_with(site)
    async with bob.at_table(code) as his:
        site.clock.advance(AWAY)
        await his.until("notice", kind="away")
        await his.until("update", version=2)
        assert not troubles
        assert (await room_and_snapshot(his))[0]["seats"][0]["stood_in"]


@pytest.mark.parametrize("game", ["memory", "go_fish", "distance"])
def test_a_stand_in_knows_what_its_seat_could_know_from_the_beginning(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spies = [Mock() for _ in range(3)]
    monkeypatch.setattr("musicards.server.match.computers.make_player", Mock(side_effect=spies))
    driver = Driver(game, [*persons(2), StoredSeat("computer", "rule", "Clara")], Random(1))
    for _ in range(60):
        if driver.match.computers.on_turn() is None:
            play(driver, 1)
    driver.match.computers.stand_in(Seat(1))
    events = [event for step in driver.steps for event in step.events]
    for spy, seat in zip((spies[0], spies[-1]), (Seat(2), Seat(1)), strict=True):
        assert [call.args[0] for call in spy.notice.mock_calls] == [event.seen_by(seat) for event in events]


def test_a_stand_in_calls_when_its_seat_is_exposed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("musicards.players.rule_player.RulePlayer.calls", lambda *_: True)
    driver = Driver("distance", persons(2), Random(0))
    driver.match.computers.stand_in(Seat(0))
    assert driver.match.computers.means_to_call(Seat(0), 0b01)
    assert not driver.match.computers.means_to_call(Seat(0), 0)
    driver.match.computers.hand_back(Seat(0))
    assert driver.match.computers.call(Seat(0), 0b01) is None
