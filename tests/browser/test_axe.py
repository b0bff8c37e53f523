"""axe finds nothing on any page in any state: light and dark, in every language, on a phone and a laptop."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from musicards.games.registry import GAMES
from tests.browser.axe import LANGUAGES, SCHEMES, axe, axe_once
from tests.browser.finished import Finished
from tests.browser.measure import fits
from tests.browser.person import LONG, MAX_DEALS, Person, choose_settings

LANGUAGE_OF = {"distance": "de", "steps": "es", "keys_corners": "it", "memory": "en", "go_fish": "fr", "old_maid": "de"}
"""In this language a game's table is looked at, with its light colors on a phone or its dark ones (see `axe`)."""
ENOUGH = 4  # cards in hand, with which Old Maid is not over after a turn
PAGES = {
    "": "game-card-steps",
    "settings": "settings",
    "input-test": "practice",
    "words": "word-diatonic",
    "all-tools": "all-tools",
    "tools/Eb%20harmonic%20minor": "tool-clock",
    "tools/F%23m7b5": "shapes",
    "transpose": "result",
    "progression": "fifths-way",
    "tuner": "listen",
    "print": "look",
    **{f"new/{game}": "start" for game in GAMES},
}
"""The pages around the tables, by address, and what is on each once it is shown."""
NARROW = (320, 700)  # px


def test_every_game_and_language_is_looked_at() -> None:
    assert set(LANGUAGE_OF) == set(GAMES)
    assert set(LANGUAGE_OF.values()) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_around_the_table_have_no_barriers_and_fit_the_smallest_phone(page: Page, language: str) -> None:
    """Of the five languages, four look at each page on a phone and a laptop, light and dark."""
    choose_settings(page, language=language)
    half = LANGUAGES.index(language) // 2
    for number, (at, shown) in enumerate(PAGES.items()):
        page.goto(f"#/{at}")
        page.get_by_test_id(shown).wait_for(timeout=LONG)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator("details").evaluate_all("all => all.forEach(each => (each.open = true))")
        assert axe_once(page, SCHEMES[(number + half) % 2]) == [], at
        assert fits(page, *NARROW), at
    page.get_by_test_id("seat-1-kind").select_option("person")
    page.get_by_test_id("start").click()
    page.get_by_test_id("qr").wait_for()
    assert axe(page) == []


@pytest.mark.parametrize("game", ["distance", "steps", "keys_corners"])
def test_a_table_with_hands_in_its_states(page: Page, game: str) -> None:
    choose_settings(page, language=LANGUAGE_OF[game])
    person = Person(page)
    for _ in range(MAX_DEALS):  # nearly every second hand has a wild
        person.open_game(game)
        if person.wild is not None:
            break
    wild = person.wild
    assert wild is not None
    person.wait_for_turn()
    assert axe(page) == []
    person.choose(wild)
    if game == "keys_corners":
        empty = next(space for space in ("NE", "SE", "SW", "NW") if not person.table["piles"][space]["cards"])
        person.click(f"space-{empty}")
        page.get_by_test_id("name-dialog").wait_for()
    assert axe(page) == []  # the wild picker is open
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    if game == "keys_corners":
        person.press("done")
    else:
        person.attempt(person.misplay())
    expect(page.get_by_test_id("explanation")).to_be_visible()
    assert axe(page) == []
    page.get_by_test_id("rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize("game", ["go_fish", "old_maid", "memory"])
def test_a_table_of_the_other_games(page: Page, game: str) -> None:
    choose_settings(page, language=LANGUAGE_OF[game])
    person = Person(page)
    all_notes = {} if game == "memory" else {"pitches": "all"}
    for _ in range(MAX_DEALS):
        person.open_game(game, players=2, options=all_notes)
        if game != "old_maid" or len(person.table["hand"]) >= ENOUGH:
            break
    person.wait_for_turn()
    assert axe(page) == []
    person.attempt(person.best(Random(1)))
    assert axe(page) == []
    page.get_by_test_id("room-code").click()
    page.get_by_test_id("table-link").wait_for()
    assert axe(page) == []
    page.get_by_test_id("other-device").click()
    page.get_by_test_id("fair-deal").click()
    page.get_by_test_id("close-table").click()
    assert axe(page) == []


@pytest.mark.parametrize("language", ["fr", "it"])  # light on a phone and dark on a laptop, and the other way round
def test_result_and_review(page: Page, language: str, finished: Callable[[str], Finished]) -> None:
    choose_settings(page, language=language)
    game = finished("steps")
    game.come_back(page)
    page.goto(f"{game.address}#/table/{game.code}")
    expect(page.get_by_test_id("result")).to_be_visible(timeout=LONG)
    assert axe(page) == []
    page.goto(f"{game.address}#/review/{game.code}")
    page.get_by_test_id("review").wait_for(timeout=LONG)
    assert axe(page) == []
    page.get_by_test_id("review-next").click()
    assert axe(page) == []
