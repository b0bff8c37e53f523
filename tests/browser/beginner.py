"""Somebody in First steps, who does what they ask for."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, expect

from musicards.games.action import Action
from musicards.games.distance.actions import DistancePlay
from musicards.games.first_steps import cards
from musicards.games.registry import find_game
from musicards.games.steps.actions import StepsPlay
from tests.browser.hands import Hands
from tests.browser.person import LONG, Person

SHOWS_VERSION = "version => Number(document.querySelector('[data-testid=table]').dataset.version) >= version"
SMALLEST: ViewportSize = {"width": 320, "height": 568}
POINTED_OUT = """() => [...document.querySelectorAll('main *')]
    .filter(e => getComputedStyle(e).outlineStyle === 'dashed')
    .map(e => e.getBoundingClientRect())
    .map(({ top, bottom }) => (top + bottom) / 2)
"""
"""How far down the screen the middle is of everything that a prompt points out."""


WRONG: Final[dict[str, Action]] = {
    "distance": DistancePlay(cards("G3"), "G"),
    "steps": StepsPlay(cards("E4"), "half", None),
}
"""What is wrong in the scenes that ask for it."""


def coach_text(page: Page) -> str:
    """Return what First steps say."""
    return page.get_by_test_id("coach-text").inner_text()


class Beginner(Person):
    """Somebody who does what First steps ask for."""

    def __init__(self, page: Page, hands: Hands) -> None:
        super().__init__(page, hands)
        self.due: dict[str, Any] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self._note(json.loads(frame))))

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] in ("update", "snapshot"):
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
        return coach_text(self.page)

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
        elif before["goal"] == "mistake":
            self.do(WRONG[game.name])
        else:  # anything will do
            self.do(self.best(Random(1)))
        self.wait_for(lambda: self.due is not before and (self.due["state"] != "wait" or self.reads_on()))
        return text

    def look(self) -> None:
        """Check that what is asked, what it points out and what was wrong are seen without scrolling."""
        self.asked()
        expect(self.at("coach-text")).to_be_in_viewport(ratio=1)
        assert self.at("coach-text").evaluate("text => text.scrollHeight <= text.clientHeight"), self.due
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

    def next_scene(self) -> bool:
        """Go to the next scene. Returns false after the last one."""
        if self.due["scene"] == self.due["scenes"]:
            return False
        scene, self.due = self.due["scene"], {}
        self.click("coach-next")
        self.wait_for(lambda: bool(self.due))
        self.come_to_the_table()
        assert self.due["scene"] == scene + 1
        return True
