"""A static site can be installed, and offers its next version without forcing it on anybody."""

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from tests.browser.axe import axe
from tests.browser.chromium import whole_chromium_path
from tests.browser.conftest import QUIET, complaints_of
from tests.browser.static_site.people import (
    LISTEN,
    LOADING,
    person_at,
    wait_until_all_is_kept,
)


def test_a_browser_finds_nothing_against_installing(browser_type: BrowserType, host: str) -> None:
    browser = browser_type.launch(executable_path=whole_chromium_path(), args=list(QUIET))
    page = browser.new_page()
    page.goto(host)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    developer = page.context.new_cdp_session(page)
    errors = developer.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as every browser of a test is
    manifest = developer.send("Page.getAppManifest")
    assert (manifest["url"], manifest["errors"]) == (f"{host}manifest.webmanifest", [])
    for picture in json.loads(manifest["data"])["screenshots"]:
        assert page.request.get(f"{host}{picture['src']}").ok
    browser.close()


NEWER = "html[data-newer=yes]"


@pytest.mark.browser_context_args(service_workers="allow")
def test_a_newer_version_is_offered_and_a_game_in_another_tab_goes_on(
    page: Page, context: BrowserContext, asked: list[str], newer: Callable[[], None]
) -> None:
    person = person_at(page)
    person.open_game("keys_corners", level="expert", players=2)
    wait_until_all_is_kept(page)
    page.evaluate("window.neverReloaded = true")
    newer()
    other = context.new_page()
    errors = complaints_of(other)
    other.goto("./")
    expect(other.get_by_test_id("newer-notice")).to_be_visible(timeout=LOADING)
    assert axe(other) == []
    assert other.locator(NEWER).count() == 0
    with other.expect_navigation():
        other.get_by_test_id("use-newer").click()
    expect(other.locator(NEWER)).to_be_attached()
    expect(other.get_by_test_id("newer-notice")).to_be_hidden()
    expect(other.get_by_test_id("play-memory")).to_be_visible()

    asked.clear()  # so far, only what the service workers have cached
    person.play_turns(Random(5), until=lambda: any("search-worker" in url for url in asked))
    started = {url.rpartition("/")[2] for url in asked if "search-worker" in url}
    assert started  # the strongest computer searches in a worker of its own
    person.play_few_turns(Random(5))
    assert not any(name.startswith("new-") for name in started)
    page.goto("#/")
    expect(page.get_by_test_id("newer-notice")).to_be_visible()
    assert page.evaluate("window.neverReloaded")
    other.close()
    with page.expect_navigation():
        page.get_by_test_id("use-newer").click()
    wait_until_all_is_kept(page)
    kept = page.evaluate(
        "caches.open('musicards-shell').then((cache) => cache.keys()).then((all) => all.map((one) => one.url))"
    )
    assert [url for url in kept if "/assets/new-" not in url] == []
    assert errors == []


@pytest.mark.browser_context_args(service_workers="allow")
def test_a_newer_version_waits_until_the_page_is_closed_and_then_needs_no_network(
    page: Page, context: BrowserContext, newer: Callable[[], None]
) -> None:
    page.add_init_script(LISTEN)
    page.goto("./")
    wait_until_all_is_kept(page)
    newer()
    page.reload()
    expect(page.get_by_test_id("newer-notice")).to_be_visible(timeout=LOADING)
    page.get_by_test_id("newer-later").click()
    expect(page.get_by_test_id("newer-notice")).to_be_hidden()
    page.reload()
    assert page.locator(NEWER).count() == 0
    page.close()
    later = context.new_page()
    context.set_offline(True)
    for _ in range(20):  # a moment after the last page is closed
        later.goto("./")
        if later.locator(NEWER).count() > 0:
            break
    later.get_by_test_id("play-memory").click()
    expect(later.get_by_test_id("table")).to_be_visible(timeout=LOADING)
