"""Turns have a time: a computer finishes one that takes too long."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from musicards.games.action import Seat
from musicards.server.api import HUB
from musicards.server.clock import Alarms, TurnClock
from musicards.server.messages import Refused
from musicards.store import StoredSeat
from tests.server.driver import Driver, persons
from tests.server.site import COMPUTER, PERSON, Site, visit
from tests.server.test_absent import QUICK, as_things_are, begun, notice
from tests.server.test_match import play

SLOW = 10.0  # seconds that a second lasts here


def test_a_turn_that_takes_too_long_is_finished_by_a_computer(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann, bob, code = await begun(site, clock=20)
        async with ann.page(code) as hers, bob.page(code) as his:
            told = await hers.hello()  # on a slow machine the time may be up by now
            await his.hello()
            up = [each for each in told if each["type"] == "notice" and each["kind"] == "time-up"]
            assert (up[0] if up else await notice(hers, "time-up"))["seat"] == 0
            turn = await his.until("turn", seat=1)
            assert 0 < turn["left"] <= 20_000
            room, _ = await as_things_are(hers)
            assert not any(seat["stood_in"] for seat in room["seats"])

    visit(tmp_path, story, scale=QUICK)


def test_everybody_is_told_whose_turn_it_is_and_how_long_it_may_take(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann, bob, code = await begun(site, clock=60)
        async with ann.page(code) as hers:
            await hers.send(type="hello")
            turn = await hers.until("turn")
            assert turn["seat"] == 0
            assert 55_000 < turn["left"] <= 60_000
            async with bob.page(code) as his:
                await his.send(type="hello")
                assert 50_000 < (await his.until("turn"))["left"] <= turn["left"]

    visit(tmp_path, story)


def test_without_a_clock_there_is_no_time_and_before_the_deal_no_turn(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann, _, code = await begun(site)
        async with ann.page(code) as hers:
            await hers.send(type="hello")
            assert await hers.until("turn") == {"type": "turn", "seat": 0, "left": None}
        code = await ann.make("steps", PERSON, PERSON, settings={"clock": 20})
        async with ann.page(code) as hers:
            await hers.send(type="hello")
            assert await hers.until("turn") == {"type": "turn", "seat": None, "left": None}

    visit(tmp_path, story)


def test_the_clock_goes_on_after_a_restart(tmp_path: Path) -> None:
    codes: list[tuple[str, str]] = []

    async def before(site: Site) -> None:
        ann, _, code = await begun(site, clock=30)
        codes.append((code, ann.cookie))

    async def after(site: Site) -> None:
        code, cookie = codes[0]
        ann = site.person()
        ann.cookie = cookie
        await asyncio.sleep(0.3)
        async with ann.page(code) as hers:
            await hers.send(type="hello")
            assert (await hers.until("turn"))["left"] < 29_750

    visit(tmp_path, before)
    visit(tmp_path, after)


def test_a_turn_whose_time_was_up_while_nobody_watched_begins_anew(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann, _, code = await begun(site, clock=20)
        match = (await site.client.app[HUB].find(code)).match
        match.turn_since -= 60_000
        async with ann.page(code) as hers:
            await hers.send(type="hello")
            assert (await hers.until("turn"))["left"] > 10_000

    visit(tmp_path, story)


def test_the_clock_runs_for_computers_too_and_they_are_in_time(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann = site.person()
        code = await ann.make("steps", COMPUTER, PERSON, settings={"clock": 20})
        async with ann.page(code) as hers:
            await hers.send(type="hello")
            kinds = []
            while (message := await hers.next())["type"] != "turn" or message["seat"] != 1:
                kinds.append(message.get("kind"))
            assert "time-up" not in kinds

    visit(tmp_path, story)


def test_while_a_computer_finishes_a_turn_its_owner_can_call_and_nothing_else() -> None:
    driver = Driver("distance", persons(2), Random(0))
    assert driver.match.finish_turn() == 0
    assert driver.match.computer_on_turn() == 0
    answer = driver.act(0, {"do": "draw"})
    assert isinstance(answer, Refused)
    assert (answer.reason, bool(answer.text)) == ("time-up", True)
    answer = driver.act(0, {"do": "call"})
    assert isinstance(answer, Refused)
    assert answer.reason == "nobody-exposed"
    while driver.match.game.turn == 0:
        driver.keep(driver.match.computer_move(Seat(0)))
    assert driver.match.computer_on_turn() is None
    assert driver.match.finish_turn() == 1


def test_who_finishes_a_turn_does_not_call() -> None:
    driver = Driver("distance", persons(2), Random(0))
    driver.match.finish_turn()
    assert not any(driver.match.means_to_call(Seat(0), 0b11) for _ in range(50))


def near_the_end(seed: int) -> Driver:
    """A match in which somebody is exposed, if that ever happens in it."""
    driver = Driver("distance", persons(2), Random(seed))
    while not driver.match.game.over and not driver.match.game.exposed:
        play(driver, 1)
    return driver


def test_nobody_finishes_the_turn_of_a_computer() -> None:
    driver = Driver("distance", [StoredSeat("computer", "rule", "Clara"), *persons(1)], Random(0))
    assert driver.match.finish_turn() is None


def test_who_is_away_and_too_slow_stays_stood_in_for() -> None:
    driver = Driver("distance", persons(2), Random(0))
    driver.match.finish_turn()
    driver.match.stand_in(Seat(0))
    while driver.match.game.turn == 0:
        driver.keep(driver.match.computer_move(Seat(0)))
    assert driver.match.stood_in == {Seat(0)}
    while driver.match.game.turn == 1:
        play(driver, 1)
    assert driver.match.computer_on_turn() == 0


def test_who_comes_back_in_the_middle_of_a_turn_that_is_being_finished_waits_for_the_next() -> None:
    driver = Driver("distance", persons(2), Random(0))
    driver.match.stand_in(Seat(0))
    assert driver.match.finish_turn() == 0
    driver.match.hand_back(Seat(0))
    assert driver.match.computer_on_turn() == 0
    while driver.match.game.turn == 0:
        driver.keep(driver.match.computer_move(Seat(0)))
    while driver.match.game.turn == 1:
        play(driver, 1)
    assert driver.match.computer_on_turn() is None


def test_a_turn_is_finished_once() -> None:
    driver = Driver("distance", persons(2), Random(0))
    assert driver.match.finish_turn() == 0
    assert driver.match.finish_turn() is None


def test_who_is_back_calls_for_themselves_though_their_turn_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("musicards.players.rule_player.RulePlayer.calls", lambda *_: True)
    driver = next(
        driver for driver in map(near_the_end, range(100)) if driver.match.game.exposed and driver.match.game.turn == 0
    )
    match, exposed = driver.match, driver.match.game.exposed
    match.stand_in(Seat(0))
    match.finish_turn()
    assert match.means_to_call(Seat(0), exposed)
    assert match.computer_call(Seat(0), exposed) is not None
    match.hand_back(Seat(0))
    assert not match.means_to_call(Seat(0), exposed)
    assert match.computer_call(Seat(0), exposed) is None


# Timers


def test_a_clock_rings_once_in_each_turn_that_takes_too_long() -> None:
    async def story() -> None:
        rung: list[int] = []
        clock = TurnClock(lambda: rung.append(1), scale=0.001)
        assert clock.watch((0, 0), 20, 0)
        assert not clock.watch((0, 0), 20, 0)
        assert clock.watch((1, 1), 20, 0)
        await asyncio.sleep(0.06)
        assert rung == [1]
        assert clock.left == 0
        clock.watch((0, 2), 20, 0)
        clock.rest()
        await asyncio.sleep(0.06)
        assert rung == [1]
        assert clock.left is None

    asyncio.run(story())


def test_a_clock_knows_how_old_a_turn_is() -> None:
    async def story() -> None:
        clock = TurnClock(lambda: None, scale=SLOW)
        for age, left in ((0.0, 20_000), (15.0, 5_000), (20.0, 20_000), (-3.0, 20_000)):
            clock.rest()
            clock.watch((0, 0), 20, age)
            assert clock.left is not None
            assert left - 100 < clock.left <= left
        clock.rest()

    asyncio.run(story())


def test_an_alarm_is_for_one_seat_and_goes_off_once() -> None:
    async def story() -> None:
        rung: list[int] = []
        alarms = Alarms(rung.append, scale=0.001)
        alarms.watch([Seat(0), Seat(1)], 20)
        alarms.watch([Seat(1)], 20)
        await asyncio.sleep(0.06)
        assert rung == [1]
        alarms.watch([], 20)

    asyncio.run(story())
