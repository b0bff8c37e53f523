"""Ways to do something at a table: with a mouse, with a finger, with the keyboard alone."""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from playwright.sync_api import CDPSession, Locator, Page, Position

from musicards.games.registry import GAMES
from tests.games.cases import case_of

CORNER_OF_A_CARD: Position = {"x": 7, "y": 7}  # where a card is visible under others
EDGE_OF_A_CARD: Position = {"x": 8, "y": 14}  # the same in a fan
MAX_STEPS: Final = 4000  # presses of a key to get from one end of the table to the other

KEYS: Final = {
    **{test_id: key for game in GAMES for test_id, key in case_of(game).keys.items()},
    "draw": "t",
    "pass": "p",
    "call": "m",
    "done": "n",
    "undo": "u",
}
"""By test id, the key that does the same from anywhere on the table."""


class Mouse:
    """Clicks."""

    def _touch(self, target: Locator, position: Position | None = None) -> None:
        target.click(position=position)

    def press(self, page: Page, test_id: str) -> None:
        """Press a button, or put what is picked up on a space."""
        position = CORNER_OF_A_CARD if test_id.startswith("space-") else None
        self._touch(page.get_by_test_id(test_id).first, position)

    def card(self, page: Page, code: str) -> None:
        """Choose a card of the hand."""
        self._touch(page.get_by_test_id("hand").get_by_test_id(f"card-{code}"), CORNER_OF_A_CARD)

    def pile(self, page: Page, space: str, code: str) -> None:  # noqa: ARG002 - a visible card is enough
        """Pick up a pile, from the card with this code on or as a whole."""
        self._touch(page.get_by_test_id(f"pile-card-{code}"), CORNER_OF_A_CARD)

    def take(self, page: Page, position: int) -> None:
        """Take a card of the neighbor's fan."""
        self._touch(page.get_by_test_id(f"fan-card-{position}"), EDGE_OF_A_CARD)

    def flip(self, page: Page, position: int) -> None:
        """Turn over a card of the board."""
        self._touch(page.get_by_test_id(f"memory-card-{position}"), EDGE_OF_A_CARD)

    def ask(self, page: Page, seat: int, hour: int) -> None:
        """Ask a player for a pitch of the hand."""
        self._touch(page.get_by_test_id(f"ask-hour-{hour}"), EDGE_OF_A_CARD)
        self._touch(page.get_by_test_id(f"ask-{seat}"), EDGE_OF_A_CARD)


class Finger(Mouse):
    """Taps."""

    def _touch(self, target: Locator, position: Position | None = None) -> None:
        target.tap(position=position)


class Keys:
    """Uses the keyboard as a mouse is used: shortcuts, Tab, and the arrow keys for cards."""

    def __init__(self) -> None:
        self._rng = Random(3)  # decides which arrow leads through the board of Memory

    def press(self, page: Page, test_id: str) -> None:
        if test_id in KEYS and page.locator("dialog[open]").count() == 0:
            page.keyboard.press(KEYS[test_id])
            return
        self._walk(page, test_id, ["Tab"])
        page.keyboard.press("Enter")

    def card(self, page: Page, code: str) -> None:
        page.keyboard.press("ArrowRight")  # leads into the hand from wherever arrows mean nothing else
        self._into(page, "hand")  # in games with another row of cards
        self._walk(page, f"card-{code}", ["ArrowRight"])
        page.keyboard.press("Space")

    def pile(self, page: Page, space: str, code: str) -> None:  # noqa: ARG002 - the whole pile; less of it with a key
        page.keyboard.press(KEYS[f"space-{space}"])

    def take(self, page: Page, position: int) -> None:
        self._into(page, "fan")
        self._walk(page, f"fan-card-{position}", ["ArrowRight"])
        page.keyboard.press("Space")

    def flip(self, page: Page, position: int) -> None:
        self._walk(page, f"memory-card-{position}", ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"])
        page.keyboard.press("Enter")

    def ask(self, page: Page, seat: int, hour: int) -> None:
        self._walk(page, f"ask-hour-{hour}", ["ArrowRight"])
        if not is_pressed(page, f"ask-hour-{hour}"):
            page.keyboard.press("Space")
        if not is_pressed(page, f"ask-seat-{seat}"):
            own = int(page.get_by_test_id("table").get_attribute("data-seat") or 0)
            page.keyboard.press(str(seat + 1 if seat < own else seat))
        page.keyboard.press("q")

    def _into(self, page: Page, row: str) -> None:
        for _ in range(MAX_STEPS):
            if page.evaluate("row => document.activeElement.closest(`[data-testid=${row}]`) !== null", row):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead into the {row}")

    def _walk(self, page: Page, test_id: str, keys: Sequence[str]) -> None:
        for _ in range(MAX_STEPS):
            if focused(page) == test_id:
                return
            page.keyboard.press(self._rng.choice(keys))
        raise AssertionError(f"{keys} do not lead to {test_id}, but to {focused(page)}")


Hands: TypeAlias = Mouse | Keys
"""A way to operate the page."""


def focused(page: Page) -> str:
    """Return the test id of the element that has the focus."""
    found: str = page.evaluate("document.activeElement?.dataset.testid ?? ''")
    return found


def is_pressed(page: Page, test_id: str) -> bool:
    """Return whether a toggle button is pressed."""
    return page.get_by_test_id(test_id).get_attribute("aria-pressed") == "true"


def middle(place: Locator) -> tuple[float, float]:
    """Return where the middle of an element is."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Let the browser believe in a touch, as `kind` says: ``touchStart``, ``touchMove`` or ``touchEnd``."""
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def slide(session: CDPSession, start: tuple[float, float], to: tuple[float, float]) -> None:
    """Move a finger from one place to another, and leave it there."""
    (x, y), (to_x, to_y) = start, to
    touch(session, "touchStart", start)
    for part in range(1, 13):
        touch(session, "touchMove", (x + (to_x - x) * part / 12, y + (to_y - y) * part / 12))
