from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

from musicards.games.action import Seat
from musicards.games.shedding import Shedding
from musicards.server.match.match import KEPT
from musicards.server.match.messages import Ack, Act, Refused
from musicards.server.match.refusals import EarlierRules
from musicards.server.match.state import Draft
from musicards.server.match.told import RECENT, room_of, snapshot_of, updates_of
from musicards.store import StoredEntry, StoredSeat
from tests.games.wander import attempt, snapshot
from tests.server.driver import Driver, everything, missed, persons, play, wire
from tests.server.wire import GAMES

COMPUTER = StoredSeat("computer", "rule", "Clara")
FREE = StoredSeat("person")


def refusal(answer: Refused) -> str:
    assert answer.text
    assert "\n" not in answer.text
    return answer.reason


# The beginning


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_is_dealt_while_a_person_s_seat_is_free_and_there_is_a_table_to_show(game: str) -> None:
    driver = Driver(game, [*persons(1), FREE], Random(0))
    room = wire(room_of(driver.match, Seat(0)))
    assert (room["started"], room["over"], room["you"]) == (False, False, 0)
    assert [seat["taken"] for seat in room["seats"]] == [True, False]
    shown = wire(snapshot_of(driver.match, Seat(0)))
    assert (shown["version"], shown["recent"], shown["table"]["hand"]) == (0, [], [])


def test_an_act_before_the_deal_is_refused_and_says_what_is_missing() -> None:
    driver = Driver("distance", [*persons(1), FREE, FREE], Random(0))
    answer = driver.refused(0, {"do": "draw"})
    assert refusal(answer) == "not-started"
    assert "2 seats" in answer.text


# Acts


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": None},
        {"do": ["play"]},
        {"do": "fly"},
        {"do": "play", "cards": "C4"},
        {"do": "play", "cards": ["H9"], "say": 3},
        {"do": "place", "card": {}, "from": [], "to": 7},
        {"do": "deal"},
        {"do": "deal", "hands": [[[]]], "discard": None, "stock": 0, "piles": {"N": 1, "E": 2, "S": 3, "W": 4}},
        {"do": "reshuffle", "stock": ["C3"]},
        {"by": 1, "do": 10**30},
        {"do": "x" * 9000},
    ],
)
def test_nonsense_is_refused_in_one_sentence_and_changes_nothing(game: str, action: dict[str, Any]) -> None:
    driver = Driver(game, persons(2), Random(0))
    before, version = snapshot(driver.match.game), driver.match.version
    answer = driver.refused(0, action)
    assert refusal(answer) in {"bad-notation", "chance-out-of-place"}
    assert len(answer.text) < 300
    assert wire(answer)["id"] == "act 1"
    assert snapshot(driver.match.game) == before
    assert driver.match.version == version


def test_a_spectator_cannot_act_and_somebody_else_s_name_in_an_act_does_not_count() -> None:
    driver = Driver("steps", persons(2), Random(0))
    assert refusal(driver.refused(None, {"do": "draw"})) == "not-seated"
    assert refusal(driver.refused(1, {"do": "draw", "by": 0})) == "not-your-turn"


def misplay(driver: Driver, seat: int) -> dict[str, Any]:
    """Return a play in The Distance that is possible, right or wrong: the turn may stay."""
    card = wire(snapshot_of(driver.match, Seat(seat)))["table"]["hand"][0]
    return {"do": "play", "cards": [card], "say": {"letter": "A"}}


def test_an_act_sent_again_even_after_a_restart_is_acknowledged_once_more_and_not_applied() -> None:
    driver = Driver("distance", persons(2), Random(0))
    action = misplay(driver, 0)
    assert driver.act(0, action, "mine") == Ack("mine", 2)
    for match in (driver.match, driver.loaded()):
        assert match.judge(Seat(0), Act("mine", action)) == Ack("mine", 2)
        assert isinstance(match.judge(Seat(1), Act("mine", action)), Draft | Refused)


def test_a_refused_act_sent_again_later_is_still_refused() -> None:
    driver = Driver("distance", persons(2), Random(0))
    early = driver.act(1, misplay(driver, 1), "mine")
    assert isinstance(early, Refused)
    while driver.match.game.turn != 1:
        driver.act(0, attempt(driver.match.game, driver.rng), f"other {driver.match.version} {driver.rng.random()}")
    assert driver.act(1, misplay(driver, 1), "mine") == early
    assert isinstance(driver.act(1, misplay(driver, 1), "new"), Ack)


def test_a_draft_changes_nothing_until_it_is_kept() -> None:
    driver = Driver("distance", persons(2), Random(0))
    before = snapshot(driver.match.game)
    draft = driver.match.judge(Seat(0), Act("mine", misplay(driver, 0)))
    assert isinstance(draft, Draft)
    assert snapshot(driver.match.game) == before
    assert updates_of(driver.match, None, 1) == []


@pytest.mark.parametrize("game", ["distance", "steps"])
def test_the_chance_that_an_entry_makes_necessary_is_part_of_the_same_append(game: str) -> None:
    driver = Driver(game, persons(5), Random(3))
    reshuffled, attempts = 0, 0
    while not driver.match.game.over and len(driver.log) < 400:
        entry = attempt(driver.match.game, driver.rng)
        attempts += 1
        draft = driver.match.judge(Seat(int(str(entry["by"])) % 5), Act(f"act {attempts}", entry))
        if isinstance(draft, Draft):
            entries = draft.entries(at=0)
            driver.commit(draft)
            assert driver.match.version == draft.after + len(entries)
            assert not driver.match.game.chance_due
            assert [row.entry["by"] for row in entries][1:] == ["chance"] * (len(entries) - 1)
            assert [row.act is None for row in entries] == [False] + [True] * (len(entries) - 1)
            reshuffled += len(entries) > 1
    assert reshuffled


# Coming back


@pytest.mark.parametrize("game", list(GAMES))
def test_a_page_that_missed_updates_gets_exactly_those_or_a_snapshot(game: str) -> None:
    driver = Driver(game, persons(3), Random(2))
    play(driver, 120)
    version = driver.match.version
    assert version > KEPT
    for viewer in (None, Seat(0), Seat(2)):
        for seen in range(-2, version + 3):
            if version - KEPT <= seen <= version:
                updates = missed(driver.match, viewer, seen)
                assert [update.version for update in updates] == list(range(seen + 1, version + 1))
            else:
                assert updates_of(driver.match, viewer, seen) is None


@pytest.mark.parametrize("game", list(GAMES))
def test_a_loaded_match_sends_the_same_as_before_the_crash(game: str) -> None:
    driver = Driver(game, persons(3), Random(4))
    play(driver, 90)
    loaded = driver.loaded()
    assert snapshot(loaded.game) == snapshot(driver.match.game)
    for viewer in (None, 0, 1, 2):
        assert everything(loaded, viewer) == everything(driver.match, viewer)


@pytest.mark.parametrize(("game", "dealt", "action"), [("steps", 0, "draw"), ("keys_corners", 1, "undo")])
def test_a_log_of_another_game_or_that_takes_back_what_cannot_be_is_not_loaded(
    game: str, dealt: int, action: str
) -> None:
    driver = Driver(game, persons(2), Random(0))
    driver.log[dealt:] = [StoredEntry({"by": 0, "do": action}, 1)]
    with pytest.raises(EarlierRules, match="BKTRW"):
        driver.loaded()


def test_a_snapshot_says_what_happened_last_oldest_first() -> None:
    driver = Driver("distance", persons(2), Random(1))
    play(driver, 60)
    recent = wire(snapshot_of(driver.match, None))["recent"]
    assert len(recent) == RECENT
    updates = missed(driver.match, None, max(0, driver.match.version - KEPT))
    events = [each for update in updates for each in wire(update)["happened"]]
    assert recent == events[-RECENT:]


# Computer players


@pytest.mark.parametrize("game", list(GAMES))
def test_a_computer_player_gets_every_event_as_its_seat_may_know_it(game: str) -> None:
    driver = Driver(game, [*persons(2), COMPUTER], Random(5))
    spy = Mock()
    driver.match.computers._players[Seat(2)] = spy
    others = []
    for _ in range(60):
        if driver.match.computers.on_turn() is not None:
            break
        before = driver.match.version
        play(driver, 1)
        others += [event for update in missed(driver.match, Seat(2), before) for event in update.happened]
    assert [call.args[0] for call in spy.notice.mock_calls] == others


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("level", ["random", "rule", "learner", "of tomorrow"])
def test_computers_play_a_game_to_its_end(game: str, level: str) -> None:
    driver = Driver(game, [StoredSeat("computer", level, name) for name in ("Clara", "Scott", "Erik")], Random(6))
    for _ in range(3000):
        seat = driver.match.computers.on_turn()
        if seat is None:
            break
        exposed, callers = driver.match.computers.callers()
        for caller in callers:
            driver.commit(driver.match.computers.call(caller, exposed))
        if driver.match.computers.on_turn() == seat:
            driver.commit(driver.match.computers.move(seat))
    assert driver.match.game.over
    assert driver.match.computers.callers() == (0, [])
    assert snapshot(driver.loaded().game) == snapshot(driver.match.game)


def test_a_mistake_in_a_computer_player_does_not_stop_the_match() -> None:
    driver = Driver("steps", [COMPUTER, *persons(1)], Random(0))
    assert driver.match.computers.on_turn() == 0
    bug = ZeroDivisionError()
    driver.match.computers._players[Seat(0)] = Mock(
        **{f"{each}.side_effect": bug for each in ("notice", "choose", "calls")}
    )
    driver.commit(driver.match.computers.move(Seat(0)))
    assert driver.match.version >= 2


def test_a_computer_decides_once_per_exposure_and_does_not_call_late() -> None:
    driver = Driver("distance", [*persons(2), COMPUTER], Random(0))
    game = driver.match.game
    assert isinstance(game, Shedding)
    driver.match.computers._players[Seat(2)] = Mock(calls=lambda _: True)
    exposed = game.copy()
    exposed.exposed = 0b001
    driver.match.last, driver.match.computers._undecided = replace(driver.match.last, game=exposed), 0b001
    assert driver.match.computers.callers() == (0b001, [Seat(2)])
    assert driver.match.computers.callers() == (0, [])
    assert driver.match.computers.call(Seat(2), 0b010) is None
    assert driver.match.computers.call(Seat(2), 0b001) is not None
