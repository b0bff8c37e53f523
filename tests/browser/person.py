"""A person at the page: reads what the server sends, decides as a `rule` player does, and acts with its `Hands`."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from musicards.cards import CARDS_OF_HOUR, HOUR_OF, NOTES, parse_cards, printed_names, set_of
from musicards.games.action import Action, Done, Draw, Pass, Seat
from musicards.games.distance import DistancePlay, DistanceView
from musicards.games.registry import make_game
from musicards.games.steps import HALF, StepsPlay, StepsView, pitch_above
from musicards.games.view import View
from musicards.theory.pitch import LETTERS
from tests.browser.hands import Hands, Mouse, is_pressed
from tests.games.cases import case_of

LONG = 20_000  # milliseconds
MAX_DEALS = 40
DEFAULTS: Final[Mapping[str, str]] = {}


def choose_settings(page: Page, **settings: object) -> None:
    """Make the page start with these settings."""
    page.add_init_script(f"localStorage.setItem('musicards.settings', {json.dumps(json.dumps(settings))})")


def choose_options(page: Page, options: Mapping[str, str]) -> None:
    """Choose options of the game, by name, where a new table is set up."""
    if options:
        page.get_by_test_id("options").locator("summary").click()
    for name, value in options.items():
        page.get_by_test_id(f"option-{name}-{value}").check(force=True)


def make_match(page: Page, body: Mapping[str, object]) -> str:
    """Make a match without going through the pages for it. Return its code."""
    page.goto("/")
    code: str = page.evaluate(
        """async body => {
            const headers = { 'content-type': 'application/json' };
            const answer = await fetch('api/matches', { method: 'POST', headers, body: JSON.stringify(body) });
            return (await answer.json()).code;
        }""",
        body,
    )
    return code


class Person:
    """Somebody who plays at `page`."""

    def __init__(self, page: Page, hands: Hands | None = None) -> None:
        self.page = page
        self.hands = hands or Mouse()
        self.room: Mapping[str, Any] = {}
        self.table: Mapping[str, Any] = {}
        self.version = -1
        self.events: list[Mapping[str, Any]] = []  # events, in the order heard
        self.answers: list[Mapping[str, Any]] = []  # to what the page has sent; a repeated one counts once
        self.plays: list[Mapping[str, Any]] = []  # that the page has sent; a repeated one counts once
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self._say(json.loads(frame)))

    def _hear(self, message: Mapping[str, Any]) -> None:
        kind = message["type"]
        if kind == "room":
            self.room = message
        elif kind in ("update", "snapshot"):
            self.table, self.version = message["table"], message["version"]
            self.events += message.get("happened", [])
        elif kind in ("ack", "refused") and (message["id"] is None or message not in self.answers):
            self.answers.append(message)

    def _say(self, message: Mapping[str, Any]) -> None:
        action = message.get("action", {})
        if action.get("do") in ("play", "place") and action not in self.plays:
            self.plays.append(action)

    def at(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id)

    # Coming to a table

    def open_game(
        self, game: str, *, level: str = "player", players: int = 3, options: Mapping[str, str] = DEFAULTS
    ) -> None:
        """Go from the home page to the table, against computers of `level`. `options`: those to choose, by name."""
        self.page.goto("./")
        self.at(f"game-card-{game}").click()
        self.at(f"option-players-{players}").check(force=True)
        choose_options(self.page, options)
        for seat in range(1, players):
            self.at(f"seat-{seat}-kind").select_option(level)
        self.at("start").click()
        self.come_to_the_table()

    def open_table(
        self, game: str, options: Mapping[str, object] = DEFAULTS, *, until: Callable[[], bool] = lambda: True
    ) -> None:
        """Sit down at a new table with one computer, without going through the home page, and wait for the turn.

        Again until the deal is one in which `until()`.
        """
        seats = [{"kind": "person"}, {"kind": "computer", "level": "rule"}]
        for _ in range(MAX_DEALS):
            code = make_match(self.page, {"game": game, "seats": seats, "options": dict(options)})
            self.page.goto(f"#/table/{code}")
            self.come_to_the_table()
            self.wait_for_turn()
            if until():
                return
        raise AssertionError("no such deal in so many")

    def come_to_the_table(self) -> None:
        """Wait until the page shows the table and the cards are dealt."""
        self.at("table").wait_for(timeout=LONG)
        self.wait_for(lambda: bool(self.room.get("started")) and bool(self.table))

    # Waiting

    def wait_for(self, happened: Callable[[], bool]) -> None:
        """Wait until `happened()`, some seconds at most."""
        for _ in range(LONG // 20):
            if happened():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"it did not happen; events: {self.events[-5:]}, answers: {self.answers[-3:]}")

    @property
    def is_over(self) -> bool:
        return bool(self.table["over"])

    @property
    def is_on_turn(self) -> bool:
        return bool(self.table["turn"] == self.table["seat"])

    @property
    def others(self) -> list[int]:
        """The seats of the other players."""
        return [seat for seat in range(self.table["players"]) if seat != self.table["seat"]]

    @property
    def note_card(self) -> str:
        """A card of the hand that is not a wild."""
        return next(str(card) for card in self.table["hand"] if card[0] in LETTERS)

    @property
    def wild(self) -> str | None:
        """A wild of the hand."""
        return next((str(card) for card in self.table["hand"] if card[0] in "?X"), None)

    def wait_for_turn(self) -> None:
        """Wait until it is this person's turn, and the page shows it; or the game is over."""
        self.wait_for(lambda: self.is_over or self.is_on_turn or self.reads_on())
        self.page.wait_for_function(
            "version => Number(document.querySelector('[data-testid=table]').dataset.version) >= version",
            arg=self.version,
        )

    def reads_on(self) -> bool:
        """Close an explanation, or end a look at cards, that the computers wait for. Returns false, to wait on."""
        button = self.page.locator("[data-testid=explanation-continue], [data-looking] button").first
        if button.count():
            with suppress(PlaywrightTimeoutError):  # it has gone by itself
                button.press("Enter", timeout=1000)
        return False

    # Acting

    def click(self, test_id: str) -> None:
        self.hands.press(self.page, test_id)

    def choose(self, code: str) -> None:
        """Choose a card of the hand, unless it is still chosen after a refusal: another tap would put it back."""
        if not self.has_chosen(code):
            self.hands.card(self.page, code)

    def has_chosen(self, code: str) -> bool:
        """Return whether a card of the hand is chosen."""
        return is_pressed(self.page, f"card-{code}")

    def attempt(self, action: Action) -> Mapping[str, Any]:
        """Do `action`, right or wrong. Returns the server's answer."""
        before = len(self.answers)
        self.do(action)
        self.wait_for(lambda: len(self.answers) > before)
        return self.answers[-1]

    def press(self, test_id: str) -> Mapping[str, Any]:
        """Press a button that asks the server for something. Returns its answer."""
        before = len(self.answers)
        self.click(test_id)
        self.wait_for(lambda: len(self.answers) > before)
        return self.answers[-1]

    def do(self, action: Action) -> None:
        """Do everything that `action` takes."""
        if isinstance(action, Draw | Pass | Done):
            self.click(type(action).__name__.lower())
        else:
            case_of(self.table["game"]).do(self, action)

    # Thinking

    def best(self, rng: Random) -> Action:
        """Return what a sensible player would do at this table."""
        return case_of(self.table["game"]).best(self, rng)

    def play_turns(self, rng: Random, *, until: Callable[[], bool] = lambda: False, most: int = 400) -> None:
        """Play sensibly until the game is over or `until()`."""
        for _ in range(most):
            self.wait_for_turn()
            if self.is_over or until():
                return
            seen = self.version
            answer = self.attempt(self.best(rng))
            # Somebody may have been caught, or have called, while this person made up their mind.
            assert answer["type"] == "ack" or self.version > seen, answer
        raise AssertionError("the game does not come to an end")

    def play_few_turns(self, rng: Random) -> None:
        """Play sensibly for three turns."""
        turns = iter(range(3))
        self.play_turns(rng, until=lambda: next(turns, None) is None)

    def view(self) -> View:
        """Return the table as the view that a computer player gets."""
        game = make_game(self.table["game"], self.table["players"], self.room["options"])
        view = case_of(game.name).view(self.table, game)
        table = self.table
        view.seat = view.turn = Seat(table["seat"])
        view.players, view.over, view.chance_due, view.turns = table["players"], False, False, table["turns"]
        view.deck, view.options = game.deck, game.options
        view.counts, view.stock_size = tuple(table["counts"]), table["stock"]
        view.hand = set_of(parse_cards(table["hand"]))
        top = parse_cards(table["discard"][:1])
        view.discard = top * table["discard_count"]  # only the top one and how many there are matter here
        return view

    def misplay(self) -> Action:
        """Return a misplay in The Distance or Steps: a note card that does not fit."""
        view = self.view()
        assert isinstance(view, DistanceView | StepsView)
        wrong = [card for card in parse_cards(self.table["hand"]) if HOUR_OF[card] and not view.fits >> card & 1]
        if isinstance(view, DistanceView):
            card = wrong[0] if wrong else next(card for card in parse_cards(self.table["hand"]) if HOUR_OF[card])
            right = view.needed if len(view.needed) < len(LETTERS) else [name[0] for name in printed_names(card)]
            return DistancePlay((card,), next(letter for letter in LETTERS if letter not in right))
        if not view.top_pitch:  # on a wild starter any one pitch is right, and two are not
            first, *others = [card for card in parse_cards(self.table["hand"]) if HOUR_OF[card]]
            return StepsPlay((first, next(card for card in others if HOUR_OF[card] != HOUR_OF[first])), None, None)
        if wrong:
            return StepsPlay((wrong[0],), "half", None)
        card = next(card for card in parse_cards(self.table["hand"]) if NOTES >> card & 1)
        half = CARDS_OF_HOUR[pitch_above(view.top_pitch, HALF)]
        return StepsPlay((card,), "whole" if half >> card & 1 else "half", None)


def sit_together(
    host: Person,
    guest: Person,
    game: str,
    *,
    host_address: str = "/",
    guest_address: str = "/",
    computers: int = 0,
    options: Mapping[str, str] = DEFAULTS,
) -> None:
    """The host creates a match for two people and `computers`; the guest follows the link; maybe at other addresses."""
    host.page.goto(f"{host_address}#/new/{game}")
    host.at(f"option-players-{2 + computers}").check(force=True)
    choose_options(host.page, options)
    host.at("seat-1-kind").select_option("person")
    host.at("start").click()
    link = host.at("table-link").input_value()
    guest.page.goto(guest_address + link[link.index("#") :])
    guest.at("sit").click()
    for person in (host, guest):
        person.come_to_the_table()
