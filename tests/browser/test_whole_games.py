"""Whole games in a real Chromium, as a person plays them: mistakes, explanations, calls, the end, and again."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from musicards.cards import HOUR_OF, NOTES, cards_in
from musicards.games.keys_corners import SPACES, CornersView, Place
from musicards.games.keys_corners.board import ALL_SPACES
from tests.browser.conftest import Server
from tests.browser.person import Person

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1440, "height": 900}
SEEDS = {"distance": 2, "steps": 1}  # with these somebody is soon down to one card


def finish(person: Person, rng: Random, *, tap: str | None = None) -> None:
    """Play to the end, look at the result, choose something for the next game with a `tap`, and play again."""
    person.play_turns(rng)
    result = person.page.get_by_test_id("result")
    expect(result).to_be_visible()
    expect(person.page.get_by_test_id("table")).to_have_attribute("data-over", "true")
    code = person.room["code"]
    expect(result).not_to_contain_text("⟦")  # notes are shown as the player names them
    if tap is not None:
        person.click(tap)
    person.click("play-again")
    person.wait_for(lambda: person.room["code"] != code and person.room["started"] and not person.table["over"])
    expect(result).to_be_hidden()


def call_when_it_counts(person: Person, address: str, game: str, rng: Random) -> None:
    """Play until a player is down to one card, and call; the computers at this table seldom do."""
    tried: list[int] = []  # the counts when it was too late: those with one card had called
    for _ in range(6):
        while True:
            person.play_turns(rng, until=lambda: 1 in person.table["counts"] and person.table["counts"] != tried)
            if person.is_over:
                break
            if person.press("call")["type"] == "ack":
                return
            tried[:] = person.table["counts"]
        person.open_game(address, game, level="beginner")
    raise AssertionError("nobody could be caught, or saved, in six games")


@pytest.mark.parametrize(("game", "size"), [("distance", LAPTOP), ("steps", PHONE)], ids=["distance", "steps"])
def test_misplay_call_and_a_whole_game(
    page: Page, dealt: Callable[[int], Server], game: str, size: dict[str, int]
) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    server = dealt(SEEDS[game])
    person, rng = Person(page), Random(1)
    person.open_game(server.address, game, level="beginner")
    person.wait_for_turn()
    cards = person.table["counts"][0]

    answer = person.attempt(person.misplay())
    assert answer["type"] == "ack"
    explanation = page.get_by_test_id("explanation")
    expect(explanation).to_contain_text(
        re.compile("You said|All cards of one play")
    )  # on a wild starter there is nothing to say
    assert person.table["counts"][0] == cards + 2

    person.wait_for_turn()
    assert person.press("call")["reason"] == "nobody-exposed"
    expect(explanation).to_contain_text("Call when somebody has just one card left")

    call_when_it_counts(person, server.address, game, rng)
    assert any(event["type"] == "called" and event["seat"] == 0 for event in person.events)
    expect(page.get_by_test_id("log")).to_contain_text("You call “Musicards!”")
    finish(person, rng)


def test_wrong_placement_and_a_whole_game_of_corners(page: Page, server: Server) -> None:
    person, rng = Person(page), Random(2)
    person.open_game(server.address, "keys_corners")
    person.wait_for_turn()
    view = person.view()
    assert isinstance(view, CornersView)
    corner = ALL_SPACES[SPACES.index("NE")]
    stranger = next(card for card in cards_in(view.hand & NOTES) if HOUR_OF[card] != view.board.next_hours[corner])
    answer = person.attempt(Place(stranger, "hand", corner))
    assert answer["reason"] == "does-not-continue"
    expect(page.get_by_test_id("explanation")).to_contain_text("The north-east corner needs C, the tonic.")
    assert person.table["counts"][0] == 5
    finish(person, rng, tap="next-scale")
    assert person.room["options"]["scale"] == {"tonic": "G", "kind": "major"}
