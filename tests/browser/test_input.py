"""Answers from a MIDI keyboard, the microphone and speech, at the table and on the page for trying them."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from musicards.games.memory import Flip
from tests.browser.conftest import complaints_of
from tests.browser.devices import KEYBOARD, MICROPHONE, SPEECH, key_of, microphone_args, sing
from tests.browser.person import Person, choose_settings

A4 = 440.0
LONG = 15_000  # milliseconds


@pytest.fixture(scope="module")
def singing_browser(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser whose microphone hears a sung A in a loop."""
    recording = sing(tmp_path_factory.mktemp("sung") / "a4.wav", [A4])
    args = [*browser_type_launch_args["args"], *microphone_args(recording)]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": args})
    yield browser
    browser.close()


@pytest.fixture
def singing(singing_browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page in that browser."""
    context = singing_browser.new_context(**browser_context_args, permissions=["microphone"])
    page = context.new_page()
    page.add_init_script(MICROPHONE)
    errors = complaints_of(page)
    yield page
    context.close()
    assert errors == []


def hour_up(hour: int, steps: int) -> int:
    return (hour + steps - 1) % 12 + 1


# The microphone


def test_a_sung_a_says_the_letter_a(singing: Page) -> None:
    choose_settings(singing, microphone=True)
    player = Person(singing)
    player.open_table("distance")
    expect(singing.get_by_test_id("input-microphone")).to_have_attribute("data-state", "on")
    card = player.note_card
    player.choose(card)
    player.wait_for(lambda: bool(player.plays))
    assert player.plays == [{"do": "play", "cards": [card], "say": {"letter": "A"}}]


def test_without_chosen_cards_a_note_does_nothing_and_a_tap_switches_the_microphone_off(singing: Page) -> None:
    choose_settings(singing, microphone=True)
    player = Person(singing)
    player.open_table("distance")
    microphone = singing.get_by_test_id("input-microphone")
    expect(microphone).to_have_attribute("data-state", "on")
    expect(singing.get_by_test_id("heard")).to_have_text("Heard: A", timeout=LONG)
    expect(singing.get_by_test_id("input-remark")).to_contain_text("Choose one or more cards first")
    assert player.plays == []
    microphone.click()
    expect(singing.get_by_test_id("input-bar")).to_have_count(0)
    assert singing.evaluate("stream.getTracks().map(track => track.readyState)") == ["ended"]


def test_the_microphone_is_only_requested_to_show_what_is_sung_and_does_not_listen_to_the_page(singing: Page) -> None:
    Person(singing).open_table("distance")
    singing.get_by_test_id("hand").wait_for()
    assert singing.evaluate("asked") == 0
    singing.goto("#/input-test")
    note = singing.get_by_test_id("practice-note")
    expect(note).not_to_have_attribute("data-hour", re.compile("."))
    singing.get_by_test_id("way-microphone").check()
    expect(singing.get_by_test_id("state-microphone")).to_have_attribute("data-state", "on")
    expect(note).to_have_attribute("data-hour", "9", timeout=LONG)
    expect(note).to_have_attribute("data-octave", "4")
    # Keys are pressed by the page itself, so that a slow test leaves no silence between them.
    heard = singing.evaluate(
        """async ([key, note, presses, apart]) => {
            const heard = new Set();
            for (let press = 0; press < presses; press++) {
                key.click();
                await new Promise((resolve) => setTimeout(resolve, apart));
                heard.add(note.dataset.hour);
            }
            return [...heard];
        }""",
        [singing.get_by_test_id("key-60").element_handle(), note.element_handle(), 20, 100],  # 2 s: A is sung again
    )
    assert heard == ["12"]


def test_a_refused_microphone_is_explained(page: Page, no_errors_in_the_console: list[str]) -> None:
    page.add_init_script(
        "navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('no', 'NotAllowedError'); }"
    )
    page.goto("#/input-test")
    page.get_by_test_id("way-microphone").check()
    state = page.get_by_test_id("state-microphone")
    expect(state).to_have_attribute("data-state", "refused")
    expect(state).to_contain_text("The browser doesn’t allow it.")
    assert no_errors_in_the_console == []


# A MIDI keyboard


@pytest.fixture
def played(page: Page) -> Person:
    """A person with a MIDI keyboard."""
    page.add_init_script(KEYBOARD)
    choose_settings(page, midi=True)
    return Person(page)


@pytest.mark.parametrize(("hours", "step"), [(1, "half"), (2, "whole")])
def test_a_key_one_or_two_half_steps_above_the_top_says_the_step_and_another_how_far_it_is(
    played: Person, hours: int, step: str
) -> None:
    played.open_table("steps", until=lambda: played.table["top_pitch"] is not None)  # it begins with a note
    hour = int(played.table["top_pitch"])
    expect(played.page.get_by_test_id("input-midi")).to_have_attribute("title", "MIDI keyboard: Connected: Test piano.")
    card = played.note_card
    played.choose(card)
    played.page.evaluate("key => strike(key)", key_of(hour_up(hour, 3)))
    expect(played.page.get_by_test_id("input-remark")).to_contain_text("3 half steps above")
    assert played.plays == []
    played.page.evaluate("key => strike(key)", key_of(hour_up(hour, hours)))
    played.wait_for(lambda: bool(played.plays))
    assert played.plays == [{"do": "play", "cards": [card], "say": {"step": step}}]


def test_a_black_key_asks_which_letter_and_a_white_key_answers(played: Person) -> None:
    played.open_table("distance")
    expect(played.page.get_by_test_id("input-midi")).to_have_attribute("data-state", "on")
    card = played.note_card
    played.choose(card)
    played.page.evaluate("strike(66)")
    expect(played.page.get_by_test_id("say-F")).to_have_class(re.compile("offered"))
    expect(played.page.get_by_test_id("say-G")).to_have_class(re.compile("offered"))
    expect(played.page.get_by_test_id("input-remark")).to_contain_text("Is it F or G?")
    assert played.plays == []
    played.page.evaluate("strike(67)")
    played.wait_for(lambda: bool(played.plays))
    assert played.plays == [{"do": "play", "cards": [card], "say": {"letter": "G"}}]


def test_the_note_of_a_wild_in_corners_is_the_key_that_is_struck(played: Person) -> None:
    page = played.page
    played.open_table("keys_corners", until=lambda: played.wild is not None)
    wild = played.wild
    assert wild is not None
    expect(page.get_by_test_id("input-midi")).to_have_attribute("data-state", "on")
    page.evaluate("strike(60)")
    expect(page.get_by_test_id("input-remark")).to_contain_text("You only say the note of a wild")
    played.choose(wild)
    page.get_by_test_id("space-NW").click()
    expect(page.get_by_test_id("name-dialog")).to_be_visible()
    page.evaluate("strike(60)")
    played.wait_for(lambda: bool(played.plays))
    assert played.plays == [{"do": "place", "card": wild, "from": "hand", "to": "NW", "as": "C"}]


def test_no_input_device_listens_where_a_game_takes_no_answers(played: Person) -> None:
    played.open_table("memory")
    assert played.attempt(Flip(0))["type"] == "ack"
    expect(played.page.get_by_test_id("input-bar")).to_have_count(0)
    assert played.page.evaluate("asked") == 0


def test_a_keyboard_may_be_pulled_out_and_the_exercise_says_how_far_off_a_note_is(played: Person) -> None:
    page = played.page
    page.goto("#/input-test")
    state = page.get_by_test_id("state-midi")
    expect(state).to_have_text("Connected: Test piano.")
    page.evaluate("plug(false)")
    expect(state).to_contain_text("No keyboard found.")
    page.evaluate("plug(true)")
    expect(state).to_have_text("Connected: Test piano.")
    page.get_by_test_id("practice-find").check(force=True)
    expect(page.get_by_test_id("practice-verdict")).to_contain_text("Sing or play this note.")
    found = 0
    for key in range(60, 72):
        page.evaluate("key => strike(key)", key)
        expect(page.get_by_test_id("practice-note")).to_have_attribute("data-hour", str(key % 12 or 12))
        found += page.get_by_test_id("practice-verdict").get_attribute("data-right") == "true"
    assert found == 1
    page.get_by_test_id("practice-another").click()
    expect(page.get_by_test_id("practice-verdict")).to_contain_text("Sing or play this note.")


# Speech


def test_a_letter_that_is_spoken_is_said(page: Page) -> None:
    page.add_init_script(SPEECH)
    choose_settings(page, speech=True)
    player = Person(page)
    player.open_table("distance")
    expect(page.get_by_test_id("input-speech")).to_have_attribute("data-state", "on")
    card = player.note_card
    player.choose(card)
    page.evaluate("say('jeans', 'gee')")
    player.wait_for(lambda: bool(player.plays))
    assert player.plays == [{"do": "play", "cards": [card], "say": {"letter": "G"}}]
