"""The result of a game shows what the player now knows better."""

from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.conftest import Server
from tests.browser.finished import SHORT_WITH_A_MISPLAY
from tests.browser.learned import changes
from tests.browser.person import Person

MAX_SHOWN: Final = 5
BETTER: Final = ("today", "lasts")


def better_atoms(page: Page) -> set[str]:
    """The atoms that are better known now than in the beginning, as the browser has kept it."""
    first: dict[str, str] = {}
    last: dict[str, str] = {}
    for atom, before, after in changes(page):
        first.setdefault(atom, before)
        last[atom] = after
    return {atom for atom, state in last.items() if state in BETTER and first[atom] not in BETTER}


def test_the_result_shows_what_got_better(page: Page, guest_page: Page, dealt: Callable[[int], Server]) -> None:
    address = dealt(SHORT_WITH_A_MISPLAY["distance"]).address
    person, better = Person(page), page.get_by_test_id("better")
    person.open_game(address, "distance")
    person.play_turns(Random(8), until=lambda: bool(better_atoms(page)))
    assert not person.is_over
    expect(better).to_have_count(0)
    person.play_turns(Random(8))
    expect(better).to_be_visible()
    page.wait_for_function("navigator.locks.query().then(({ held }) => held.length === 0)")
    count = len(better_atoms(page))
    assert count > 0
    expect(better.locator("li")).to_have_count(min(count, MAX_SHOWN))
    expect(better.locator("li").first).to_contain_text(": known today")
    if count > MAX_SHOWN:
        expect(page.get_by_test_id("better-more")).to_have_text(f"and {count - MAX_SHOWN} more")
    assert axe(page) == []

    lines = better.inner_text()
    page.reload()
    expect(better).to_have_text(lines.replace("\n", " "), use_inner_text=True)

    guest_page.goto(f"{address}#/table/{person.room['code']}")
    expect(guest_page.get_by_test_id("said-right").or_(guest_page.get_by_test_id("review-game"))).to_be_visible()
    guest_page.wait_for_load_state("networkidle")
    expect(guest_page.get_by_test_id("better")).to_have_count(0)
