"""The rules in their dialog: every section with its example, whose cards sound."""

import re

import pytest
from playwright.sync_api import Page, expect

from musicards.games.registry import GAMES, find_manifest
from musicards.texts import catalog
from tests.browser.conftest import Server
from tests.browser.person import Person


@pytest.mark.parametrize("game", GAMES)
def test_the_dialog_has_every_section_with_its_cards(page: Page, server: Server, game: str) -> None:
    page.goto(f"{server.address}#/new/{game}")
    page.get_by_test_id("rules").click()
    dialog = page.get_by_test_id("rules-dialog")
    sections = find_manifest(game).rules_page
    expect(dialog.locator("h3")).to_have_text([catalog("en").text(f"rules-title-{each.name}") for each in sections])
    shown = [dialog.locator(".cards").nth(place).locator("> *") for place in range(len(sections))]
    assert [each.count() for each in shown] == [len(each.cards) for each in sections]
    expect(dialog).to_contain_text("Joseph E. Reed")


def test_a_card_of_an_example_sounds(page: Page, server: Server) -> None:
    page.add_init_script("""window.begun = 0;
        for (const Node of [AudioBufferSourceNode, OscillatorNode]) {
            const start = Node.prototype.start;
            Node.prototype.start = function (...args) { window.begun += 1; return start.apply(this, args); };
        }""")
    person = Person(page)
    page.goto(f"{server.address}#/new/distance")
    page.get_by_test_id("rules").click()
    before = page.evaluate("begun")
    page.get_by_test_id("rules-dialog").get_by_role("button", name="F sharp").first.click()
    person.wait_for(lambda: page.evaluate("begun") > before)


def test_the_scale_is_written_at_the_table_of_keys_corners(page: Page, server: Server) -> None:
    Person(page).open_table(server.address, "keys_corners")
    notes = page.get_by_role("list", name="The scale").get_by_role("listitem")
    expect(notes).to_have_text([re.compile(note) for note in "CDEFGAB"])
