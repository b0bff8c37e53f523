"""Exercises in rhythm: tapped by keys, by touch and without sound, and chosen by ear."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from musicards.learning.exercise import exercise_item, read_exercise
from musicards.theory import parse_meter, parse_rhythm, sounding
from tests.browser.axe import axe_here
from tests.browser.person import choose_settings

SMALL: ViewportSize = {"width": 320, "height": 568}
TAPPED = {"kinds": "tap", "meters": "2/4", "values": "eighth", "tempo": "160", "length": "2", "seed": "abc"}
HEARD = {"kinds": "rhythm", "meters": "3/4,6/8", "values": "eighth,rest", "measures": "2", "length": "2", "seed": "abc"}


def open_exercise(page: Page, query: dict[str, str]) -> None:
    page.goto("#/exercise/" + "&".join(f"{name}={value}" for name, value in query.items()))
    page.get_by_test_id("exercise-start").click()


def times(number: int) -> list[int]:
    """Return when the notes of a question begin, in milliseconds after its first beat."""
    question = exercise_item(read_exercise(TAPPED), number).question
    meter = parse_meter(question["meter"])
    sixteenth = 60_000 / question["tempo"] / meter.beat
    return [round(at * sixteenth) for at, _ in sounding(parse_rhythm(question["rhythm"], meter))]


def tap(page: Page, moments: list[int], kind: str = "keydown") -> None:
    """Start a question, and tap at these milliseconds after its first beat, however slow the machine is."""
    page.get_by_test_id("tap-start").click()
    page.get_by_test_id("tap-pad").evaluate(
        """(pad, [moments, kind]) => {
            for (const moment of moments) {
                const options = { bubbles: true, cancelable: true, key: ' ', code: 'Space' };
                const event = kind === 'keydown' ? new KeyboardEvent(kind, options) : new PointerEvent(kind, options);
                Object.defineProperty(event, 'timeStamp', { value: Number(pad.dataset.begins) + moment });
                pad.dispatchEvent(event);
            }
        }""",
        [moments, kind],
    )


@pytest.mark.parametrize("kind", ["keydown", "pointerdown"])
def test_a_rhythm_is_tapped_in_time_by_keys_or_by_touch(page: Page, kind: str) -> None:
    page.set_viewport_size(SMALL)
    open_exercise(page, TAPPED)
    assert axe_here(page) == []
    tap(page, [each + 30 for each in times(1)], kind)
    expect(page.get_by_test_id("exercise-verdict")).to_have_attribute("data-right", "true")
    expect(page.get_by_test_id("tap-score")).to_have_text(f"{len(times(1))} of {len(times(1))} notes in time")
    expect(page.locator("[data-tap='in-time']")).to_have_count(len(times(1)))
    page.get_by_test_id("exercise-next").click()
    expect(page.get_by_test_id("tap-start")).to_be_visible()


def test_what_was_late_missed_or_too_much_is_shown_over_the_notes_and_said(page: Page) -> None:
    open_exercise(page, TAPPED)
    first, second, *others = times(1)
    tap(page, [first, second + 100, *others[:-1], others[-1] + 700])
    expect(page.get_by_test_id("exercise-verdict")).to_have_attribute("data-right", "false")
    result = page.get_by_test_id("tap-result")
    expect(result).to_contain_text("Note 2: 100 ms late")
    expect(result).to_contain_text(f"Note {len(others) + 2}: missed")
    expect(result).to_contain_text("One tap too many")
    for sign, count in {"late": 1, "missed": 1, "extra": 1, "in-time": len(others)}.items():
        expect(page.locator(f"[data-tap='{sign}']")).to_have_count(count)
    assert axe_here(page) == []
    page.get_by_test_id("exercise-next").click()
    page.get_by_test_id("dont-know").click()
    expect(result).to_contain_text("Count the beats aloud")
    page.get_by_test_id("exercise-next").click()
    expect(page.get_by_test_id("exercise-missed")).to_contain_text(f"{len(times(1))} taps. Right answer: ")


def test_without_sound_the_beats_are_counted_and_nothing_tapped_is_no_answer(page: Page) -> None:
    choose_settings(page, sound=False)
    open_exercise(page, TAPPED)
    page.keyboard.press("Tab")
    page.get_by_test_id("tap-start").press("Enter")
    expect(page.get_by_test_id("tap-count")).to_have_text("2")
    expect(page.get_by_test_id("tap-none")).to_be_visible()
    expect(page.get_by_test_id("tap-start")).to_be_focused()
    page.get_by_test_id("tap-start").press("Enter")
    page.get_by_test_id("tap-pad").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("tap-start")).to_be_visible()
    expect(page.get_by_test_id("exercise-verdict")).to_be_empty()


def test_a_rhythm_by_ear_is_chosen_by_its_number_and_both_can_be_heard(page: Page) -> None:
    page.set_viewport_size(SMALL)
    open_exercise(page, HEARD)
    item = exercise_item(read_exercise(HEARD), 1)
    answers = page.locator("[data-testid^='answer-']")
    expect(answers).to_have_count(4)
    expect(answers.first.locator("svg[data-picture='rhythm']")).to_be_visible()
    assert axe_here(page) == []
    shown = [answers.nth(at).get_attribute("data-testid") for at in range(4)]
    wrong = next(at for at, each in enumerate(shown) if each != f"answer-{item.wanted[0]}")
    page.keyboard.press(str(wrong + 1))
    expect(page.get_by_test_id("exercise-verdict")).to_have_attribute("data-right", "false")
    expect(page.get_by_test_id("diagnosis-why")).to_contain_text("differ from beat")
    expect(page.get_by_test_id("diagnosis").get_by_test_id("hear-it")).to_have_text(
        ["Hear your answer", "Hear the right answer"]
    )
    for side in ("said", "right"):
        expect(page.get_by_test_id(f"diagnosis-{side}").get_by_role("img")).to_be_visible()
    assert axe_here(page) == []


def test_meters_values_tempo_and_measures_are_in_the_link(page: Page) -> None:
    page.goto("#/exercise/kinds=tap&seed=abc")
    page.locator("summary", has_text="Choose what to ask").click()
    page.get_by_test_id("meters-6/8").press("Space")
    expect(page.get_by_test_id("exercise-words")).to_contain_text("6/8")
    page.get_by_test_id("values-rest").press("Space")
    page.get_by_test_id("tempo-60").check(force=True)
    page.get_by_test_id("measures-2").check(force=True)
    link = "#/exercise/kinds=tap&meters=2/4,3/4,4/4,6/8&values=half,eighth&tempo=60&measures=2&seed=abc"
    expect(page.get_by_test_id("exercise-link")).to_have_value(re.compile(f"{link}$"))
    page.reload()
    expect(page.get_by_test_id("exercise-words")).to_contain_text("60 · 2 measures")
