"""The map of what has been learned, the reasons for the state of a spot, and the weekly goal."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from musicards.learning import Learner
from musicards.theory.pitch import LETTERS
from tests.browser.axe import axe
from tests.browser.learned import NOW, keep, learner_in_all_states, learner_who_counts_from_zero
from tests.browser.person import LONG, Person

pytestmark = pytest.mark.browser_context_args(timezone_id="UTC")
SENT = 500  # milliseconds in which the page hears what an act shows
VIEWS = ("letters", "clock", "keyboard", "staff", "fifths", "scales", "ear", "list")


def open_map(page: Page, view: str, learner: Learner | None = None) -> None:
    page.clock.set_fixed_time(NOW)
    keep(page, learner or learner_in_all_states(), ("2027-01-11", "2027-01-13"))
    page.goto(f"#/map/{view}")
    page.get_by_test_id("map-picture").wait_for(timeout=LONG)


def test_a_spot_says_why_i_know_this_changes_it_and_arrow_keys_lead_to_the_next(page: Page) -> None:
    open_map(page, "letters")
    for state, count in {"shaky": 7, "today": 3, "lasts": 4}.items():
        expect(page.get_by_test_id(f"count-{state}")).to_have_text(str(count))
    page.get_by_role("button", name="a fifth above A: still learning").click()
    expect(page.get_by_test_id("spot-why")).to_contain_text("Asked once, yesterday.")
    expect(page.get_by_test_id("spot-practice")).to_have_attribute("href", "#/today/letter")
    page.get_by_test_id("need-letter:4:A").click()
    expect(page.get_by_test_id("spot-state")).to_have_text("New")
    page.get_by_test_id("spot-known").click()
    expect(page.get_by_test_id("spot-noted")).not_to_be_empty()
    expect(page.get_by_test_id("spot-state")).not_to_have_text("New")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("spot-letter:4:A")).not_to_have_attribute("data-state", "new")
    page.get_by_test_id("spot-letter:2:A").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("spot-letter:3:B")).to_be_focused()


def test_a_spot_names_the_wrong_rule_that_all_errors_follow_and_the_goal_is_kept(page: Page) -> None:
    open_map(page, "letters", learner_who_counts_from_zero())
    page.get_by_role("button", name="a fifth above A: still learning").click()
    expect(page.get_by_test_id("spot-why")).to_contain_text("Maybe you count the first letter as zero.")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("day-done")).to_have_count(2)
    page.get_by_test_id("goal").select_option("3")
    week = page.get_by_test_id("week-text")
    expect(week).to_have_text("Practiced on 2 days. Your goal: 3 days.")
    page.reload()
    expect(week).to_have_text("Practiced on 2 days. Your goal: 3 days.")


@pytest.mark.parametrize("seed", [1])
def test_after_a_game_with_much_help_it_says_that_helped_answers_do_not_count_yet(page: Page) -> None:
    person = Person(page)
    person.open_table("distance", until=lambda: person.table["discard"][0][0] in LETTERS)
    for steps in (3, 0):  # of help
        person.wait_for_turn()
        for _ in range(steps):
            person.click("help-me")
        person.attempt(person.best(Random(1)))
        page.wait_for_timeout(SENT)
        page.goto("#/map")
        page.get_by_test_id("map-picture").wait_for(timeout=LONG)
        expect(page.get_by_test_id("map-helped")).to_have_count(1 if steps else 0)
        page.go_back()
        person.come_to_the_table()


def test_a_newcomer_is_told_what_the_map_is(page: Page) -> None:
    page.goto("#/map")
    expect(page.get_by_test_id("map-empty")).to_be_visible(timeout=LONG)
    expect(page.get_by_test_id("start-today")).to_have_attribute("href", "#/today")
    assert axe(page) == []


def test_axe_finds_nothing_in_any_view_nor_in_the_sheet_of_a_spot(page: Page) -> None:
    open_map(page, "letters")
    for view in VIEWS:
        page.get_by_test_id(f"map-view-{view}").check(force=True)
        page.get_by_test_id("map-picture").get_by_role("button").first.wait_for()
        assert axe(page) == [], view
    page.get_by_test_id("spot-letter:5:A").click()
    page.get_by_test_id("spot-why").wait_for()
    assert axe(page) == []
