"""A browser that keeps nothing of the page (cookies and site data blocked), and one that closes the page's database."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserType, Page, expect

from tests.browser.chromium import whole_chromium_path
from tests.browser.conftest import QUIET, USUAL
from tests.browser.learned import COLLECT_DATABASES, answer_with_keys, changes
from tests.browser.person import LONG, Person
from tests.browser.static_host import static_host

BLOCKED = 2  # Chromium's setting "do not allow sites to save data on your device"
CLOSE_DATABASES = "() => { for (const each of window.databases.splice(0)) each.close(); }"


@pytest.fixture
def blocked(browser_type: BrowserType, address: str, tmp_path: Path) -> Iterator[Callable[[], Page]]:
    """Open pages in a browser whose content settings block cookies and site data."""
    profile = tmp_path / "profile"
    (profile / "Default").mkdir(parents=True)
    preferences = {"profile": {"default_content_setting_values": {"cookies": BLOCKED}}}
    (profile / "Default" / "Preferences").write_text(json.dumps(preferences), encoding="utf-8")
    context = browser_type.launch_persistent_context(
        profile,
        executable_path=whole_chromium_path(),
        args=list(QUIET),
        **USUAL,
        base_url=address,
        viewport={"width": 390, "height": 844},
    )
    errors: list[str] = []

    def open_page() -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_page
    context.close()
    assert errors == []


def test_whoever_blocks_cookies_plays_practices_and_is_told_what_is_forgotten(blocked: Callable[[], Page]) -> None:
    page, rng = blocked(), Random(4)
    page.goto("#/today")
    page.get_by_test_id("level-nothing").click()
    page.get_by_test_id("today-item").wait_for(timeout=LONG)
    expect(page.get_by_test_id("not-kept")).to_contain_text("doesn’t let the page store")
    expect(page.get_by_test_id("today-problem")).to_have_text("")
    person = Person(page)
    person.open_game("distance")
    assert page.context.cookies() == []
    expect(page.get_by_test_id("forgetful")).to_be_visible()
    page.get_by_test_id("forgetful").get_by_role("button").click()
    expect(page.get_by_test_id("forgetful")).to_have_count(0)
    assert person.table["seat"] == 0  # before, whoever made a table only watched it
    for _ in range(3):
        person.wait_for_turn()
        assert person.attempt(person.best(rng))["type"] == "ack"


def test_whoever_blocks_cookies_plays_without_a_server_and_is_told_what_is_forgotten(
    blocked: Callable[[], Page], host_folder: Path
) -> None:
    page = blocked()
    with static_host(host_folder) as host:
        page.goto(host.address)
        page.get_by_test_id("play-old_maid").click()
        page.get_by_test_id("fan-card-0").wait_for(timeout=3 * LONG)
        expect(page.get_by_test_id("forgetful")).to_be_visible()
        page.close()


def test_whoever_blocks_cookies_takes_one_seat_however_often_they_try(page: Page, blocked: Callable[[], Page]) -> None:
    host = Person(page)
    page.goto("#/new/steps")
    page.get_by_test_id("option-players-4").check(force=True)
    for seat in (1, 2, 3):
        page.get_by_test_id(f"seat-{seat}-kind").select_option("person")
    page.get_by_test_id("start").click()
    link = page.get_by_test_id("table-link").input_value()
    guest = blocked()
    guest.goto(link)
    sit = guest.get_by_test_id("sit")
    sit.dblclick()
    expect(sit).to_have_count(0)
    for _ in range(3):  # whatever the page sends, it is the same person
        guest.evaluate("location.hash = '#/'")
        guest.goto(link)
        guest.wait_for_timeout(300)
        if sit.count():
            sit.click()
            expect(sit).to_have_count(0)
    host.wait_for(lambda: bool(host.room["seats"][1]["taken"]))
    assert [seat["taken"] for seat in host.room["seats"]] == [True, True, False, False]


def test_practice_goes_on_though_the_browser_closed_the_database(page: Page) -> None:
    page.add_init_script(f"({COLLECT_DATABASES})()")
    page.goto("#/today/letter")
    page.get_by_test_id("today-start").click()
    page.get_by_test_id("today-item").wait_for(timeout=LONG)
    page.evaluate(CLOSE_DATABASES)
    answer_with_keys(page, right=True)
    page.wait_for_timeout(500)
    assert changes(page)


@pytest.mark.parametrize("seed", [1])
def test_what_a_game_shows_is_kept_though_the_browser_closes_the_database_and_later_opens_none(page: Page) -> None:
    page.add_init_script(f"({COLLECT_DATABASES})()")
    person, rng = Person(page), Random(3)
    person.open_table("distance")
    person.attempt(person.misplay())
    person.wait_for(lambda: bool(changes(page)))
    person.reads_on()
    before = len(changes(page))
    page.evaluate(CLOSE_DATABASES)
    while len(changes(page)) == before:  # the same letter or step may be asked for again
        person.wait_for_turn()
        person.attempt(person.misplay())
        person.reads_on()
        person.attempt(person.best(rng))

    before = len(changes(page))
    page.evaluate(
        """() => {
            window.openNow = IDBFactory.prototype.open;
            IDBFactory.prototype.open = () => { throw new DOMException('gone', 'UnknownError'); };
        }"""
    )
    page.evaluate(CLOSE_DATABASES)
    evidence: list[str] = []
    page.on(
        "request", lambda request: evidence.append(request.url) if request.url.endswith("learning/observe") else None
    )
    while len(evidence) < 2:  # it is worked out, though it cannot be written
        person.wait_for_turn()
        person.attempt(person.best(rng))
    page.evaluate("() => { IDBFactory.prototype.open = window.openNow; }")
    person.wait_for(lambda: len(changes(page)) > before)


def test_a_database_of_a_newer_version_says_so_and_a_newer_page_can_have_it(page: Page) -> None:
    page.goto("#/learning")
    page.get_by_test_id("learning-amount").wait_for(timeout=LONG)
    upgraded = page.evaluate(
        """() => new Promise((done) => {
            const request = indexedDB.open('musicards-learning', 2);
            request.onsuccess = () => { request.result.close(); done('upgraded'); };
            request.onblocked = () => done('blocked');
        })"""
    )
    assert upgraded == "upgraded"  # the page let it go
    page.reload()
    expect(page.get_by_test_id("not-kept")).to_contain_text("newer version")
