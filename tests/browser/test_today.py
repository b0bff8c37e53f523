"""Today's practice: the questions that are chosen, and what is said about the answers."""

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import axe_in
from tests.browser.conftest import Server
from tests.browser.practicing import answer_with_keys

SMALL: ViewportSize = {"width": 320, "height": 568}


def test_twenty_questions_by_keyboard_alone(page: Page, server: Server) -> None:
    page.set_viewport_size(SMALL)
    page.goto(f"{server.address}#/today/letter")
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
            assert axe_in(page, "light") == []
            assert axe_in(page, "dark") == []
        page.keyboard.press("Enter" if number % 2 else "n")
        if number < 19:
            expect(item).not_to_have_attribute("data-item", before or "")
    done = page.get_by_test_id("today-done")
    expect(done).to_contain_text("You got 19 of 20 right.")
    expect(done.get_by_role("listitem").first).to_contain_text("here today")


def test_the_next_sitting_knows_the_last_one(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/today/letter")
    page.get_by_test_id("today-start").click()
    page.get_by_test_id("today-item").wait_for()
    answer_with_keys(page, right=True)
    asked = page.get_by_test_id("today-item").get_attribute("data-item")
    page.reload()
    page.get_by_test_id("today-start").click()
    expect(page.get_by_test_id("today-item")).not_to_have_attribute("data-item", asked or "")
