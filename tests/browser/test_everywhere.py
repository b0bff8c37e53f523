"""Every page fits every screen, at usual text and at 200 %: nothing is cut, or too small to read or to hit."""

from random import Random

import pytest
from playwright.sync_api import Page

from musicards.games.registry import GAMES
from tests.browser.measure import misfits
from tests.browser.person import Person

SMALLEST = {"width": 320, "height": 568}
pytestmark = pytest.mark.browser_context_args(has_touch=True)


def expect_to_fit(page: Page) -> None:
    found = misfits(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("at", ["/", "#/settings", "#/new/keys_corners", "#/input-test", "#/exercise", "#/trial"])
def test_pages_fit_every_screen(page: Page, at: str) -> None:
    page.goto(at)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    expect_to_fit(page)


@pytest.mark.browser_context_args(has_touch=True, viewport=SMALLEST)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [5])
def test_tables_fit_every_screen_and_need_no_scrolling_on_the_smallest(page: Page, game: str) -> None:
    person = Person(page)
    person.open_game(game)
    person.wait_for_turn()
    assert page.evaluate("document.documentElement.scrollHeight") <= SMALLEST["height"]
    person.play_turns(Random(2), until=lambda: len(person.answers) >= 2)
    expect_to_fit(page)
    if not person.is_over and page.locator("[data-testid^=card-]").count():
        person.choose(person.table["hand"][0])
        expect_to_fit(page)


def test_a_result_fits_every_screen(page: Page) -> None:
    person = Person(page)
    person.open_game("memory", players=2, options={"board": "naturals"})
    person.play_turns(Random(2))
    page.get_by_test_id("result").wait_for()
    expect_to_fit(page)


def test_the_rules_and_the_settings_at_a_table_fit_every_screen(page: Page) -> None:
    person = Person(page)
    person.open_game("steps")
    for button in ("rules", "settings-button"):
        person.click(button)
        page.get_by_role("dialog").get_by_role("heading", level=2).first.wait_for()
        page.wait_for_load_state("networkidle")
        expect_to_fit(page)
        page.keyboard.press("Escape")
