"""The rules in their dialog, whose examples sound, the scale at the table of Key's Corners, and the music terms."""

import re

import pytest
from playwright.sync_api import Page, expect

from musicards.games.registry import GAMES, find_manifest
from musicards.texts import catalog
from tests.browser.person import Person


def test_the_dialog_has_every_section_with_its_cards(page: Page) -> None:
    for game in GAMES:
        page.goto(f"#/new/{game}")
        page.get_by_test_id("rules").click()
        dialog = page.get_by_test_id("rules-dialog")
        sections = find_manifest(game).rules_page
        expect(dialog.locator("h3")).to_have_text([catalog("en").text(f"rules-title-{each.name}") for each in sections])
        shown = [dialog.locator(".cards").nth(place).locator("> *") for place in range(len(sections))]
        assert [each.count() for each in shown] == [len(each.cards) for each in sections], game
        expect(dialog).to_contain_text("Joseph E. Reed")
        page.keyboard.press("Escape")


def test_a_card_of_an_example_sounds(page: Page) -> None:
    page.add_init_script("""window.begun = 0;
        for (const Node of [AudioBufferSourceNode, OscillatorNode]) {
            const start = Node.prototype.start;
            Node.prototype.start = function (...args) { window.begun += 1; return start.apply(this, args); };
        }""")
    person = Person(page)
    page.goto("#/new/distance")
    page.get_by_test_id("rules").click()
    before = page.evaluate("begun")
    page.get_by_test_id("rules-dialog").get_by_role("button", name="F sharp").first.click()
    person.wait_for(lambda: page.evaluate("begun") > before)


@pytest.mark.parametrize("seed", [2])  # with a wild in the first hand
def test_the_scale_is_written_at_the_table_of_keys_corners(page: Page) -> None:
    person = Person(page)
    person.open_game("keys_corners")
    person.wait_for_turn()
    notes = page.get_by_role("list", name="The scale").get_by_role("listitem")
    # Without numbers: those on the cards are of the clock.
    assert ["".join(text.split()) for text in notes.all_inner_texts()] == ["WC", "WD", "HE", "WF", "WG", "WA", "B"]
    expect(notes.get_by_test_id("step")).to_have_text(["W", "W", "H", "W", "W", "W"])
    expect(notes.nth(2)).to_have_accessible_name("3: E, then half step")
    page.get_by_role("button", name="Hide the scale").click()
    person.choose(person.wild or "")
    empty = next(space for space in ("NE", "SE", "SW", "NW") if not person.table["piles"][space]["cards"])
    person.click(f"space-{empty}")
    dialog = page.get_by_test_id("name-dialog")
    dialog.wait_for()
    offered = dialog.locator("[data-testid^=as-]")
    assert offered.evaluate_all("all => all.map(each => each.dataset.testid)") == [
        f"as-{name}" for name in ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
    ]
    expect(dialog.get_by_role("heading")).to_have_count(1)


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
@pytest.mark.parametrize("players", [3, 5])
def test_cards_and_points_of_others_are_told_apart_on_a_phone(page: Page, players: int) -> None:
    person = Person(page)
    person.open_game("keys_corners", players=players)
    person.wait_for_turn()
    for seat in range(1, players):
        place = page.get_by_test_id(f"opponent-{seat}")
        points = place.get_by_role("img", name="0 points")
        expect(points).to_have_text(re.compile("0 pts"), use_inner_text=True)
        count = place.locator("[data-place^=seat-] b")
        colors = [each.evaluate("e => getComputedStyle(e).backgroundColor") for each in (count, points.locator("b"))]
        assert colors[0] != colors[1]  # the number of cards is on the back of a card


# The music terms


def tones(page: Page, word: str) -> list[str]:
    """Return the notes of a word's example, as they are written."""
    return page.get_by_test_id(f"word-{word}").get_by_test_id("tone").locator("b").all_inner_texts()


def test_the_rules_of_a_game_lead_to_the_words(page: Page) -> None:
    page.goto("#/new/steps")
    page.get_by_test_id("start").wait_for()
    page.get_by_role("button", name="Rules").first.click()
    page.get_by_test_id("to-words").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Music terms")
    expect(page.get_by_role("heading", level=2)).to_have_count(10)
    assert tones(page, "half_step") == ["E", "F"]
    expect(page.get_by_test_id("word-half_step").get_by_test_id("step")).to_have_text("H")


def test_every_major_scale_has_the_same_steps(page: Page) -> None:
    page.goto("#/words")
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


def test_the_notes_of_an_example_are_one_tab_stop_with_arrow_keys(page: Page) -> None:
    page.goto("#/words")
    first = page.get_by_test_id("word-interval").get_by_test_id("tone").first
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_accessible_name("D")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Hear it")
