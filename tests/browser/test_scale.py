"""The scale of Key's Corners at the table: its steps, and a wild while it is hidden."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.person import Person

SEED = 2  # with a wild in the first hand


def open_corners(page: Page, dealt: Callable[[int], Server]) -> Person:
    person = Person(page)
    person.open_game(dealt(SEED).address, "keys_corners")
    person.wait_for_turn()
    return person


def test_arcs_between_the_notes_show_whole_and_half_steps(page: Page, dealt: Callable[[int], Server]) -> None:
    open_corners(page, dealt)
    notes = page.get_by_role("list", name="The scale").get_by_role("listitem")
    expect(notes.get_by_test_id("step")).to_have_text(["W", "W", "H", "W", "W", "W"])
    expect(notes.nth(2)).to_have_accessible_name("3: E, then half step")


def test_a_wild_offers_twelve_notes_alike_while_the_scale_is_hidden(page: Page, dealt: Callable[[int], Server]) -> None:
    person = open_corners(page, dealt)
    page.get_by_role("button", name="Hide the scale").click()
    person.choose(next(card for card in person.table["hand"] if card[0] in "?X"))
    empty = next(space for space in ("NE", "SE", "SW", "NW") if not person.table["piles"][space]["cards"])
    person.click(f"space-{empty}")
    dialog = page.get_by_test_id("name-dialog")
    dialog.wait_for()
    offered = dialog.locator("[data-testid^=as-]")
    assert offered.evaluate_all("all => all.map(each => each.dataset.testid)") == [
        f"as-{name}" for name in ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
    ]
    expect(dialog.get_by_role("heading")).to_have_count(1)
