"""Learners as the page stores them in its browser, and how they answer with a keyboard."""

from random import Random
from typing import Any, Final

from playwright.sync_api import Page, expect

from musicards.learning import Learner
from musicards.learning.atoms import ATOMS
from musicards.learning.items import make_item, read_item

DAY: Final = 86_400
HOUR: Final = 3600

NOW: Final = 1_800_014_400.0
"""Friday, January 15, 2027, at noon in UTC."""

COLLECT_DATABASES: Final = """() => {
    window.databases = [];
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...args) {
        const request = open.apply(this, args);
        request.addEventListener('success', () => window.databases.push(request.result));
        return request;
    };
}"""
"""A function of the page that keeps the databases it opens in `window.databases`, so that a test can close them."""

_KEEP: Final = """state => new Promise((done, failed) => {
    const opened = indexedDB.open('musicards-learning', 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore('state');
    opened.onerror = () => failed(opened.error);
    opened.onsuccess = () => {
        const transaction = opened.result.transaction('state', 'readwrite');
        transaction.objectStore('state').put(state, 'me');
        transaction.oncomplete = () => { opened.result.close(); done(); };
    };
})"""

_STATE: Final = """async () => {
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


def learner_in_all_states() -> Learner:
    """Return somebody whose A-third lasts, whose B-third is known today, and who was one letter too far with fifths."""
    learner = Learner()

    def answer(atom: str, when: float, *, wrong: str = "") -> None:
        item = make_item(ATOMS[atom], Random(1))
        learner.observe(item, wrong or item.wanted[0], when, ms=2000)

    lasting = [f"letter:3:{letter}" for letter in "ACDE"]
    lasting += ["hour:12", "hour:4", "hour:7", "place:treble:G4", "place:treble:E4", "place:bass:F3"]
    for days_ago in (40, 33, 26, 18, 10, 3):
        for atom in lasting:
            answer(atom, NOW - days_ago * DAY)
    for letter in "BFG":
        for _ in range(3):
            answer(f"letter:3:{letter}", NOW - 2 * HOUR)
    for letter, wrong in zip("ABCDEFG", "FGABCDE", strict=True):
        answer(f"letter:5:{letter}", NOW - DAY, wrong=wrong)
    for atom in ("key:C", "key:D", "key:F#", "key:Gb", "hour:6", "signature:G:major", "signature:D:major"):
        for _ in range(3):
            answer(atom, NOW - HOUR)
    return learner


def learner_who_counts_from_zero() -> Learner:
    """Return somebody who has only ever been asked for fifths, and was one letter too far with all of them."""
    learner = Learner()
    for letter, wrong in zip("ABCDEFG", "FGABCDE", strict=True):
        learner.observe(make_item(ATOMS[f"letter:5:{letter}"], Random(1)), wrong, NOW - DAY, ms=2000)
    return learner


def keep(page: Page, learner: Learner, days: tuple[str, ...] = ()) -> None:
    """Store a learner in the page's browser, and the `days` with practice, e.g. 2027-01-13."""
    page.goto("/api/lobby")  # the same origin, without a page that reads at the same time
    kept = [{"day": day, "answers": 9, "right": 8, "seconds": 60} for day in days]
    empty = {"goal": 0, "changes": [], "waiting": [], "taken": []}
    page.evaluate(_KEEP, {**empty, "learner": learner.to_json(), "days": kept})


def changes(page: Page) -> list[Any]:
    """Return what has changed in what this browser knows of the person: atoms with their states before and after."""
    state = page.evaluate(_STATE)
    return [] if state is None else [(each["atom"], each["before"], each["after"]) for each in state["changes"]]


def come_to_the_question(page: Page) -> None:
    """Read what is new, if anything is, and wait for the question about it."""
    got_it = page.get_by_test_id("got-it")
    page.get_by_test_id("item").or_(got_it).wait_for()
    if got_it.is_visible():
        got_it.press("Enter")
    page.get_by_test_id("item").wait_for()


def answer_with_keys(page: Page, *, right: bool) -> None:
    """Answer the letter question that is asked, with one key."""
    come_to_the_question(page)
    item = read_item(page.get_by_test_id("today-item").get_attribute("data-item") or "")
    letters = [each for each in item.answers if (each in item.wanted) == right]
    offered = [each for each in letters if page.get_by_test_id(f"answer-{each}").count()] or letters
    page.keyboard.press(offered[0].lower())
    expect(page.get_by_test_id("today-verdict")).to_have_attribute("data-right", str(right).lower())
