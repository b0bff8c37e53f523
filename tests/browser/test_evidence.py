"""Evidence from acts at a table is stored in the browser."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import Server
from tests.browser.learned import changes
from tests.browser.person import Person

SEED = 1  # with a starter that has one name


def test_a_misplay_is_remembered_in_the_browser(page: Page, dealt: Callable[[int], Server]) -> None:
    person = Person(page)
    person.open_table(dealt(SEED).address, "distance")
    starter = person.table["discard"][0]
    assert len(starter) == 2
    person.attempt(person.misplay())
    person.wait_for(lambda: bool(changes(page)))
    assert changes(page) == [(f"letter:2:{starter[0]}", "new", "shaky")]
