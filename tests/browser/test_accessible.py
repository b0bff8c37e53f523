"""The keyboard alone will do, and nothing goes out of sight on the smallest screens."""

from playwright.sync_api import Page

from tests.browser.conftest import Server
from tests.browser.person import Person

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
