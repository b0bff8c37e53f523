"""Taking back your own plays in Key's Corners."""

from random import Random
from typing import Any

import pytest

import musicards.server.match.state
from musicards.games.action import Seat
from musicards.record import parse_record, replay
from musicards.server.match.messages import Ack
from musicards.server.match.review import record, review
from musicards.server.match.told import snapshot_of
from tests.games.wander import right, snapshot
from tests.server.driver import Driver, everything, missed, persons, wire

UNDO = {"do": "undo"}


def begun(seed: int = 0) -> Driver:
    return Driver("keys_corners", persons(2), Random(seed))


def play(driver: Driver) -> dict[str, Any]:
    """Let the seat on turn do something right. Return the entry."""
    entry = dict(right(driver.match.game, driver.rng))
    assert isinstance(driver.act(int(str(entry.pop("by"))), entry), Ack)
    return entry


def place(driver: Driver) -> None:
    """Let the seat on turn place or move; the turn stays."""
    actions = [action.to_json() for action in driver.match.game.legal_actions()]
    action = next(each for each in actions if each["do"] in ("place", "move"))
    assert isinstance(driver.act(driver.match.game.turn, action), Ack)


def with_a_place(plays: int = 1) -> Driver:
    """Return a match whose first seat has made this many plays in its first turn."""
    for seed in range(200):
        driver = begun(seed)
        try:
            for _ in range(plays):
                place(driver)
        except StopIteration:
            continue
        return driver
    raise AssertionError


def test_a_log_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = with_a_place()
    monkeypatch.setattr(musicards.server.match.state, "MOST_ENTRIES", len(driver.log) + 1)
    assert isinstance(driver.act(0, UNDO), Ack)
    before = len(driver.log)
    assert driver.refused(0, UNDO).reason == "too-long"
    assert len(driver.log) == before


def test_plays_are_taken_back_one_by_one_to_the_beginning_of_the_turn() -> None:
    driver = with_a_place(3)
    for undone in (1, 2, 3):
        act = f"act {3 + undone}"
        assert driver.act(0, UNDO) == Ack(act, 4 + undone)
        assert (driver.log[-1].entry, driver.log[-1].act) == ({"by": 0, "do": "undo"}, act)
        assert snapshot(driver.match.game) == snapshot(driver.steps[4 - undone].game)
    answer = driver.refused(0, UNDO)
    assert (answer.reason, answer.facts) == ("nothing-to-undo", {})
    assert answer.text


def test_after_a_take_back_more_can_be_played_and_taken_back() -> None:
    driver = with_a_place(2)
    first = snapshot(driver.steps[2].game)
    driver.act(0, UNDO)
    place(driver)
    driver.act(0, UNDO)
    assert snapshot(driver.match.game) == first


def test_plays_of_others_and_of_earlier_turns_cannot_be_taken_back() -> None:
    driver = with_a_place()
    assert driver.refused(None, UNDO).reason == "not-seated"
    assert driver.refused(1, UNDO).reason == "nothing-to-undo"
    while driver.match.game.turn == 0:
        play(driver)
    for seat in (0, 1):
        assert driver.refused(seat, UNDO).reason == "nothing-to-undo"


@pytest.mark.parametrize("game", ["distance", "steps", "go_fish", "memory"])
def test_other_games_have_no_take_back(game: str) -> None:
    driver = Driver(game, persons(2), Random(0))
    for _ in range(30):
        play(driver)
        for seat in (0, 1):
            assert driver.refused(seat, UNDO).reason == "nothing-to-undo"


def test_only_the_player_who_may_take_back_is_told_so_and_then_everybody_sees_the_table_as_it_was() -> None:
    driver = with_a_place()
    for viewer, may in ((0, True), (1, False), (None, False)):
        seat = None if viewer is None else Seat(viewer)
        assert wire(snapshot_of(driver.match, seat))["undo"] is may
        assert wire(missed(driver.match, seat, 1)[0])["undo"] is may
    tables = [driver.steps[1].game.view(seat).table() for seat in (None, Seat(0), Seat(1))]
    driver.act(0, UNDO)
    assert not wire(snapshot_of(driver.match, Seat(0)))["undo"]
    for seat, table in zip((None, Seat(0), Seat(1)), tables, strict=True):
        [update] = missed(driver.match, seat, 2)
        assert wire(update)["happened"] == [{"type": "undone", "seat": 0}]
        assert update.table == table


def test_an_act_is_known_again_after_it_was_taken_back() -> None:
    driver = with_a_place()
    [_, placed] = driver.log
    assert driver.act(0, UNDO, "back") == Ack("back", 3)
    assert driver.act(0, placed.entry, placed.act or "") == Ack("act 1", 2)
    assert driver.act(0, UNDO, "back") == Ack("back", 3)
    assert driver.match.version == 3


def wander(driver: Driver, most: int) -> None:
    """Play to the end, with many plays taken back."""
    for _ in range(most):
        if driver.match.game.over:
            return
        play(driver)
        while driver.rng.random() < 0.4:
            driver.act(driver.match.game.turn, UNDO)


def test_a_loaded_match_knows_what_was_taken_back_and_what_can_be() -> None:
    driver = begun(7)
    for _ in range(40):
        wander(driver, 3)
        loaded = driver.loaded()
        assert snapshot(loaded.game) == snapshot(driver.match.game)
        for viewer in (None, 0, 1):
            assert everything(loaded, viewer) == everything(driver.match, viewer)


def test_the_record_has_no_trace_of_it_and_replays_and_a_review_marks_what_was_taken_back() -> None:
    driver = begun(3)
    wander(driver, 3000)
    assert driver.match.game.over
    assert any(row.entry["do"] == "undo" for row in driver.log)
    made = record(driver.as_stored())
    assert all(entry["do"] != "undo" for entry in made.log if isinstance(entry, dict))
    again = replay(parse_record(made.to_line()))
    assert again.ok, again.error
    assert snapshot(again.game) == snapshot(driver.match.game)
    steps = review(driver.as_stored())
    assert [step.version for step in steps] == list(range(1, len(driver.log) + 1))
    undone = [step for step in steps if step.undone]
    assert len(undone) == sum(step.entry["do"] == "undo" for step in steps) > 0
    kept = [step.entry for step in steps if not step.undone and step.entry["do"] != "undo"]
    assert kept == made.log


def test_a_turn_that_a_computer_finishes_offers_nothing_to_take_back() -> None:
    driver = with_a_place()
    assert snapshot_of(driver.match, Seat(0)).undo
    driver.match.computers.finish_turn()
    assert not snapshot_of(driver.match, Seat(0)).undo
    assert driver.refused(0, UNDO).reason == "time-up"
