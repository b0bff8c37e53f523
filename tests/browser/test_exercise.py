"""Free exercises: the same questions for everybody with the link, a time limit, and a result to hand in; and the trial.

The trial has two tests with practice between, another one a week later, and a file with every answer.
"""

import csv
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect
from pypdf import PdfReader

from musicards.learning.exercise import exercise_item, read_exercise
from musicards.learning.items import Item, read_item
from musicards.learning.kind import QUESTION_KINDS
from musicards.paper.questions import PAPER_KINDS
from musicards.theory import note_hour
from tests.browser.axe import axe, axe_here, axe_in
from tests.browser.devices import KEYBOARD, key_of
from tests.browser.measure import fits
from tests.browser.person import choose_settings

SMALL: ViewportSize = {"width": 320, "height": 568}
TOP_ROW = [*(f"Digit{digit}" for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)), "Minus", "Equal"]
QUERY = "kinds=letter&intervals=3&length=3&seed=abc"
EXERCISE = read_exercise({"kinds": "letter", "intervals": "3", "length": "3", "seed": "abc"})


def answer(page: Page, number: int, *, right: bool) -> None:
    """Answer the question that the link asks with this number, by a key."""
    wanted = exercise_item(EXERCISE, number)
    expect(page.get_by_test_id("exercise-item")).to_have_attribute("data-item", wanted.id)
    answers = [each for each in wanted.answers if (each in wanted.wanted) == right]
    page.keyboard.press(answers[0].lower())
    expect(page.get_by_test_id("exercise-verdict")).to_have_attribute("data-right", str(right).lower())


def test_whoever_leaves_before_the_first_question_is_there_is_not_disturbed_by_it(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/learning/exercise*", hold)
    page.goto("#/map")
    page.get_by_test_id("map").wait_for()
    with page.expect_request("**/api/learning/exercise*"):
        page.goto("#/exercise")
    page.goto("#/map")
    page.get_by_test_id("map").wait_for()
    with page.expect_response("**/api/learning/exercise*"):
        for each in held:
            each.continue_()
    page.wait_for_timeout(100)  # a warning in the console fails the test


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_chord_is_built_on_keys_and_one_that_is_not_is_explained(page: Page, way: str) -> None:
    page.set_viewport_size(SMALL)
    query = {"kinds": "build", "chords": "minor,dominant_seventh", "length": "2", "seed": "abc"}
    page.goto("#/exercise/" + "&".join(f"{name}={value}" for name, value in query.items()))
    page.get_by_test_id("exercise-start").click()

    def press(hour: int) -> None:
        if way == "click":
            page.get_by_test_id(f"find-key-{hour}").click()
        else:
            page.keyboard.press(TOP_ROW[hour % 12])

    for number in (1, 2):
        item = exercise_item(read_exercise(query), number)
        expect(page.get_by_test_id("exercise-item")).to_have_attribute("data-item", item.id)
        keys = [note_hour(note) for note in reversed(item.wanted[0].split())]
        other = next(hour for hour in range(1, 13) if hour not in keys)
        press(other)
        expect(page.get_by_test_id(f"find-key-{other}")).to_have_attribute("aria-pressed", "true")
        assert axe_here(page) == []
        if number == 1:  # let go again
            press(other)
            expect(page.get_by_test_id(f"find-key-{other}")).to_have_attribute("aria-pressed", "false")
        for key in keys[:-1] if number == 2 else keys:
            press(key)
        expect(page.get_by_test_id("exercise-verdict")).to_have_attribute("data-right", str(number == 1).lower())
        for key in keys:
            expect(page.get_by_test_id(f"find-key-{key}").locator("[data-mark='right']")).to_be_visible()
        if number == 2:
            expect(page.get_by_test_id(f"find-key-{other}").locator("[data-mark='wrong']")).to_be_visible()
            expect(page.get_by_test_id("diagnosis-why")).to_contain_text("In thirds: ")
        page.get_by_test_id("exercise-next").click()
    expect(page.get_by_test_id("exercise-score")).to_have_text("1 of 2 right, 2 answered")


def test_a_link_is_answered_and_handed_in(page: Page) -> None:
    page.set_viewport_size(SMALL)
    page.goto(f"#/exercise/{QUERY}")
    page.get_by_test_id("exercise-start").click()
    for number in (1, 2, 3):
        answer(page, number, right=number != 2)
        page.keyboard.press("n")
    expect(page.get_by_test_id("exercise-score")).to_have_text("2 of 3 right, 3 answered")
    expect(page.get_by_test_id("exercise-missed").get_by_role("listitem")).to_have_count(1)
    page.get_by_test_id("exercise-name").fill("Ada")
    assert axe_here(page) == []
    page.emulate_media(media="print")
    expect(page.get_by_test_id("exercise-name")).to_have_value("Ada")
    expect(page.get_by_test_id("exercise-print")).to_be_hidden()
    page.emulate_media(media="screen")
    page.get_by_test_id("exercise-again").click()
    answer(page, 1, right=True)


def test_an_exercise_is_printed_as_a_worksheet(page: Page, tmp_path: Path) -> None:
    page.goto("#/exercise/kinds=letter,ear&length=5&seed=k7")
    page.get_by_text("Print as a worksheet").click()
    page.get_by_test_id("worksheet-heading").fill("Test 3")
    page.get_by_test_id("worksheet-format-letter").check(force=True)
    assert axe_here(page) == []
    with page.expect_download() as saved:
        page.get_by_test_id("worksheet-download").click()
    assert saved.value.suggested_filename == "musicards-worksheet-k7-en.pdf"
    saved.value.save_as(tmp_path / "sheet.pdf")
    sheet, answers = PdfReader(tmp_path / "sheet.pdf").pages
    assert "Test 3" in sheet.extract_text()
    assert sheet.extract_text().count("Which letter is") == 5  # what is asked by ear is left out
    assert "Answers" in answers.extract_text()
    for kind in set(QUESTION_KINDS) - set(PAPER_KINDS):
        page.goto(f"#/exercise/kinds={kind}&seed=k7")
        expect(page.get_by_text("there is nothing to print")).to_be_visible()
        expect(page.get_by_test_id("worksheet-download")).to_be_hidden()


def test_choices_are_in_the_link(page: Page, guest_page: Page) -> None:
    page.goto("#/today/letter")
    page.get_by_test_id("to-exercise").click()
    for kind in [kind for kind in QUESTION_KINDS if kind != "place"]:
        page.get_by_test_id(f"kinds-{kind}").press("Space")
        expect(page.get_by_test_id(f"kinds-{kind}")).not_to_be_checked()
    page.get_by_test_id("clef-bass").check(force=True)
    expect(page.get_by_test_id("high")).to_have_value("G4")
    page.get_by_test_id("high").select_option("E4")
    page.get_by_test_id("naturals").click()
    expect(page.get_by_test_id("exercise-words")).to_contain_text("Bass clef: G2 to E4")
    assert axe_in(page, "light") == []
    link = page.get_by_test_id("exercise-link").input_value()
    items = []
    for each in (page, guest_page):
        each.goto(link)
        expect(each.get_by_test_id("exercise-words")).to_contain_text("No sharps and flats")
        each.get_by_test_id("exercise-start").click()
        items.append(each.get_by_test_id("exercise-item").get_attribute("data-item") or "")
    assert items[0] == items[1]
    assert read_item(items[0]).question["clef"] == "bass"


def test_the_time_limit_ends_it(page: Page) -> None:
    page.clock.install()
    page.goto(f"#/exercise/{QUERY}&limit=60")
    page.get_by_test_id("exercise-start").click()
    answer(page, 1, right=True)
    page.clock.run_for(61_000)
    expect(page.get_by_test_id("exercise-result")).to_contain_text("The time is up.")
    expect(page.get_by_test_id("exercise-score")).to_have_text("1 of 3 right, 1 answered")
    expect(page.get_by_test_id("exercise-time")).to_have_text("1:00")


def practice_cards(page: Page) -> list[Item]:
    """Open an old link to practice cards, start its exercise, and return the first of its questions of each kind."""
    page.goto("#/cards/kinds=name,scale&faces=keys&scales=major,dorian&seed=teacher&number=4")
    query = {"kinds": "piano,scale", "scales": "major,dorian", "seed": "teacher"}
    expect(page).to_have_url(re.compile("#/exercise/kinds=piano,scale&scales=major,dorian&seed=teacher$"))
    page.get_by_test_id("exercise-start").click()
    return [exercise_item(read_exercise(query), number) for number in (1, 2)]


def test_an_old_link_to_practice_cards_asks_for_keys_and_scales(page: Page) -> None:
    page.add_init_script(KEYBOARD)
    choose_settings(page, midi=True)
    items = practice_cards(page)
    assert {item.kind for item in items} == {"piano", "scale"}
    for item in items:
        expect(page.get_by_test_id("exercise-item")).to_have_attribute("data-item", item.id)
        if item.kind == "piano":
            expect(page.get_by_test_id("input-midi")).to_have_attribute("data-state", "on")
            page.evaluate("key => strike(key)", key_of(item.question["hour"]))
        else:
            page.keyboard.press(str(item.answers.index(item.wanted[0]) + 1))
        expect(page.get_by_test_id("exercise-verdict")).to_have_attribute("data-right", "true")
        page.keyboard.press("n")


def test_axe_finds_nothing_at_keys_and_scales(page: Page) -> None:
    choose_settings(page, language="de")
    for item in practice_cards(page):
        expect(page.get_by_test_id("exercise-item")).to_have_attribute("data-item", item.id)
        page.keyboard.press("e" if item.kind == "piano" else str(3 - (item.answers.index(item.wanted[0]) + 1)))
        if item.kind == "piano":
            page.keyboard.press("n")
        expect(page.get_by_test_id("diagnosis")).to_be_visible()
        assert axe(page) == [], item.id
        for width in (320, 390, 1440):
            assert fits(page, width, 800), (item.id, width)
        page.get_by_test_id("exercise-next").click()


MINUTE = 60_000
DAY = 24 * 60 * MINUTE
SIGNS = {"b": "flat", "": "natural", "#": "sharp"}


def answer_rightly(page: Page) -> None:
    """Answer the question that is shown, rightly. What is new is shown first."""
    if page.get_by_test_id("got-it").count():
        page.get_by_test_id("got-it").click()
    wanted = read_item(page.get_by_test_id("item").get_attribute("data-item") or "").wanted[0]
    choice = page.get_by_test_id(f"answer-{wanted}").or_(page.get_by_test_id(f"find-key-{wanted}"))
    if choice.count():
        choice.click()
        return
    sign = page.get_by_test_id(f"sign-{SIGNS[wanted[1:]]}")
    needs_sign = sign.count() > 0
    page.get_by_test_id(f"letter-{wanted[0]}").click()
    if needs_sign:
        sign.click()


def test_a_participant_from_consent_to_file(page: Page, tmp_path: Path) -> None:
    page.set_viewport_size(SMALL)
    page.clock.install()
    page.goto("#/trial")
    trial = page.get_by_test_id("trial")
    trial.wait_for()
    assert axe_in(page, "light") == []
    page.get_by_test_id("trial-join").click()
    for phase, minutes in (("before", 2), ("practice", 10), ("after", 2), ("later", 2)):
        if phase == "later":
            expect(trial).to_have_attribute("data-state", "waiting")
            assert axe_in(page, "dark") == []
            page.clock.fast_forward(7 * DAY)
        expect(trial).to_have_attribute("data-state", "ready")
        expect(trial).to_have_attribute("data-phase", phase)
        page.get_by_test_id("trial-begin").click()
        page.get_by_test_id("trial-item").wait_for()
        answer_rightly(page)
        if phase == "practice":
            page.get_by_test_id("trial-next").wait_for()
        else:
            page.wait_for_function(
                'phase => localStorage.getItem(\'musicards.trial\').includes(`"phase":"${phase}"`)', arg=phase
            )
        page.clock.fast_forward(minutes * MINUTE + 1000)
    expect(trial).not_to_have_attribute("data-state", "running")
    with page.expect_download() as saved:
        page.get_by_test_id("trial-csv").click()
    saved.value.save_as(tmp_path / "trial.csv")
    with (tmp_path / "trial.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(dict.fromkeys(row["phase"] for row in rows)) == ["before", "practice", "after", "later"]
    assert len({(row["code"], row["arm"]) for row in rows}) == 1
    for row in rows:
        assert row["right"] == str(int(row["answer"] in read_item(row["item"]).wanted))
    assert int(rows[-1]["seconds"]) >= 7 * DAY // 1000
    page.get_by_test_id("trial-forget").click()
    page.reload()
    page.get_by_test_id("trial-join").wait_for()
