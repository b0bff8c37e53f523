"""A newcomer's first three days: practice, two matches, what the map then shows, and the way to another device."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.learned import answer_with_keys
from tests.browser.person import LONG, Person

pytestmark = pytest.mark.browser_context_args(timezone_id="UTC")

FIRST_DAY = datetime(2027, 1, 11, 17, 0, tzinfo=UTC)
QUESTIONS = 20
MOVES = 5  # of a match, after its mistake


def begin_day(page: Page, day: int) -> None:
    page.goto("about:blank")
    page.clock.set_fixed_time(FIRST_DAY + timedelta(days=day))


def practice(page: Page, questions: int = 8) -> None:
    """Answer questions about letters, of twenty that are asked; every fourth answer is wrong."""
    page.goto("#/today/letter")
    page.get_by_test_id("length-20").check(force=True)
    page.get_by_test_id("today-start").click()
    item = page.get_by_test_id("today-item")
    for number in range(questions):
        item.wait_for()
        before = item.get_attribute("data-item") or ""
        answer_with_keys(page, right=number % 4 != 0)
        page.keyboard.press("n")
        if number < QUESTIONS - 1:
            expect(item).not_to_have_attribute("data-item", before)
    if questions == QUESTIONS:
        page.get_by_test_id("today-done").wait_for()


def play(page: Page, game: str) -> None:
    """Play a match with a mistake, and wait until its evidence is stored."""
    person = Person(page)
    person.open_table(game)
    person.attempt(person.misplay())
    person.wait_for_turn()
    person.play_turns(Random(1), until=lambda: len(person.answers) > MOVES)
    page.wait_for_load_state("networkidle")
    page.wait_for_function("navigator.locks.query().then(({ held }) => held.length === 0)")


def states(page: Page) -> dict[str, str]:
    """Return the state of every spot, as the list of the map shows it."""
    page.goto("about:blank")
    page.goto("#/map/list")
    page.get_by_test_id("map-picture").wait_for(timeout=LONG)
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-testid^="spot-"][data-state]')]
            .map(each => [each.dataset.testid, each.dataset.state]))"""
    )
    return found


@pytest.mark.parametrize("seed", [1])  # the first misplay says something about a letter
def test_three_days_two_matches_and_another_device(page: Page, guest_page: Page) -> None:
    observed: list[str] = []
    page.on("requestfinished", lambda request: observed.append(request.url.rpartition("/")[2]))
    assert set(states(page).values()) <= {"new"}
    begin_day(page, 0)
    practice(page, QUESTIONS)
    play(page, "distance")
    assert "observe" in observed
    begin_day(page, 1)
    practice(page)
    play(page, "steps")
    begin_day(page, 2)
    practice(page)

    after = states(page)
    assert {"shaky", "today"} <= set(after.values())
    known = next(spot for spot, state in after.items() if state == "today")
    page.get_by_test_id(known).click()
    expect(page.get_by_test_id("spot-why")).to_contain_text("today")

    page.goto("#/learning")
    with page.expect_download() as download:
        page.get_by_test_id("learning-save").click()
    text = Path(download.value.path()).read_bytes()
    page.get_by_test_id("learning-delete").click()
    page.get_by_test_id("learning-delete-now").click()
    expect(page.get_by_test_id("learning-save")).to_be_disabled()

    guest_page.clock.set_fixed_time(FIRST_DAY + timedelta(days=2))
    guest_page.goto("#/learning")
    guest_page.get_by_test_id("learning-chooser").set_input_files(
        {"name": "learning.json", "mimeType": "application/json", "buffer": text}
    )
    guest_page.get_by_test_id("learning-add-now").click()
    expect(guest_page.get_by_test_id("learning-save")).to_be_enabled()
    assert states(guest_page) == after
    assert set(states(page).values()) <= {"new"}
