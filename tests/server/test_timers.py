"""Turns have a time limit: a computer finishes a turn that takes too long."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from musicards.games.action import Seat
from musicards.server.live.timers import SeatTimers, TurnClock
from musicards.store import StoredSeat
from tests.helpers.clocks import ManualClock
from tests.server.driver import Driver, persons, play
from tests.server.site import COMPUTER, PERSON, Person, Site, open_site
from tests.server.tables import room_and_snapshot, two_with


async def turn_of(person: Person, code: str) -> dict[str, Any]:
    """Return whose turn it is and the remaining time, as sent to a page that has just been opened."""
    async with person.page(code) as page:
        await page.send(type="hello")
        return await page.until("turn")


async def test_a_turn_that_takes_too_long_is_finished_by_a_computer(site: Site) -> None:
    ann, bob, code = await two_with(site, clock=20)
    async with ann.at_table(code) as hers, bob.at_table(code) as his:
        site.clock.advance(20)
        assert (await hers.until("notice", kind="time-up"))["seat"] == 0
        assert (await his.until("turn", seat=1))["remaining"] == 20_000
        room, _ = await room_and_snapshot(hers)
        assert not any(seat["stood_in"] for seat in room["seats"])


async def test_everybody_is_told_whose_turn_it_is_and_how_long_it_may_take(site: Site) -> None:
    ann, bob, code = await two_with(site, clock=60)
    async with ann.page(code):
        assert await turn_of(ann, code) == {"type": "turn", "seat": 0, "remaining": 60_000}
        site.clock.advance(2.5)
        assert (await turn_of(bob, code))["remaining"] == 57_500


async def test_without_a_clock_there_is_no_time_limit_and_before_the_deal_no_turn(site: Site) -> None:
    ann, _, code = await two_with(site)
    assert await turn_of(ann, code) == {"type": "turn", "seat": 0, "remaining": None}
    code = await ann.make("steps", PERSON, PERSON, settings={"clock": 20})
    assert await turn_of(ann, code) == {"type": "turn", "seat": None, "remaining": None}


async def test_the_turn_s_time_keeps_running_during_a_restart(tmp_path: Path, clock: ManualClock) -> None:
    async with open_site(tmp_path, clock=clock) as site:
        ann, _, code = await two_with(site, clock=30)
    clock.advance(8)
    async with open_site(tmp_path, clock=clock) as site:
        ann.client = site.client
        assert (await turn_of(ann, code))["remaining"] == 22_000


@pytest.mark.parametrize("pace", [1])
async def test_the_clock_runs_for_computers_too_and_they_are_in_time(site: Site) -> None:
    ann, code = await site.host("steps", COMPUTER, PERSON, settings={"site.clock": 20})
    async with ann.page(code) as hers:
        await hers.send(type="hello")
        kinds = []
        while (message := await hers.next())["type"] != "turn" or message["seat"] != 1:
            kinds.append(message.get("kind"))
            site.clock.advance(1)
            await hers.send(type="hello")
        assert "time-up" not in kinds


def finish_turn(driver: Driver) -> None:
    """Let a computer finish the turn of seat 0."""
    while driver.match.game.turn == 0:
        driver.commit(driver.match.computers.move(Seat(0)))


def test_while_a_computer_finishes_a_turn_its_owner_can_call_and_nothing_else() -> None:
    driver = Driver("distance", persons(2), Random(0))
    assert driver.match.computers.finish_turn() == 0
    assert driver.match.computers.on_turn() == 0
    answer = driver.refused(0, {"do": "draw"})
    assert (answer.reason, bool(answer.text)) == ("time-up", True)
    assert driver.refused(0, {"do": "call"}).reason == "nobody-exposed"
    finish_turn(driver)
    assert driver.match.computers.on_turn() is None
    assert driver.match.computers.finish_turn() == 1


def test_a_person_s_turn_is_finished_once_by_a_computer_that_does_not_call() -> None:
    driver = Driver("distance", [StoredSeat("computer", "rule", "Clara"), *persons(1)], Random(0))
    assert driver.match.computers.finish_turn() is None
    driver = Driver("distance", persons(2), Random(0))
    assert driver.match.computers.finish_turn() == 0
    assert driver.match.computers.finish_turn() is None
    assert not any(driver.match.computers.means_to_call(Seat(0), 0b11) for _ in range(50))


def near_the_end(seed: int) -> Driver:
    """Return a match in which a player is exposed, or a finished match."""
    driver = Driver("distance", persons(2), Random(seed))
    while not driver.match.game.over and not driver.match.game.exposed:
        play(driver, 1)
    return driver


def test_a_player_who_is_away_when_time_is_up_keeps_the_stand_in() -> None:
    driver = Driver("distance", persons(2), Random(0))
    driver.match.computers.finish_turn()
    driver.match.computers.stand_in(Seat(0))
    finish_turn(driver)
    assert driver.match.computers.stood_in == {Seat(0)}
    while driver.match.game.turn == 1:
        play(driver, 1)
    assert driver.match.computers.on_turn() == 0


def test_a_player_back_while_a_computer_finishes_the_turn_waits_for_the_next() -> None:
    driver = Driver("distance", persons(2), Random(0))
    driver.match.computers.stand_in(Seat(0))
    assert driver.match.computers.finish_turn() == 0
    driver.match.computers.hand_back(Seat(0))
    assert driver.match.computers.on_turn() == 0
    finish_turn(driver)
    while driver.match.game.turn == 1:
        play(driver, 1)
    assert driver.match.computers.on_turn() is None


def test_a_player_who_is_back_makes_their_own_calls_while_a_computer_finishes_the_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("musicards.players.rule_player.RulePlayer.calls", lambda *_: True)
    driver = next(
        driver for driver in map(near_the_end, range(100)) if driver.match.game.exposed and driver.match.game.turn == 0
    )
    match, exposed = driver.match, driver.match.game.exposed
    match.computers.stand_in(Seat(0))
    match.computers.finish_turn()
    assert match.computers.means_to_call(Seat(0), exposed)
    assert match.computers.call(Seat(0), exposed) is not None
    match.computers.hand_back(Seat(0))
    assert not match.computers.means_to_call(Seat(0), exposed)
    assert match.computers.call(Seat(0), exposed) is None


# Timers


def test_a_turn_clock_reports_once_in_each_turn_that_takes_too_long(clock: ManualClock) -> None:
    reports: list[float] = []
    turns = TurnClock(lambda: reports.append(clock.time()), clock)
    assert turns.watch((0, 0), 20, 0)
    assert not turns.watch((0, 0), 20, 0)
    assert turns.watch((1, 1), 20, 0)
    clock.advance(19)
    assert reports == []
    clock.advance(41)
    assert reports == [20]
    assert turns.left == 0
    turns.watch((0, 2), 20, 0)
    turns.rest()
    clock.advance(60)
    assert reports == [20]
    assert turns.left is None


@pytest.mark.parametrize(("age", "left"), [(0.0, 20_000), (15.0, 5_000), (20.0, 20_000), (-3.0, 20_000)])
def test_a_turn_clock_counts_from_when_the_turn_began(clock: ManualClock, age: float, left: int) -> None:
    turns = TurnClock(lambda: None, clock)
    turns.watch((0, 0), 20, age)
    assert turns.left == left


def test_an_alarm_is_for_one_seat_and_goes_off_once(clock: ManualClock) -> None:
    seats: list[int] = []
    alarms = SeatTimers(seats.append, clock)
    alarms.watch([Seat(0), Seat(1)], 20)
    alarms.watch([Seat(1)], 20)
    clock.advance(60)
    assert seats == [1]
