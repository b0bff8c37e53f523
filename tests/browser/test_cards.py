"""Practice cards: every kind of question answered by touch, by keyboard and by MIDI; what was missed comes again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from musicards.cards import HOUR_OF, parse_card
from musicards.theory import PRINTED_NAMES
from musicards.tools.card_quiz import QUESTION_FACES, QUESTION_KINDS, read_card_quiz
from musicards.tools.grading import grade
from musicards.tools.questions import Question, make_question
from tests.browser.axe import axe
from tests.browser.conftest import Server
from tests.browser.devices import KEYBOARD, key_of
from tests.browser.person import LONG, choose_settings

PHONE = {"width": 390, "height": 844}
SEED = "teacher"


def open_cards(page: Page, server: Server, query: str) -> Locator:
    page.goto(f"{server.address}#/cards/{query}")
    question = page.get_by_test_id("question")
    question.wait_for(timeout=LONG)
    return question


def at(number: int, **choices: str) -> Question:
    return make_question(read_card_quiz(seed=SEED, **choices), number)


def answers(question: Question) -> list[str]:
    """Return the answers that can be tapped."""
    if question.kind in ("name", "interval"):
        return list("ABCDEFG")
    if question.kind == "step":
        return ["half", "whole"]
    if question.kind == "scale":
        return list(question.scales)
    return [code[:-1] for code in question.cards] or [names[0] for names in PRINTED_NAMES[1:]]


def an_answer(question: Question, *, right: bool) -> str:
    return next(each for each in answers(question) if grade(question, each).right == right)


def button(page: Page, question: Question, answer: str) -> Locator:
    if question.kind in ("name", "interval", "step"):
        return page.get_by_test_id(f"say-{answer}")
    if question.kind == "scale":
        return page.get_by_test_id(f"scale-{answer}")
    if question.face == "staff":
        return page.get_by_test_id(f"find-card-{next(code for code in question.cards if code[:-1] == answer)}")
    hour = HOUR_OF[parse_card(f"{answer}4")]
    return page.get_by_test_id(f"find-{'hour' if question.face == 'clock' else 'key'}-{hour}")


def expect_number(page: Page, number: int) -> None:
    expect(page.get_by_test_id("question")).to_have_attribute("data-number", str(number))


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)
def test_every_kind_by_touch_with_a_mistake_that_is_explained_and_comes_again(page: Page, server: Server) -> None:
    open_cards(page, server, f"seed={SEED}")
    outcome = page.get_by_test_id("outcome")
    for number in range(1, len(QUESTION_KINDS) + 1):
        expect_number(page, number)
        question = at(number)
        if number == 1:  # an interval
            button(page, question, an_answer(question, right=False)).tap()
            expect(outcome).to_have_attribute("data-right", "false")
            expect(page.get_by_test_id("outcome-text")).to_contain_text("You said A. A seventh above D is C: D, E, F")
            page.get_by_test_id("outcome-why").tap()
            expect(outcome.get_by_role("img")).to_have_count(3)  # the ring, the staff, the keys
        button(page, question, an_answer(question, right=True)).tap()
        expect(outcome).to_have_attribute("data-right", "true")
        expect(page.get_by_test_id("tally")).to_have_text(f"{number - 1} of {number} right")
        if number == 4:
            break
        page.get_by_test_id("next-question").tap()
    page.get_by_test_id("next-question").tap()
    expect_number(page, 1)  # that was missed
    expect(page.get_by_test_id("asked")).to_contain_text("Try this one again")
    button(page, at(1), an_answer(at(1), right=True)).tap()
    page.get_by_test_id("next-question").tap()
    expect_number(page, 5)
    for face in QUESTION_FACES:
        open_cards(page, server, f"kinds=find&faces={face}&seed={SEED}&number=3")
        expect(page.get_by_test_id("question")).to_have_attribute("data-face", face)
        expect(page.get_by_test_id("asked")).not_to_contain_text("Try this one again")  # that was another quiz
        question = at(3, kinds="find", faces=face)
        button(page, question, an_answer(question, right=False)).tap()
        expect(outcome).to_have_attribute("data-right", "false")
        button(page, question, an_answer(question, right=True)).tap()
        expect(outcome).to_have_attribute("data-right", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_keyboard_alone_is_enough_and_a_piano_too(page: Page, server: Server) -> None:
    page.add_init_script(KEYBOARD)
    choose_settings(page, midi=True)
    open_cards(page, server, f"kinds=interval,step,scale&seed={SEED}")
    said = page.get_by_role("status").first
    keys = {"half": "h", "whole": "w"}
    for number in range(1, 4):
        expect_number(page, number)
        question = at(number, kinds="interval,step,scale")
        answer = an_answer(question, right=True)
        key = str(question.scales.index(answer) + 1) if question.kind == "scale" else keys.get(answer, answer)
        page.keyboard.press(key)
        expect(page.get_by_test_id("outcome")).to_have_attribute("data-right", "true")
        expect(said).to_have_text(re.compile(r"^Yes"))
        expect(page.get_by_test_id("next-question")).to_be_focused()
        page.keyboard.press("Enter")
        expect_number(page, number + 1)
        expect(page.get_by_test_id("asked")).to_be_focused()
    # Every choice is a step in the browser's history.
    page.get_by_test_id("kinds-step").focus()
    page.keyboard.press("Space")
    expect(page).to_have_url(re.compile(r"kinds=interval,scale&"))
    page.go_back()
    expect(page).to_have_url(re.compile(r"kinds=interval,step,scale&seed=teacher&number=4$"))
    # Playing the note of a card names it; the next card then comes without a tap.
    open_cards(page, server, f"kinds=name&seed={SEED}")
    expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "name")  # not a question from before
    expect_number(page, 1)
    code = at(1, kinds="name").cards[0]
    expect(page.get_by_test_id("input-midi")).to_have_attribute("data-state", "on")
    page.evaluate("key => strike(key)", key_of(HOUR_OF[parse_card(code)]))
    expect(page.get_by_test_id("outcome")).to_have_attribute("data-right", "true")
    expect_number(page, 2)


def test_a_link_asks_everybody_the_same_and_a_bad_one_says_so(
    page: Page, guest_page: Page, server: Server, no_errors_in_the_console: list[str]
) -> None:
    question = open_cards(page, server, "kinds=scale,step")
    expect(page).to_have_url(re.compile(r"#/cards/kinds=scale,step&seed=[a-z0-9]{6}&number=1$"))
    link = page.get_by_test_id("quiz-link").input_value()
    assert link == page.url
    open_cards(guest_page, server, link.partition("#/cards/")[2])
    cards = question.get_attribute("data-cards")
    assert cards
    assert guest_page.get_by_test_id("question").get_attribute("data-cards") == cards
    page.goto(f"{server.address}#/cards/kinds=scael&seed=a")
    expect(page.get_by_test_id("cards-problem")).to_have_text("“scael” is not a kind of question. Did you mean scale?")
    no_errors_in_the_console.clear()  # the browser notes the server's no


@pytest.mark.browser_context_args(viewport={"width": 320, "height": 568})
def test_on_a_small_phone_the_result_is_visible_and_a_lost_server_is_waited_for(
    page: Page, server: Server, no_errors_in_the_console: list[str]
) -> None:
    open_cards(page, server, f"kinds=interval&seed={SEED}")
    question = at(1, kinds="interval")
    button(page, question, an_answer(question, right=False)).click()
    expect(page.get_by_test_id("next-question")).to_be_in_viewport(ratio=1)
    page.route("**/api/tools/**", lambda route: route.abort())
    page.get_by_test_id("next-question").click()
    expect(page.get_by_test_id("cards-problem")).to_have_text("The server doesn’t answer. Try again in a moment.")
    page.unroute_all()
    expect_number(page, 2)
    expect(page.get_by_test_id("asks")).to_be_in_viewport(ratio=1)
    no_errors_in_the_console.clear()  # the browser logs the failed request


@pytest.mark.parametrize("language", ["en", "de"])  # light on a phone and dark on a laptop, and the other way round
def test_axe_finds_nothing(page: Page, server: Server, language: str) -> None:
    choose_settings(page, language=language)
    for number in range(1, 6):
        open_cards(page, server, f"seed={SEED}&number={number}")
        expect_number(page, number)
        question = at(number)
        button(page, question, an_answer(question, right=False)).click()
        page.get_by_test_id("outcome-why").click()
        page.get_by_role("button", name=re.compile("Hear what fits|Hören, was passt")).wait_for()
        assert axe(page) == [], question.kind
        for width in (320, 390, 1440):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (question.kind, width)
