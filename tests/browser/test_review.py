"""The review of a finished game: step by step, with its misplays explained and tried again."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from musicards.cards import HOUR_OF, parse_cards, printed_names
from musicards.record import parse_record, replay
from musicards.theory.pitch import LETTERS
from tests.browser.axe import axe
from tests.browser.finished import Finished
from tests.browser.person import Person


@pytest.fixture
def over(page: Page, finished: Callable[[str], Finished]) -> Person:
    """A person who reviews their finished game of The Distance, with an early misplay."""
    game = finished("distance")
    person = game.come_back(page)
    page.goto(f"{game.address}#/review/{game.code}")
    expect(page.get_by_test_id("review")).to_be_visible()
    return person


def review_of(person: Person) -> dict[str, Any]:
    """Return the server's review of the person's game."""
    origin = person.page.evaluate("location.origin")
    review: dict[str, Any] = person.page.request.get(f"{origin}/api/matches/{person.room['code']}/review").json()
    return review


def place(page: Page) -> int:
    """Return how many moves come before the one that is shown."""
    return int(page.get_by_test_id("review").get_attribute("data-place") or -1)


def go_to_first_misplay(page: Page) -> None:
    page.locator("[data-testid^=misplay-]").first.click()
    expect(page.get_by_test_id("review-misplay")).to_be_visible()


def test_the_keyboard_steps_through_the_game_whose_record_can_be_saved(page: Page, over: Person) -> None:
    assert not over.is_on_turn
    assert place(page) == 0
    expect(page.get_by_test_id("review-step")).to_contain_text("The cards are dealt.")
    last = int(page.get_by_test_id("review").get_attribute("data-moves") or 0) - 1
    places = []
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home", "ArrowLeft"):
        page.keyboard.press(key)
        places.append(place(page))
    assert places == [1, 2, 1, last, last, 0, 0]
    page.get_by_test_id("review-last").click()
    expect(page.get_by_test_id("review-step")).to_contain_text("The game is over")
    assert over.is_over
    with page.expect_download() as saved:
        page.get_by_test_id("record").click()
    record = parse_record(saved.value.path().read_text(encoding="utf-8"))
    assert replay(record).ok
    assert len(record.log) > 1
    assert over.room["code"] in saved.value.suggested_filename


def test_a_misplay_shows_what_was_right_to_anybody_with_its_address(page: Page, guest_page: Page, over: Person) -> None:
    facts = next(
        event["facts"] for step in review_of(over)["steps"] for event in step["events"] if event["type"] == "misplayed"
    )
    go_to_first_misplay(page)
    expect(page.get_by_test_id("review-misplay")).to_contain_text(
        f"After {facts['last'][0]} comes {facts['needed'][0]}"
    )
    step = page.get_by_test_id("review-step").inner_text()
    guest_page.goto(page.url)
    expect(guest_page.get_by_test_id("review")).to_have_attribute("data-place", str(place(page)))
    # The reviewer is called "you", everybody else by name.
    assert guest_page.get_by_test_id("review-step").inner_text().split(":")[-1] == step.split(":")[-1]
    assert over.room["code"] in guest_page.url
    page.get_by_test_id("review-why").click()
    sheet = page.get_by_test_id("review-why-dialog")
    expect(sheet).to_contain_text(f"said {facts['said']}")
    expect(sheet.get_by_role("img")).to_have_count(3)  # the ring, the staff and the keys
    assert axe(page) == []


def test_a_misplay_played_again_is_judged_and_not_kept(page: Page, over: Person) -> None:
    before = review_of(over)
    steps = before["steps"]
    at = next(n for n, step in enumerate(steps) if any(event["type"] == "misplayed" for event in step["events"]))
    misplayed = next(event for event in steps[at]["events"] if event["type"] == "misplayed")
    needed = misplayed["facts"]["needed"]
    notes = [card for card in parse_cards(steps[at - 1]["hands"][misplayed["seat"]]) if HOUR_OF[card]]
    wrong = next(letter for letter in LETTERS if letter not in needed)

    go_to_first_misplay(page)
    page.get_by_test_id("play-it-again").click()
    sheet = page.get_by_test_id("review-again")
    verdict = page.get_by_test_id("again-verdict")
    sheet.locator("[data-testid^='again-']").first.click()
    page.get_by_test_id(f"again-say-{wrong}").click()
    expect(verdict).to_have_attribute("data-right", "false")

    fitting = [card for card in notes if any(name[0] in needed for name in printed_names(card))]
    if fitting:
        code = next(code for code in steps[at - 1]["hands"][misplayed["seat"]] if parse_cards([code])[0] == fitting[0])
        letter = next(name[0] for name in printed_names(fitting[0]) if name[0] in needed)
        sheet.locator("[aria-pressed=true]").click()
        page.get_by_test_id(f"again-{code}").click()
        page.get_by_test_id(f"again-say-{letter}").click()
        expect(verdict).to_have_attribute("data-right", "true")
    assert review_of(over) == before


def test_an_unfinished_game_is_not_shown(page: Page, no_errors_in_the_console: list[str]) -> None:
    person = Person(page)
    person.open_game("distance")
    page.goto(f"#/review/{person.room['code']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is not over yet")
    no_errors_in_the_console.clear()  # the browser notes the server's no


def test_on_a_small_phone_the_seat_that_acts_is_in_sight(page: Page, over: Person) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    assert not over.is_on_turn
    acting, steps = page.locator(".acting"), page.get_by_test_id("review-step")
    places = set()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        seat, buttons = acting.bounding_box(), steps.bounding_box()
        assert seat is not None
        assert buttons is not None
        assert seat["y"] >= 0
        assert seat["y"] + seat["height"] <= buttons["y"]
        places.add(acting.inner_text().splitlines()[0])
    assert len(places) > 1
