"""Today's practice: its questions, and what the page says about the answers."""

import json
from collections.abc import Mapping
from typing import Any, cast

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import axe_here
from tests.browser.conftest import Server
from tests.browser.learned import answer_with_keys
from tests.browser.person import Person

SMALL: ViewportSize = {"width": 320, "height": 568}


def test_twenty_questions_by_keyboard_alone(page: Page) -> None:
    page.set_viewport_size(SMALL)
    page.goto("#/today/letter")
    page.get_by_test_id("length-20").check(force=True)
    page.get_by_test_id("today-start").focus()
    page.keyboard.press("Enter")
    item = page.get_by_test_id("today-item")
    for number in range(20):
        expect(page.get_by_test_id("today-left")).to_contain_text(str(20 - number))
        before = item.get_attribute("data-item")
        answer_with_keys(page, right=number != 1)
        if number == 1:
            expect(page.get_by_test_id("diagnosis-why")).not_to_be_empty()
            assert axe_here(page) == []
        page.keyboard.press("Enter" if number % 2 else "n")
        if number < 19:
            expect(item).not_to_have_attribute("data-item", before or "")
    done = page.get_by_test_id("today-done")
    expect(done).to_contain_text("You got 19 of 20 right.")
    expect(done.get_by_role("listitem").first).to_contain_text("Known today")


def test_the_next_session_continues_the_last_one(page: Page) -> None:
    page.goto("#/today/letter")
    page.get_by_test_id("today-start").click()
    page.get_by_test_id("today-item").wait_for()
    answer_with_keys(page, right=True)
    asked = page.get_by_test_id("today-item").get_attribute("data-item")
    page.reload()
    page.get_by_test_id("today-start").click()
    expect(page.get_by_test_id("today-item")).not_to_have_attribute("data-item", asked or "")


@pytest.mark.usefixtures("errors_are_expected")
def test_an_answer_given_without_a_server_is_judged_once_it_is_back(page: Page, own_server: Server) -> None:
    page.goto("#/today/letter")
    page.get_by_test_id("today-start").click()
    page.get_by_test_id("today-item").wait_for()
    own_server.kill()
    page.keyboard.press("a")
    expect(page.get_by_test_id("today-problem")).not_to_be_empty()
    own_server.restart()
    expect(page.get_by_test_id("today-verdict")).not_to_be_empty()
    expect(page.get_by_test_id("today-problem")).to_be_empty()
    page.get_by_test_id("today-next").click()
    expect(page.get_by_test_id("today-verdict")).to_be_empty()


def faces_of(page: Page) -> object:
    """Return what the cards show, as it is stored; None before it is changed."""
    return page.evaluate("JSON.parse(localStorage.getItem('musicards.settings') ?? '{}').faces ?? null")


def suggest(page: Page) -> Mapping[str, Any]:
    """Ask for a match, and return the server's answer."""
    page.goto("#/today")
    with page.expect_response("**/api/learning/match") as suggested:
        page.get_by_test_id("suggestion").click()
    expect(page.get_by_test_id("suggestion-match")).to_be_focused()
    return cast("Mapping[str, Any]", suggested.value.json())


def test_a_newcomer_plays_what_is_suggested_at_once(page: Page) -> None:
    page.set_viewport_size(SMALL)
    person = Person(page)
    suggested = suggest(page)
    expect(page.get_by_test_id("suggestion-match")).to_contain_text(
        "Suggested: The Distance · second · Computer: newcomer"
    )
    assert axe_here(page) == []
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    person.come_to_the_table()
    assert (person.room["game"], person.room["options"]) == (suggested["game"], suggested["options"])
    assert [seat["level"] for seat in person.room["seats"]] == [None, suggested["level"]]


@pytest.mark.parametrize("wished", [False, True])
def test_the_cards_change_only_on_request(page: Page, wished: bool) -> None:
    names = {"name": True, "staff": False, "keys": False, "clock": False, "sound": True}
    page.goto("/")
    page.evaluate("settings => localStorage.setItem('musicards.settings', settings)", json.dumps({"faces": names}))
    page.reload()
    person = Person(page)
    suggested = suggest(page)
    assert suggested["faces"] != names
    page.get_by_test_id("suggestion-faces").set_checked(wished)
    page.get_by_test_id("suggestion-start").click()
    person.come_to_the_table()
    assert faces_of(page) == (suggested["faces"] if wished else names)
