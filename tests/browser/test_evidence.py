"""What acts at a table say about what you know, kept in your browser."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Server
from tests.browser.person import Person

SEED = 2  # with a starter that has one name

STATE = """async () => {
    const names = (await indexedDB.databases()).map(each => each.name);
    if (!names.includes('musicards-learning')) return null;
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open('musicards-learning'));
    const state = await done(database.transaction('state').objectStore('state').get('me'));
    database.close();
    return state ?? null;
}"""


def changes(page: Page) -> list[Any]:
    """Return what has changed in what this browser knows of the person: atoms with their states before and after."""
    state = page.evaluate(STATE)
    return [] if state is None else [(each["atom"], each["before"], each["after"]) for each in state["changes"]]


def test_a_misplay_is_remembered_in_the_browser(page: Page, dealt: Callable[[int], Server]) -> None:
    person = Person(page)
    person.open_table(dealt(SEED).address, "distance")
    starter = person.table["discard"][0]
    assert len(starter) == 2
    person.attempt(person.misplay())
    person.wait_for(lambda: bool(changes(page)))
    assert changes(page) == [(f"letter:2:{starter[0]}", "new", "shaky")]
