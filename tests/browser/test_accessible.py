"""The keyboard alone will do, and nothing goes out of sight on the smallest screens."""

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.axe import LANGUAGES, axe_in
from tests.browser.conftest import Server
from tests.browser.person import Person, choose_settings

GAMES = ["distance", "steps", "keys_corners", "go_fish", "old_maid", "memory"]


def test_a_letter_is_said_with_the_keyboard_alone(page: Page, server: Server) -> None:
    person = Person(page)
    person.open_game(server.address, "distance")
    person.wait_for_turn()
    page.get_by_test_id("hand").get_by_role("button").first.focus()
    page.keyboard.press("Space")
    before = len(person.answers)
    page.keyboard.press("g")
    person.wait_for(lambda: len(person.answers) > before)
    assert person.answers[-1]["type"] == "ack"


def test_table_does_not_scroll_sideways_at_the_smallest_phone_or_at_double_size(page: Page, server: Server) -> None:
    person = Person(page)
    for width, height in ((320, 568), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        for game in GAMES:
            person.open_game(server.address, game)
            assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_visible_on_a_phone(page: Page, server: Server, language: str) -> None:
    """Long words must not push the table's buttons below the hand."""
    choose_settings(page, language=language)
    person = Person(page)
    page.set_viewport_size({"width": 360, "height": 740})
    for game in ("distance", "steps"):
        person.open_game(server.address, game)
        assert page.evaluate("document.documentElement.scrollHeight") <= 740


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_contrast_theme_of_the_system_is_followed(page: Page, server: Server, scheme: str) -> None:
    """In a contrast theme, backgrounds are the system's: chosen cards still stand out, and keys are black and white."""
    page.emulate_media(forced_colors="active", color_scheme=scheme)  # type: ignore[arg-type]
    page.goto(server.address + "#/practice")
    black, white = (colour_of(page.get_by_test_id(f"key-{key}")) for key in (61, 60))
    assert black != white
    chosen, other = (colour_of(page.get_by_test_id(f"practice-{mode}").locator("..")) for mode in ("any", "find"))
    assert {chosen, other} == {"rgb(0, 0, 0)", "rgb(255, 255, 255)"}
    assert colour_of(page.locator("body")) != chosen
    assert axe_in(page, scheme) == []


def colour_of(locator: Locator) -> str:
    colour: str = locator.evaluate("element => getComputedStyle(element).backgroundColor")
    return colour
