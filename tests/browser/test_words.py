"""The page with the music terms: its examples, and the way to it from the rules."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server


def tones(page: Page, word: str) -> list[str]:
    """Return the notes of a word's example, as they are written."""
    return page.get_by_test_id(f"word-{word}").get_by_test_id("tone").locator("b").all_inner_texts()


def test_the_rules_of_a_game_lead_to_the_words(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/new/steps")
    page.get_by_test_id("start").wait_for()
    page.get_by_role("button", name="Rules").first.click()
    page.get_by_test_id("to-words").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Music terms")
    expect(page.get_by_role("heading", level=2)).to_have_count(10)
    assert tones(page, "half_step") == ["E", "F"]
    expect(page.get_by_test_id("word-half_step").get_by_test_id("step")).to_have_text("H")


def test_every_major_scale_has_the_same_steps(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/words")
    formula = page.get_by_test_id("word-formula")
    expect(formula).to_contain_text("W W H W W W H")
    for hour in range(1, 13):
        formula.get_by_test_id(f"major-{hour}").check(force=True)
        tonic = formula.locator("label", has=page.get_by_test_id(f"major-{hour}")).inner_text().strip()
        expect(formula.get_by_test_id("tone").first.locator("b")).to_have_text(re.compile(tonic.replace("/", "|")))
        expect(formula.get_by_test_id("step")).to_have_text(["W", "W", "H", "W", "W", "W", "H"])
    formula.get_by_test_id("major-8").check(force=True)
    expect(formula.get_by_test_id("tone").first.locator("b")).to_have_text("A♭")
    assert tones(page, "formula") == ["A♭", "B♭", "C", "D♭", "E♭", "F", "G", "A♭"]


def test_the_notes_of_an_example_are_one_tab_stop_with_arrow_keys(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/words")
    first = page.get_by_test_id("word-interval").get_by_test_id("tone").first
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_accessible_name("D")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Hear it")
