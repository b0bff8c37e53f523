"""First steps on a phone: to their end by touch and with the keyboard alone; missed, left, and resumed."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from musicards.cards import parse_card
from musicards.games.action import Action
from musicards.games.distance.actions import DistancePlay
from musicards.games.first_steps import cards
from musicards.games.keys_corners.actions import Place
from musicards.games.keys_corners.board import Space
from musicards.games.old_maid.actions import Pair
from musicards.games.registry import GAMES, find_game
from musicards.games.steps.actions import StepsPlay
from tests.browser.axe import axe_in
from tests.browser.hands import Finger, Hands, Keys
from tests.browser.person import LONG, Person, choose_settings
from tests.games.cases import case_of

PHONE: ViewportSize = {"width": 390, "height": 844}
SHOWS_VERSION = "version => Number(document.querySelector('[data-testid=table]').dataset.version) >= version"
SMALLEST: ViewportSize = {"width": 320, "height": 568}
LONGEST = "de"  # the language with the longest texts
EXPLAINED = {"distance": "A second above E is F", "keys_corners": "needs D, which comes after C"}  # in English
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
POINTED_OUT = """() => [...document.querySelectorAll('main *')]
    .filter(e => getComputedStyle(e).outlineStyle === 'dashed')
    .map(e => e.getBoundingClientRect())
    .map(({ top, bottom }) => (top + bottom) / 2)
"""
"""How far down the screen the middle is of everything that a prompt points out."""
FIRST_ROW = """() => {
    const tops = [...document.querySelectorAll('[data-testid^=memory-card-]')].map(card => card.offsetTop);
    return tops.filter(top => top === Math.min(...tops)).length;
}"""
"""How many cards of Memory are in the first row."""
on_a_phone = pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)


WRONG: Final[dict[str, Action]] = {
    "distance": DistancePlay(cards("G3"), "G"),
    "steps": StepsPlay(cards("E4"), "half", None),
    "keys_corners": Place(parse_card("G#5"), "hand", Space(0)),
    "old_maid": Pair(cards("C3 D3")),
}
"""What is wrong in the scenes that ask for it."""


class Beginner(Person):
    """Somebody who does what First steps ask for."""

    def __init__(self, page: Page, hands: Hands) -> None:
        super().__init__(page, hands)
        self.due: dict[str, Any] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self._note(json.loads(frame))))

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] in ("update", "snapshot") or (message["type"] == "refused" and message["goal"]):
            self.due = message["goal"]

    def begin(self, game: str) -> None:
        """Take the offer on the page of a game that is new to this browser."""
        self.page.goto(f"#/new/{game}")
        self.click("offer-first-steps")
        self.come_to_the_table()

    def asked(self) -> str:
        """Wait until the page asks for something. Returns its text."""
        coach = self.at("coach")
        expect(coach).to_have_attribute("data-goal", self.due["goal"], timeout=LONG)
        expect(coach).to_have_attribute("data-state", "due")
        self.page.wait_for_function(SHOWS_VERSION, arg=self.version)
        return self.at("prompt").inner_text()

    def follow(self) -> str:
        """Do what is asked. Returns the text that asked for it."""
        text = self.asked()
        before = self.due
        game = find_game(self.room["game"])
        wanted = (before["help"] or {}).get("action")
        if wanted == {"do": "call"}:
            self.click("call")
        elif wanted is not None:
            self.do(game.read_action(wanted))
        elif before["goal"] in ("mistake", "wrong"):
            self.do(WRONG[game.name])
        else:  # anything will do
            self.do(self.best(Random(1)))
        self.wait_for(lambda: self.due is not before and (self.due["state"] != "wait" or self.reads_on()))
        return text

    def look(self) -> None:
        """Check that what is asked, what it points out and what was wrong are seen without scrolling."""
        self.asked()
        expect(self.at("prompt")).to_be_in_viewport(ratio=1)
        for slip in self.at("explanation").all():
            expect(slip).to_be_in_viewport(ratio=0.95)
        places = self.page.evaluate(POINTED_OUT)
        assert bool(places) == bool(self.due["help"] and self.due["help"]["action"])
        assert all(0 <= place <= SMALLEST["height"] for place in places), (self.due, places)

    def follow_scene(self, before: Callable[[], object] = lambda: None) -> list[str]:
        """Do everything that a scene asks for, and something `before` each time. Returns the texts."""
        texts = []
        while self.due["state"] == "due":
            before()
            texts.append(self.follow())
        expect(self.at("coach")).to_have_attribute("data-state", "done")
        return texts

    def follow_to_the_end(self, before: Callable[[], object]) -> list[str]:
        """Do everything in all scenes. Returns the texts."""
        texts = self.follow_scene(before)
        while self.due["scene"] < self.due["scenes"]:
            scene, self.due = self.due["scene"], {}
            self.click("coach-next")
            self.wait_for(lambda: bool(self.due))
            self.come_to_the_table()
            assert self.due["scene"] == scene + 1
            texts += self.follow_scene(before)
        return texts


def begin_in(page: Page, game: str, hands: Hands, language: str) -> Beginner:
    """Take the offer in a language."""
    choose_settings(page, language=language)
    beginner = Beginner(page, hands)
    beginner.begin(game)
    expect(page.locator("html")).to_have_attribute("lang", language)
    return beginner


@pytest.mark.browser_context_args(viewport=SMALLEST, has_touch=True, is_mobile=True)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_learned_by_touch_with_the_longest_texts(page: Page, game: str) -> None:
    beginner, rows = begin_in(page, game, Finger(), LONGEST), set()

    def look() -> None:
        beginner.look()
        rows.add(page.evaluate(FIRST_ROW))

    learned = beginner.follow_to_the_end(look)
    assert not any("{" in text or "first_steps" in text for text in learned)
    assert len(rows) == 1  # long prompts leave the cards of Memory in their rows


@on_a_phone
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_learned_with_the_keyboard_alone(page: Page, game: str) -> None:
    """In English, each goal is announced once and last.

    What happened, and why it was wrong, comes first; nothing follows until the player acts.
    """
    language = case_of(game).keyboard_language
    page.add_init_script(LISTEN)
    beginner = begin_in(page, game, Keys(), language)
    assert axe_in(page, "dark") == []
    announced: list[str] = []

    def listen() -> None:
        text = beginner.asked().replace("♯", " sharp")
        if language == "en":
            page.wait_for_function("text => window.said.includes(text)", arg=text)
            page.wait_for_timeout(SILENCE)
            announced.extend(page.evaluate("window.said.splice(0)"))
            assert announced[-1] == text
        assert page.evaluate("document.activeElement !== document.body")

    beginner.follow_to_the_end(listen)
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
    expect(page.get_by_test_id("coach-text")).to_contain_text("Start again")
    expect(page.get_by_test_id("explanation")).to_contain_text("A second above C is D")
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
    text = page.get_by_test_id("prompt").inner_text()
    beginner.click("coach-leave")
    page.goto("#/new/distance")
    expect(page.get_by_test_id("offer-first-steps")).to_have_text("Continue your first steps")
    page.reload()
    beginner.click("offer-first-steps")
    expect(page.get_by_test_id("prompt")).to_have_text(text)


def test_each_goal_points_out_what_to_use(page: Page) -> None:
    beginner = Beginner(page, Keys())
    beginner.begin("distance")
    pointed_out = "e => getComputedStyle(e).outlineStyle"
    expect(page.get_by_test_id("prompt")).to_contain_text("You need D", timeout=LONG)
    assert page.get_by_test_id("say-D").evaluate(pointed_out) == "dashed"
    assert page.get_by_test_id("draw").evaluate(pointed_out) == "none"
    beginner.follow_scene()
    beginner.click("coach-next")
    expect(page.get_by_test_id("prompt")).to_contain_text("make a mistake on purpose", timeout=LONG)
    assert page.get_by_test_id("say-F").evaluate(pointed_out) == "none"


def test_they_are_offered_once_and_found_in_the_rules(page: Page) -> None:
    person = Person(page)
    person.open_game("old_maid")
    page.goto("#/new/old_maid")
    expect(page.get_by_test_id("start")).to_be_visible()
    expect(page.get_by_test_id("offer-first-steps")).to_have_count(0)
    person.click("rules")
    person.click("first-steps")
    expect(page.get_by_test_id("coach")).to_have_attribute("data-state", "due", timeout=LONG)
