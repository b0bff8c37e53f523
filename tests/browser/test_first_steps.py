"""First steps: to their end by touch on a phone and with the keyboard alone; missed, left, and resumed.

On the way, only cards move: with goals of any length, explanations and penalty cards.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from musicards.games.registry import GAMES
from tests.browser.axe import LANGUAGES, axe_in
from tests.browser.beginner import SMALLEST, WRONG, Beginner, coach_text
from tests.browser.hands import Finger, Hands, Keys
from tests.browser.person import LONG, Person, choose_settings
from tests.browser.still import moved, prepare_watching, watch
from tests.games.cases import case_of

PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
LONGEST = "de"  # the language with the longest texts
EXPLAINED = {"distance": "After E comes F."}  # in English
SETTLED = 200  # milliseconds after a scene has ended
SILENCE = 400  # milliseconds in which anything else would be announced
LISTEN = """
    window.said = [];
    new MutationObserver(records => {
        for (const { target, addedNodes } of records) {
            const element = target instanceof Element ? target : target.parentElement;
            if (!element?.closest('[role=log], [role=status]')) continue;
            const texts = (target instanceof Text ? [target] : [...addedNodes]).map(node => node.textContent);
            window.said.push(...texts.filter(text => text.trim() !== ''));
        }
    }).observe(document, { childList: true, subtree: true, characterData: true });
"""
OUTLINE = "e => getComputedStyle(e).outlineStyle"
LINES = """e => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return Math.round(range.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight));
}"""
"""How many lines a text has."""
FIRST_ROW = """() => {
    const tops = [...document.querySelectorAll('[data-testid^=memory-card-]')].map(card => card.offsetTop);
    return tops.filter(top => top === Math.min(...tops)).length;
}"""
"""How many cards of Memory are in the first row."""
on_a_phone = pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)


def begin_in(page: Page, game: str, hands: Hands, language: str) -> Beginner:
    """Take the offer in a language."""
    choose_settings(page, language=language)
    beginner = Beginner(page, hands)
    beginner.begin(game)
    expect(page.locator("html")).to_have_attribute("lang", language)
    return beginner


def follow_to_the_end(beginner: Beginner, before: Callable[[], None]) -> list[str]:
    """Do everything in all scenes, and something `before` each time; only cards may move. Returns the texts."""
    texts = []
    while True:
        beginner.asked()
        watch(beginner.page)
        texts += beginner.follow_scene(before)
        beginner.page.wait_for_timeout(SETTLED)
        assert moved(beginner.page) == [], beginner.due
        if not beginner.next_scene():
            return texts


@pytest.mark.browser_context_args(viewport=SMALLEST, has_touch=True, is_mobile=True)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_learned_by_touch_with_the_longest_texts(page: Page, game: str) -> None:
    prepare_watching(page)
    beginner, rows = begin_in(page, game, Finger(), LONGEST), set()

    def look() -> None:
        beginner.look()
        rows.add(page.evaluate(FIRST_ROW))

    learned = follow_to_the_end(beginner, look)
    assert not any("{" in text or "first_steps" in text for text in learned)
    assert len(rows) == 1  # long prompts leave the cards of Memory in their rows


@pytest.mark.browser_context_args(viewport=LAPTOP)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_learned_with_the_keyboard_alone(page: Page, game: str) -> None:
    """In English, each goal is announced once and last.

    What happened, and why it was wrong, comes first; nothing follows until the player acts.
    """
    language = case_of(game).keyboard_language
    page.add_init_script(LISTEN)
    prepare_watching(page)
    beginner = begin_in(page, game, Keys(), language)
    beginner.asked()
    assert axe_in(page, "dark") == []
    announced: list[str] = []

    def listen() -> None:
        text = beginner.asked().replace("♯", " sharp").replace("♭", " flat")
        if language == "en":
            page.wait_for_function("text => window.said.includes(text)", arg=text)
            page.wait_for_timeout(SILENCE)
            announced.extend(page.evaluate("window.said.splice(0)"))
            assert announced[-1] == text
        assert page.evaluate("document.activeElement !== document.body")

    follow_to_the_end(beginner, listen)
    if game in EXPLAINED:
        assert sum(EXPLAINED[game] in text for text in announced) == 1
    page.goto(f"#/new/{game}")
    expect(page.get_by_test_id("start")).to_be_visible()
    expect(page.get_by_test_id("offer-first-steps")).to_have_count(0)


def test_whoever_misses_starts_the_scene_again_or_skips_it_and_then_plays(page: Page) -> None:
    beginner = Beginner(page, Keys())
    beginner.begin("distance")
    beginner.asked()
    beginner.do(WRONG["distance"])
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_attribute("data-state", "missed")
    expect(page.get_by_test_id("coach-text")).to_contain_text("Try again. Play a card with the letter that comes next")
    expect(page.get_by_test_id("coach-again")).to_have_text("Try again")
    expect(page.get_by_test_id("explanation")).to_contain_text("After C comes D.")
    expect(page.get_by_test_id("explanation")).not_to_contain_text("turn")
    expect(page.get_by_test_id("turn")).not_to_be_visible()
    expect(page.get_by_test_id("coach-again")).to_be_focused()  # the table takes nothing more, but tells why
    assert page.get_by_test_id("hand").get_by_role("button").first.evaluate("card => card.closest('[inert]') !== null")
    version = page.get_by_test_id("table").get_attribute("data-version") or ""
    page.keyboard.press("t")  # draws a card
    page.get_by_test_id("explanation").get_by_role("button", name="Close").click()
    expect(page.get_by_test_id("explanation")).to_have_count(0)
    for button in ("draw", "pass", "call"):
        expect(page.get_by_test_id(button)).to_have_css("opacity", "0.55")
    assert page.get_by_test_id("coach-again").evaluate(OUTLINE) != "dashed"
    page.get_by_test_id("draw").click(force=True)  # a tap on the table points out the button that continues
    assert page.get_by_test_id("coach-again").evaluate(OUTLINE) == "dashed"
    expect(page.get_by_test_id("coach-again")).to_be_focused()
    expect(page.get_by_test_id("table")).to_have_attribute("data-version", version)
    before = page.url
    beginner.click("coach-again")
    expect(coach).to_have_attribute("data-state", "due")
    assert page.url != before
    beginner.follow_scene()
    beginner.click("coach-next")
    for scene in range(2, beginner.due["scenes"] + 1):
        expect(coach).to_have_attribute("data-scene", str(scene), timeout=LONG)
        beginner.click("coach-skip")
    expect(coach).to_have_count(0, timeout=LONG)
    expect(page.get_by_test_id("table")).to_have_attribute("data-game", "distance")
    page.goto("/")
    expect(page.get_by_test_id("path-start")).to_have_attribute("data-stop", "distance")  # they are behind them


def test_first_steps_that_were_left_are_continued(page: Page) -> None:
    beginner = Beginner(page, Keys())
    beginner.begin("distance")
    beginner.follow_scene()
    beginner.click("coach-next")
    expect(page.get_by_test_id("coach")).to_have_attribute("data-scene", "2", timeout=LONG)
    text = coach_text(page)
    beginner.click("coach-leave")
    page.goto("#/new/distance")
    expect(page.get_by_test_id("offer-first-steps")).to_have_text("Continue your first steps")
    page.reload()
    beginner.click("offer-first-steps")
    expect(page.get_by_test_id("coach-text")).to_have_text(text)


def test_each_goal_points_out_what_to_use(page: Page) -> None:
    beginner = Beginner(page, Keys())
    beginner.begin("distance")
    expect(page.get_by_test_id("coach-text")).to_contain_text("You need D", timeout=LONG)
    assert page.get_by_test_id("say-D").evaluate(OUTLINE) == "dashed"
    assert page.get_by_test_id("draw").evaluate(OUTLINE) == "none"
    beginner.choose("D3")
    expect(page.get_by_test_id("prompt")).to_have_text("Now say the letter: choose it in the ring.")
    beginner.choose("G3")
    expect(page.get_by_test_id("prompt")).to_have_text("That’s G. Tap it again to put it back.")
    expect(page.get_by_test_id("coach-text")).to_contain_text("You need D")
    page.keyboard.press("Escape")
    beginner.follow_scene()
    expect(page.get_by_test_id("draw")).to_have_css("opacity", "0.55")
    expect(page.get_by_test_id("prompt")).to_have_text("")
    expect(page.get_by_test_id("turn")).not_to_be_visible()
    expect(page.get_by_test_id("coach-next")).to_be_focused()
    beginner.click("coach-next")
    expect(page.get_by_test_id("coach-text")).to_contain_text("make a mistake on purpose", timeout=LONG)
    expect(page.get_by_test_id("coach-text")).not_to_contain_text("You need")
    assert page.get_by_test_id("say-F").evaluate(OUTLINE) == "none"


@on_a_phone
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_with_chosen_cards_has_two_lines_at_most(page: Page, language: str) -> None:
    """It has a fixed height, so that neither the table moves nor the chosen cards cover it."""
    beginner = begin_in(page, "distance", Finger(), language)
    beginner.asked()
    for code in ("D3", "D5"):
        before = page.get_by_test_id("hand").bounding_box()
        beginner.choose(code)
        expect(page.get_by_test_id("prompt")).not_to_have_text("")
        assert page.get_by_test_id("prompt").evaluate(LINES) <= 2
        assert page.get_by_test_id("hand").bounding_box() == before


@pytest.mark.browser_context_args(viewport=SMALLEST, has_touch=True, is_mobile=True)
def test_the_lowest_note_of_the_clock_ends_above_the_buttons(page: Page) -> None:
    begin_in(page, "steps", Finger(), LONGEST).asked()
    bottom = page.get_by_test_id("say-hour-6").evaluate("note => note.getBoundingClientRect().bottom")
    assert bottom <= page.get_by_test_id("say-half").evaluate("button => button.getBoundingClientRect().top")


def test_they_are_offered_once_and_found_in_the_rules(page: Page) -> None:
    person = Person(page)
    person.open_game("old_maid")
    page.goto("#/new/old_maid")
    expect(page.get_by_test_id("start")).to_be_visible()
    expect(page.get_by_test_id("offer-first-steps")).to_have_count(0)
    person.click("rules")
    person.click("first-steps")
    expect(page.get_by_test_id("coach")).to_have_attribute("data-state", "due", timeout=LONG)
