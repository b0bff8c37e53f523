"""A game that the page has no surface for is played on the generic table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.person import LONG

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the game High Card, too."""
    running = Server(tmp_path_factory.mktemp("high_card"), high_card=True)
    yield running.address
    running.stop()


def deal(page: Page) -> None:
    """Go from the home page to a table with one computer player."""
    page.goto("/")
    page.get_by_test_id("game-card-high_card").click()
    expect(page.locator("h1")).to_have_text("High Card")
    page.get_by_test_id("option-players-2").check(force=True)
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-turn", "0", timeout=LONG)


@pytest.mark.browser_context_args(viewport=PHONE)
def test_high_card_is_played_to_its_end(page: Page) -> None:
    deal(page)
    table, hand = page.get_by_test_id("table"), page.get_by_test_id("hand").get_by_role("button")
    page.get_by_test_id("action-play").click()
    expect(page.get_by_role("region", name="Your place")).to_contain_text("First choose one card.")
    for left in (3, 2, 1):
        expect(table).to_have_attribute("data-turn", "0", timeout=LONG)
        expect(hand).to_have_count(left)
        code = hand.first.get_attribute("data-testid")
        assert code is not None
        hand.first.click()
        page.get_by_test_id("action-play").click()
        page.locator(".newest").click()
        expect(page.get_by_test_id("log")).to_contain_text(f"You: card-played {code.removeprefix('card-')}")
        page.keyboard.press("Escape")
    expect(table).to_have_attribute("data-over", "true", timeout=LONG)
    expect(page.get_by_test_id("result").get_by_role("listitem")).to_have_count(2)
    page.get_by_test_id("review-game").click()
    expect(page.get_by_test_id("review")).to_be_visible()


def test_the_rules_and_shortcuts_open_without_texts_of_the_game(page: Page) -> None:
    deal(page)
    page.get_by_test_id("rules").click()
    expect(page.get_by_test_id("rules-dialog")).to_contain_text("The rules of this game have not been written yet.")
    page.keyboard.press("Escape")
    page.get_by_test_id("help").click()
    expect(page.get_by_test_id("help-dialog")).to_contain_text("choose a card, or put it back")
