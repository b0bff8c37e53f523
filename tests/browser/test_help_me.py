"""Help me, in a real Chromium: a whole game by it alone, and what it shows of other games."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.person import Person

STEPS = 3


def asks_for_help(person: Person) -> str:
    """Take the three steps of help. Return what the note says."""
    note, words = person.at("help-note"), "nothing yet"
    for _ in range(STEPS):
        person.at("help-me").click()
        expect(note).not_to_have_text(words)
        words = note.inner_text()
    return words


def test_whole_game_by_help_me_alone(page: Page, dealt: Callable[[int], Server]) -> None:
    person = Person(page)
    person.open_table(dealt(2).address, "distance")
    while not person.is_over:
        words = asks_for_help(person)
        marked = page.locator("button.helped")
        before = len(person.answers)
        if marked.count():
            marked.click()
        else:
            letter = re.search(r"The letter is ([A-G])", words)
            assert letter is not None, words
            person.click(f"say-{letter[1]}")
        person.wait_for(lambda before=before: len(person.answers) > before)  # type: ignore[misc]
        assert person.answers[-1]["type"] == "ack", (words, person.answers[-1])
        person.wait_for_turn()
    expect(person.at("result")).to_be_visible()
    expect(person.at("said-right")).to_be_visible()
    expect(person.at("useful-moves").locator("a")).to_have_count(2)


@pytest.mark.parametrize(
    ("game", "shown"),
    [
        ("steps", "[data-testid=hand] [aria-pressed=true], button.helped"),
        ("keys_corners", ".helped"),
        ("go_fish", "[data-testid^=ask-].main"),
        ("old_maid", "[data-testid=fan] .helped"),
        ("memory", "[data-testid=memory-board] .helped"),
    ],
)
def test_third_step_shows_where_and_does_nothing(
    page: Page, dealt: Callable[[int], Server], game: str, shown: str
) -> None:
    person = Person(page)
    person.open_table(dealt(1).address, game)
    version = person.version
    asks_for_help(person)
    expect(page.locator(shown).first).to_be_visible()
    expect(person.at("help-me")).to_have_attribute("aria-disabled", "true")
    assert person.version == version
