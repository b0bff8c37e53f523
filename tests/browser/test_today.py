"""Today's practice: its questions, and what the page says about the answers."""

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, replace
from random import Random
from typing import Any, cast

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from musicards.learning.atoms import ATOMS
from musicards.learning.items import make_item, read_item
from musicards.server.calls.learning import ItemBody
from tests.browser.axe import axe_here
from tests.browser.conftest import Server
from tests.browser.learned import answer_with_keys, come_to_the_question
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
    expect(done.get_by_role("list", name="Still learning").get_by_role("listitem").first).not_to_be_empty()


def ask_new(page: Page, atom: str, answers: tuple[str, ...]) -> None:
    """Let the page ask about an atom, as new, with few answers, whatever the server would ask."""
    item = replace(make_item(ATOMS[atom], Random(1)).among(answers), new=True)
    page.route("**/api/learning/next", lambda route: route.fulfill(json=asdict(ItemBody.of(item))))


def test_a_newcomer_says_what_they_know_and_practice_begins_at_once(page: Page) -> None:
    page.set_viewport_size(SMALL)
    page.goto("#/today")
    expect(page.get_by_role("heading", name="What do you already know about music notes?")).to_be_visible()
    expect(page.get_by_test_id("today-level").get_by_role("button")).to_have_count(3)
    assert axe_here(page) == []
    page.get_by_test_id("level-nothing").click()
    page.get_by_test_id("today-item").wait_for()
    expect(page.get_by_test_id("today-left")).to_contain_text("3 minutes")
    page.goto("#/map")
    level = page.get_by_test_id("level")
    expect(level).to_have_value("nothing")
    level.select_option("reads")
    page.goto("#/today")
    expect(level).to_have_value("reads")
    expect(page.get_by_test_id("today-start")).to_be_visible()
    with page.expect_response("**/api/learning/begin"):
        level.select_option("names")
    page.evaluate("navigator.locks.request('musicards-learning', () => true)")  # free once the level is stored
    page.reload()
    expect(level).to_have_value("names")


@pytest.mark.parametrize(
    ("atom", "wanted", "other", "title"),
    [
        ("letter:3:A", "C", "D", "A third above A: C"),
        ("key:D", "2", "4", "D"),
        ("place:treble:C4", "C", "E", "C"),
        ("hour:12", "C", "D", "12 on the clock: C"),
        ("step:half:E", "F", "G", "A half step up from E: F"),
    ],
)
def test_what_is_new_is_shown_before_it_is_asked_with_few_answers(
    page: Page, atom: str, wanted: str, other: str, title: str
) -> None:
    page.set_viewport_size(SMALL)
    ask_new(page, atom, (wanted, other))
    page.goto("#/today")
    page.get_by_test_id("level-nothing").click()
    new = page.get_by_test_id("new-thing")
    expect(new.get_by_role("heading", level=2)).to_contain_text(title.split(":", maxsplit=1)[0])
    expect(page.get_by_test_id("today-item")).to_be_focused()
    expect(page.get_by_test_id("today-item")).to_have_accessible_name(f"New: {title}")
    expect(new.get_by_role("img")).not_to_have_attribute("aria-label", "")
    expect(new.get_by_test_id("hear-it")).to_be_visible()
    expect(page.get_by_test_id("got-it")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("item")).to_have_count(0)
    assert axe_here(page) == []
    page.keyboard.press("Enter")
    offered = page.get_by_test_id("item").locator(
        "[data-testid^=answer-], [data-testid^=find-key-]:not([aria-disabled=true])"
    )
    expect(offered).to_have_count(2)
    expect(page.get_by_test_id("dont-know")).to_be_in_viewport(ratio=1)
    assert axe_here(page) == []
    with page.expect_request("**/api/learning/answer") as sent:
        page.locator(f"[data-testid=answer-{wanted}], [data-testid=find-key-{wanted}]").click()
    body = cast("Mapping[str, Any]", sent.value.post_data_json)
    assert (body["answer"], sorted(body["answers"])) == (wanted, sorted([wanted, other]))
    expect(page.get_by_test_id("today-verdict")).to_have_text("Right.")


def test_a_tap_on_a_key_that_is_no_answer_says_which_keys_are(page: Page) -> None:
    ask_new(page, "key:D", ("2", "4"))
    page.goto("#/today")
    page.get_by_test_id("level-nothing").click()
    page.get_by_test_id("got-it").click()
    line = page.get_by_test_id("choose-ringed")
    expect(line).to_have_text("Choose one of the keys with a ring.")
    expect(page.get_by_role("alert").filter(has_text="ring")).to_have_count(0)
    page.get_by_test_id("find-key-7").click(force=True)
    expect(page.get_by_role("alert").filter(has_text="ring")).to_have_count(1)
    expect(page.get_by_test_id("item")).not_to_have_attribute("data-judged", "wrong")
    key = page.get_by_test_id("find-key-2")
    place = key.bounding_box()
    key.click()
    expect(page.get_by_test_id("today-verdict")).to_have_text("Right.")
    expect(line).to_be_hidden()
    assert key.bounding_box() == place


def test_a_wrong_key_is_explained_on_the_piano_that_was_tapped(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    ask_new(page, "key:D", ("2", "11"))
    page.goto("#/today")
    page.get_by_test_id("level-nothing").click()
    page.get_by_test_id("got-it").click()
    key = page.get_by_test_id("find-key-11")
    place = key.bounding_box()
    key.click()
    expect(page.get_by_test_id("diagnosis")).to_be_visible()
    assert key.bounding_box() == place
    expect(key.locator("b")).to_have_text("B")
    expect(page.get_by_test_id("find-key-2").locator("b")).to_have_text("D")
    expect(page.get_by_test_id("diagnosis-picture")).to_have_count(0)


def test_letters_to_choose_have_no_numbers_and_other_answers_only_for_those_who_use_keys(page: Page) -> None:
    page.goto("#/exercise/kinds=quality&seed=abc")
    page.get_by_test_id("exercise-start").click()
    number = page.get_by_test_id("item").locator("button kbd")
    expect(page.get_by_test_id("item").get_by_role("toolbar").get_by_role("button").first).to_be_visible()
    expect(number).to_have_count(0)
    page.keyboard.press("Tab")
    expect(number.first).to_have_text("1")
    ask_new(page, "letter:2:A", ("B", "C"))
    page.goto("#/today")
    page.get_by_test_id("level-nothing").click()
    page.get_by_test_id("got-it").click()
    expect(page.get_by_test_id("answer-B")).to_be_visible()
    expect(number).to_have_count(0)


def test_the_first_ten_questions_of_a_newcomer_are_easy(page: Page) -> None:
    page.set_viewport_size(SMALL)
    page.goto("#/today")
    page.get_by_test_id("level-nothing").click()
    asked = page.get_by_test_id("today-item")
    for _ in range(10):
        come_to_the_question(page)
        expect(page.get_by_test_id("item")).not_to_have_attribute("data-judged", "right")
        item = read_item(asked.get_attribute("data-item") or "")
        assert item.kind != "ear"
        offered = page.get_by_test_id("item").locator(
            "[data-testid^=answer-]:visible, [data-testid^=find-key-]:not([aria-disabled=true])"
        )
        names = [(each.get_attribute("data-testid") or "").rpartition("-")[2] for each in offered.all()]
        assert 2 <= len(names) <= 4
        assert not re.search(r"\b[A-G][#b]", " ".join([item.id, *names]))
        right = next(name for name in names if name in item.wanted)
        page.locator(f"[data-testid=answer-{right}], [data-testid=find-key-{right}]").click()
        expect(page.get_by_test_id("today-verdict")).to_have_attribute("data-right", "true")
        page.get_by_test_id("today-next").click()
        page.locator("[data-testid=got-it], [data-testid=item]:not([data-judged])").wait_for()


@pytest.mark.parametrize("knows", [False, True])
def test_the_end_of_practice_says_what_really_came_of_it(page: Page, *, knows: bool) -> None:
    page.set_viewport_size(SMALL)
    page.goto("#/today")
    page.evaluate("localStorage.setItem('musicards.path', 'first-steps-distance')")
    page.evaluate("localStorage.setItem('musicards.finished', 'memory distance')")
    page.get_by_test_id("level-nothing").click()
    come_to_the_question(page)
    page.reload()
    page.get_by_test_id("length-20").check(force=True)
    page.get_by_test_id("today-start").click()
    for number in range(20):
        page.get_by_test_id("today-item").wait_for()
        assert number < 19 or page.get_by_test_id("got-it").count() == 0  # the last is nothing new
        come_to_the_question(page)
        item = read_item(page.get_by_test_id("today-item").get_attribute("data-item") or "")
        right = ", ".join(f"[data-testid={each}-{item.wanted[0]}]" for each in ("answer", "letter", "find-key"))
        page.locator(right if knows else "[data-testid=dont-know]").click()
        page.get_by_test_id("today-next").click()
        page.locator("[data-testid=got-it], [data-testid=item]:not([data-judged]), [data-testid=today-done]").wait_for()
    done, end = page.get_by_test_id("today-done"), page.get_by_test_id("path-end")
    expect(done.get_by_role("heading").first).to_have_text("Well done!" if knows else "That’s it for today.")
    expect(done).to_contain_text(f"You got {20 if knows else 0} of 20 right.")
    expect(end).to_contain_text(
        "✓ You know where to practice whenever you like." if knows else "This stop of your path isn’t done yet."
    )
    expect(end.get_by_text("✓")).to_have_count(1 if knows else 0)
    expect(done.get_by_text("These were new. They come again tomorrow.")).to_have_count(0 if knows else 1)
    expect(page.get_by_test_id("path-next")).to_have_attribute("data-stop", "steps")
    assert axe_here(page) == []
    page.goto("/")
    page.get_by_test_id("path-stops").click()
    expect(page.get_by_test_id("path-stop-practice")).to_have_attribute("data-done", str(knows).lower())


def test_practice_can_be_stopped_with_what_came_of_it_so_far(page: Page) -> None:
    page.set_viewport_size(SMALL)
    page.goto("#/today/letter")
    page.get_by_test_id("today-start").click()
    come_to_the_question(page)
    page.get_by_test_id("today-stop").click()
    page.get_by_test_id("today-start").click()
    answer_with_keys(page, right=True)
    page.get_by_test_id("today-stop").click()
    expect(page.get_by_test_id("today-done")).to_contain_text("You got 1 of 1 right.")


def test_what_is_new_is_not_the_last_question_even_if_the_time_is_up(page: Page) -> None:
    page.clock.install()
    page.goto("#/today")
    page.get_by_test_id("level-nothing").click()
    page.get_by_test_id("got-it").wait_for()
    page.clock.fast_forward(200_000)
    left = page.get_by_test_id("today-left")
    expect(left).to_have_text("1 minute left")
    come_to_the_question(page)
    page.get_by_test_id("dont-know").click()
    expect(page.get_by_test_id("today-next")).to_have_text("Next")
    with page.expect_request("**/api/learning/next") as sent:
        page.get_by_test_id("today-next").click()
    assert cast("Mapping[str, Any]", sent.value.post_data_json)["last"] is True
    expect(left).to_have_text("The time is up: this is the last question.")
    expect(page.get_by_test_id("got-it")).to_have_count(0)
    page.get_by_test_id("dont-know").click()
    page.get_by_test_id("today-next").click()
    expect(page.get_by_test_id("today-done")).to_contain_text("You got 0 of 2 right.")


@pytest.mark.parametrize("way", ["tap", "key"])
def test_whoever_does_not_know_is_taught_and_never_called_wrong(page: Page, way: str) -> None:
    page.goto("#/today/letter")
    page.get_by_test_id("today-start").click()
    come_to_the_question(page)
    with page.expect_request("**/api/learning/answer") as sent:
        if way == "tap":
            page.get_by_test_id("dont-know").click()
        else:
            page.keyboard.press("?")
            keys = page.get_by_test_id("help-dialog")
            expect(keys.get_by_role("definition")).to_have_text(["Got it", "I don’t know", "Next", "this list"])
            page.keyboard.press("Escape")
            page.keyboard.press("x")
    assert cast("Mapping[str, Any]", sent.value.post_data_json)["answer"] is None
    expect(page.get_by_test_id("today-verdict")).to_have_text("No problem: here is how it works.")
    expect(page.get_by_test_id("diagnosis-why")).to_contain_text("is 1")
    expect(page.get_by_test_id("diagnosis-said")).to_have_count(0)
    expect(page.get_by_test_id("today-item")).not_to_contain_text("wrong")
    expect(page.get_by_test_id("today-next")).to_be_focused()


def test_a_miss_by_ear_can_be_compared_and_says_what_to_listen_for(page: Page) -> None:
    ask_new(page, "ear:P5:up", ("P5", "P8"))
    page.goto("#/today/ear")
    page.get_by_test_id("today-start").click()
    page.get_by_test_id("got-it").click()
    page.get_by_test_id("answer-P8").click()
    why = page.get_by_test_id("diagnosis-why")
    expect(why).to_contain_text("You chose an octave, but it was a fifth")
    heard = page.get_by_test_id("diagnosis").get_by_test_id("hear-it")
    expect(heard).to_have_text(["Hear perfect octave", "Hear perfect fifth"])
    page.get_by_test_id("today-next").click()
    page.get_by_test_id("got-it").click()
    page.get_by_test_id("dont-know").click()
    expect(why).to_contain_text("Listen for")


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
    come_to_the_question(page)
    own_server.kill()
    page.keyboard.press("1")
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
    page.goto("#/today/letter")
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
