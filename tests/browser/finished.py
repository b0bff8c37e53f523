"""A finished game, played once for all tests that need one."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.person import Person

SHORT_WITH_A_MISPLAY: Final = {"distance": 4, "steps": 2}
"""By game, the seed of a server where `play` finishes quickly."""

_KEEP: Final = "kept => kept.forEach(each => localStorage.setItem(each.name, each.value))"


class Finished:
    """A game that a person has played to its end.

    Attributes:
        address: the server's.
        room, table: the last that the player received.
        kept: the local storage of the player's browser with the key of the seat, as names and values.
    """

    def __init__(self, address: str, person: Person) -> None:
        self.address = address
        self.room: Mapping[str, Any] = person.room
        self.table: Mapping[str, Any] = person.table
        [origin] = person.page.context.storage_state()["origins"]
        self.kept = origin["localStorage"]

    @property
    def code(self) -> str:
        """The table's."""
        return str(self.room["code"])

    def come_back(self, page: Page) -> Person:
        """Return the player at `page`, with the local storage restored and no table open yet."""
        page.goto(self.address)
        page.evaluate(_KEEP, self.kept)
        person = Person(page)
        person.room, person.table = self.room, self.table
        return person


def play(browser: Browser, address: str, game: str) -> Finished:
    """Play The Distance or Steps against two computers, with an early misplay, and open the review at the end."""
    context = browser.new_context(reduced_motion="reduce", locale="en-US", service_workers="block", base_url=address)
    person = Person(context.new_page())
    finish(person, game)
    finished = Finished(address, person)
    context.close()
    return finished


def finish(person: Person, game: str) -> None:
    """Let a person play The Distance or Steps as in `play`."""
    rng = Random(8)
    person.open_game(game)
    if game == "distance":  # on a wild starter no letter is wrong
        person.play_turns(rng, until=lambda: person.table["letter"] is not None)
    else:
        person.wait_for_turn()
    assert person.attempt(person.misplay())["type"] == "ack"
    person.play_turns(rng)
    person.click("review-game")
    expect(person.page.get_by_test_id("review")).to_be_visible()
