"""Help me: three steps, a setting of the match, and a note in the record."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from musicards.games.action import Seat
from musicards.games.registry import GAMES
from musicards.record import parse_record, replay
from musicards.server.match.messages import Ack, Help, Refused, Settings
from musicards.server.match.review import unchecked_record
from musicards.server.match.settings import has_help
from tests.server.driver import Driver, persons, wire
from tests.server.site import COMPUTER, PERSON, Site, open_site
from tests.server.tables import end_at_once


def table(game: str = "distance", seed: int = 1, **settings: object) -> Driver:
    return Driver(game, persons(2), Random(seed), settings={"help": True, **settings})


def helped(driver: Driver, step: int) -> Help:
    """Return help for the seat on turn."""
    answer = driver.match.help(driver.match.game.turn, step)
    assert isinstance(answer, Help), answer
    wire(answer)
    return answer


def refusal(driver: Driver, seat: int | None) -> str:
    """Return why there is no help for `seat`."""
    answer = driver.match.help(None if seat is None else Seat(seat), 1)
    assert isinstance(answer, Refused)
    assert answer.id is None
    return answer.reason


@pytest.mark.parametrize("game", GAMES)
def test_each_step_tells_more_about_the_same_move(game: str) -> None:
    driver = table(game)
    look, answer, action = (helped(driver, step) for step in (1, 2, 3))
    assert look.facts.items() <= answer.facts.items()
    if game == "distance":
        assert ("letters" in look.facts, "letters" in answer.facts) == (False, True)
    assert answer.facts == action.facts
    assert (look.action, answer.action) == (None, None)
    assert action.action is not None
    assert isinstance(driver.act(driver.match.game.turn, action.action), Ack)


def test_help_is_refused_where_it_is_off_and_to_whoever_is_not_on_turn() -> None:
    assert refusal(table(help=False), 0) == "no-help"
    assert refusal(Driver("distance", persons(2), Random(1)), 0) == "no-help"  # from before there was help
    assert refusal(table(), None) == "not-seated"
    assert refusal(table(), 1) == "not-your-turn"
    driver = table()
    driver.match.computers.finish_turn()
    assert refusal(driver, 0) == "time-up"


def test_record_says_where_help_was_taken_and_still_replays() -> None:
    driver = table("memory")
    for step in (2, 3, 1):  # the last step taken counts
        helped(driver, step)
    for position in (0, 1):
        driver.act(0, {"do": "flip", "position": position})
    line = unchecked_record(replace(driver.stored, log=tuple(driver.log))).to_line()
    assert json.loads(line)["log"][1:] == [
        {"by": 0, "do": "flip", "position": 0, "helped": 3},
        {"by": 0, "do": "flip", "position": 1},
    ]
    assert replay(parse_record(line)).error is None


def test_help_with_a_play_that_is_taken_back_counts_for_the_next_one() -> None:
    driver = table("keys_corners", seed=3)
    action = helped(driver, 3).action
    assert action is not None
    assert action["do"] in ("place", "move")
    for each in (action, {"do": "undo"}, action):
        driver.act(0, each)
    assert driver.log[-1].entry == {"by": 0, **action, "helped": 3}


def test_help_is_forgotten_when_the_turn_ends() -> None:
    driver = table("old_maid", seed=2)
    helped(driver, 1)
    driver.match.computers.finish_turn()
    driver.commit(driver.match.computers.move(driver.match.game.turn))
    driver.act(driver.match.game.turn, {"do": "take", "position": 0})
    assert not any("helped" in entry.entry for entry in driver.log)


@pytest.mark.parametrize(
    ("wish", "people", "on"), [(None, 1, True), (None, 2, False), (True, 2, True), (False, 1, False)]
)
def test_help_is_usually_for_people_who_play_alone(wish: bool | None, people: int, on: bool) -> None:
    assert has_help(Settings(help=wish), people) is on


@pytest.mark.parametrize(("wish", "kept"), [(None, False), (True, True)])
async def test_help_ends_when_a_second_person_joins_unless_it_was_chosen(
    site: Site, wish: bool | None, kept: bool
) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("memory", PERSON, COMPUTER, settings={"help": wish, "locked": False})
    async with ann.page(code) as hers:
        room, shown = await hers.hello()
        assert room["settings"]["help"] is True
        assert shown["task"] == {"name": "first", "facts": {}}
        await hers.send(type="ask-help", step=3)
        assert (await hers.until("help"))["action"]["do"] == "flip"
        await bob.sit(code)
        assert (await hers.until("room"))["settings"]["help"] is kept
        await hers.send(type="ask-help", step=1)
        if kept:
            await hers.until("help")
        else:
            await hers.until("refused", reason="no-help")


async def test_help_begins_when_the_host_starts_without_other_people(site: Site) -> None:
    ann, code = await site.host("steps", PERSON, PERSON)
    assert not (await ann.room(code))["settings"]["help"]
    await ann.ask(code, "start")
    assert (await ann.room(code))["settings"]["help"]


async def test_a_rematch_has_help_by_the_people_in_it(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("old_maid", PERSON, COMPUTER, settings={"locked": False})
    await bob.sit(code)
    await end_at_once(site, code)
    _, joined = await ann.ask(code, "again")
    assert not (await ann.room(joined["code"]))["settings"]["help"]


async def test_whether_there_is_help_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        ann = site.person()
        alone, together, chosen = [
            await ann.make("memory", PERSON, COMPUTER, settings={"help": wish, "locked": False})
            for wish in (None, None, True)
        ]
        for code in (together, chosen):
            await site.person().sit(code)
    async with open_site(tmp_path) as site:
        assert [(await site.person().room(code))["settings"]["help"] for code in (alone, together, chosen)] == [
            True,
            False,
            True,
        ]
