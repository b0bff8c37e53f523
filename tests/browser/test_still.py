"""Only cards move: not with Help me, explanations, nine cards in hand, on a phone or on a laptop.

`test_whole_games` watches whole games in the same way, and `test_first_steps` First steps.
"""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from musicards.games.registry import GAMES
from tests.browser.person import Person
from tests.browser.still import moved, prepare_watching, watch
from tests.games.cases import case_of

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 800}
MANY = 9  # cards in hand
MISPLAYS = 1
HELPED_TURNS = 1
PLAIN_TURNS = 2


@pytest.fixture
def seed() -> int:
    return 5


def take_all_help(person: Person) -> None:
    """Take the three steps of help, and put back the cards that the last one has chosen."""
    button, note = person.at("help-me"), person.at("help-note")
    words = ""
    while button.count() and button.get_attribute("aria-disabled") != "true":
        button.click()
        expect(note).not_to_have_text(words or "nothing yet", use_inner_text=True)
        words = note.inner_text()
    person.page.keyboard.press("Escape")


def misplay_and_ask_why(person: Person) -> None:
    """Make a mistake that costs two cards, and open its explanation."""
    person.attempt(person.misplay())
    expect(person.at("explanation")).to_be_visible()
    if person.at("explanation-more").count():
        person.click("explanation-more")
    person.wait_for_turn()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", GAMES)
def test_only_cards_move(page: Page, game: str, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    prepare_watching(page)
    person, rng = Person(page), Random(5)
    person.open_game(game, players=3, options=case_of(game).short)
    person.wait_for_turn()
    watch(page)
    for turn in range(HELPED_TURNS + PLAIN_TURNS):
        if turn < HELPED_TURNS:
            take_all_help(person)
        if game in ("distance", "steps") and turn < MISPLAYS:
            misplay_and_ask_why(person)
            assert len(person.table["hand"]) >= MANY
        if person.is_over:
            break
        person.attempt(person.best(rng))
        person.wait_for_turn()
    assert moved(page) == []
