"""axe finds nothing on any page in any state: light and dark, in every language, on a phone and a laptop."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from musicards.games.registry import GAMES
from tests.browser.axe import LANGUAGES, axe
from tests.browser.conftest import Server
from tests.browser.finished import Finished
from tests.browser.person import LONG, Person, choose_settings

# Of each game, one language has its dark table looked at on a phone and the other its light one (see `axe`).
IN_TWO_LANGUAGES = {
    "distance": ("en", "de"),
    "steps": ("fr", "es"),
    "keys_corners": ("it", "de"),
    "memory": ("it", "es"),
    "go_fish": ("en", "es"),
    "old_maid": ("fr", "de"),
}
MAX_DEALS = 40  # nearly every second hand has a wild
ENOUGH = 4  # cards in hand, with which Old Maid is not over after a turn
PAGES = {
    "": "game-card-steps",
    "settings": "settings",
    "input-test": "practice",
    "words": "word-diatonic",
    "tools/Eb%20harmonic%20minor": "tool-clock",
    "transpose": "result",
    "tuner": "listen",
    **{f"new/{game}": "start" for game in GAMES},
}
"""The pages around the tables, by address, and what is on each once it is shown."""
NARROW: ViewportSize = {"width": 320, "height": 700}


def in_two_languages(*games: str) -> list[tuple[str, str]]:
    return [(game, language) for game in games for language in IN_TWO_LANGUAGES[game]]


def test_every_game_and_language_is_looked_at() -> None:
    assert list(IN_TWO_LANGUAGES) == list(GAMES)
    seen = Counter(language for pair in IN_TWO_LANGUAGES.values() for language in pair)
    assert set(seen) == set(LANGUAGES)
    for pair in IN_TWO_LANGUAGES.values():
        assert {LANGUAGES.index(language) % 2 for language in pair} == {0, 1}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, page: Page) -> str:
    """A language, and the page in it."""
    choose_settings(page, language=request.param)
    return str(request.param)


def test_pages_around_the_table_have_no_barriers_and_fit_the_smallest_phone(
    page: Page, server: Server, language: str
) -> None:
    for at, shown in PAGES.items():
        page.goto(f"{server.address}#/{at}")
        page.get_by_test_id(shown).wait_for(timeout=LONG)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator("details").evaluate_all("all => all.forEach(each => (each.open = true))")
        assert axe(page) == [], at
        page.set_viewport_size(NARROW)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), at
    page.get_by_test_id("seat-1-kind").select_option("person")
    page.get_by_test_id("start").click()
    page.get_by_test_id("qr").wait_for()
    assert axe(page) == []


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(
    ("game", "language"), in_two_languages("distance", "steps", "keys_corners"), indirect=["language"]
)
def test_a_table_with_hands_in_its_states(page: Page, server: Server, game: str) -> None:
    person = Person(page)
    for _ in range(MAX_DEALS):
        person.open_game(server.address, game)
        wild = next((code for code in person.table["hand"] if code[0] in "?X"), None)
        if wild is not None:
            break
    else:
        raise AssertionError("no wild in so many hands")
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


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(("game", "language"), in_two_languages("go_fish", "old_maid", "memory"), indirect=["language"])
def test_a_table_of_the_other_games(page: Page, server: Server, game: str) -> None:
    person = Person(page)
    all_notes = {} if game == "memory" else {"pitches": "all"}
    for _ in range(MAX_DEALS):
        person.open_game(server.address, game, players=2, options=all_notes)
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


@pytest.mark.usefixtures("language")
def test_result_and_review(page: Page, finished: Callable[[str], Finished]) -> None:
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
