"""People at a static site, who hear what the engine in the page says."""

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.person import Person, choose_options
from tests.games.cases import case_of

LOADING = 60_000  # milliseconds

# Tells the test what the page says to its engine and hears from it. Computers do not take their time.
LISTEN = """
const Real = Worker;
window.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    window.engineOfTest = this;
    this.addEventListener('message', ({ data }) => {
      if (data.type === 'messages') data.texts.forEach((text) => window.hear(text));
    });
  }
  postMessage(message, ...rest) {
    if (message.type === 'send') window.say(message.text);
    if (message.type === 'call' && message.address === '/api/matches') {
      const body = JSON.parse(message.body);
      message = { ...message, body: JSON.stringify({ ...body, settings: { ...body.settings, pace: 'instant' } }) };
    }
    super.postMessage(message, ...rest);
  }
};
navigator.serviceWorker?.addEventListener('message', ({ data }) => { window.allKept ||= data.type === 'all-kept'; });
"""


def person_at(page: Page) -> Person:
    """Return a person who hears what the engine says."""
    person = Person(page)
    page.expose_function("hear", lambda text: person._hear(json.loads(text)))
    page.expose_function("say", lambda text: person._say(json.loads(text)))
    page.add_init_script(LISTEN)
    return person


def wait_until_all_is_kept(page: Page) -> None:
    """Wait until the service worker has cached everything: the engine, every page and the piano."""
    page.wait_for_function("() => window.allKept", timeout=LOADING)


WATCH_FRAMES = """
window.framesOfTest = [];
window.takerOfTest = '';
addEventListener('click', ({ target }) => {
  if (target.closest('[data-testid=take]')) takerOfTest = document.querySelector('[data-testid=curtain]').dataset.turn;
  if (target.closest('[data-testid=pass-on]')) takerOfTest = '';
}, true);
const look = () => {
  const table = document.querySelector('[data-testid=table]');
  if (table && document.querySelector('[data-place=hand] [data-code]')) {
    framesOfTest.push([table.dataset.seat, takerOfTest, table.dataset.over]);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""Notes at every frame whose hand is shown, and who has taken the page and not passed it on."""


class Family(Person):
    """People who share the page, and pass it on."""

    names = ("Ann", "Mia", "Ben")

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.expose_function("hear", lambda text: self._hear(json.loads(text)))
        page.expose_function("say", lambda text: self._say(json.loads(text)))
        page.add_init_script(LISTEN)
        page.add_init_script(WATCH_FRAMES)
        self.took: list[int] = []
        self.passed_on = 0  # times
        self.actor = -1  # the seat of whoever acted last
        self.learned_from: set[int] = set()  # the seats whose acts were evidence

    def _hear(self, message: Mapping[str, Any]) -> None:
        super()._hear(message)
        if "table" in message and self.room.get("passed") and message["table"]["seat"] is None:
            assert message["table"]["hand"] == []
        if message["type"] == "evidence":
            self.learned_from.add(self.actor)

    def _say(self, message: Mapping[str, Any]) -> None:
        super()._say(message)
        if message["type"] == "act":
            self.actor = self.table["turn"]

    def begin(self, game: str, people: int, computers: int = 0) -> None:
        """Set up a game of `people` who share the page, and computers."""
        self.page.goto(f"#/new/{game}")
        players = people + computers
        self.at(f"option-players-{players}").check(force=True)
        choose_options(self.page, case_of(game).short)
        for seat in range(1, players):
            self.at(f"seat-{seat}-kind").select_option("here" if seat < people else "player")
        self.at("start").click()
        for seat in range(people):
            self.at(f"seat-{seat}-name").fill(self.names[seat])
        self.at("deal").click()
        self.at("table").or_(self.at("curtain")).wait_for(timeout=LOADING)
        self.wait_for(lambda: bool(self.room.get("started")) and bool(self.table))

    def wait_for_turn(self) -> None:
        """Wait until one of them is on turn, and has taken the page; or the game is over."""
        self.wait_for(lambda: self.is_over or self.is_on_turn or self.take())
        super().wait_for_turn()

    def take(self) -> bool:
        """Give the page to whoever is on turn, if it is one of them. Returns false, to wait on."""
        if self.at("pass-on").count():
            assert self.table["seat"] == self.took[-1]
            self.passed_on += 1
            self.at("pass-on").click()
            self.at("curtain").wait_for()
        if not self.at("take").count():
            return False
        seat = int(self.table["turn"])
        assert self.page.locator("[data-code], [data-place=hand]").count() == 0
        expect(self.at("curtain").get_by_role("heading", level=1)).to_contain_text(self.names[seat])
        self.took.append(seat)
        self.at("take").click()
        self.wait_for(lambda: self.is_on_turn)
        return False
