"""What a static site keeps in the browser until somebody asks to be forgotten: a worker may end, a tab take over."""

from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.axe import axe
from tests.browser.conftest import complaints_of
from tests.browser.static_site.people import LOADING, person_at


def test_the_browser_is_asked_to_keep_data_once_there_is_something_to_lose(page: Page) -> None:
    page.add_init_script(
        "window.asked = 0; navigator.storage.persist = () => { window.asked += 1; return Promise.resolve(true); };"
    )
    page.goto("./")
    play = page.get_by_test_id("play-memory")
    play.wait_for()
    assert page.evaluate("window.asked") == 0
    play.click()
    page.get_by_test_id("table").wait_for(timeout=LOADING)
    page.wait_for_function("() => window.asked === 1")


def test_a_worker_that_ends_is_replaced_and_nothing_is_lost(page: Page, asked: list[str]) -> None:
    person = person_at(page)
    person.open_game("steps", players=2)
    person.play_few_turns(Random(3))
    assert not any("search-worker" in url for url in asked)  # only the strongest computer needs it
    log = person.version
    person.room = {}
    page.evaluate("engineOfTest.terminate(); engineOfTest.dispatchEvent(new ErrorEvent('error'))")
    person.come_to_the_table()
    assert person.version >= log
    person.play_few_turns(Random(3))


def test_a_second_tab_says_that_the_games_are_open_and_takes_over(page: Page, context: BrowserContext) -> None:
    first = person_at(page)
    first.open_game("memory", players=2)
    other = context.new_page()
    errors = complaints_of(other)
    second = person_at(other)
    other.goto("./")
    other.get_by_test_id("play-old_maid").click()
    expect(other.get_by_test_id("engine-notice")).to_contain_text("open in another tab", timeout=LOADING)
    assert axe(other) == []
    table = page.url
    page.close()
    second.come_to_the_table()
    expect(other.get_by_test_id("engine-notice")).to_be_hidden()
    other.goto(table)
    expect(other.get_by_test_id("table")).to_have_attribute("data-game", "memory")
    assert second.room["code"] == first.room["code"]
    second.play_few_turns(Random(4))
    assert errors == []


STORED = """
async (traces) => {
  const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((ok) => { indexedDB.open(name).onsuccess = ({ target }) => ok(target.result); });
    for (const store of database.objectStoreNames) {
      const asked = database.transaction(store).objectStore(store);
      for (const request of [asked.getAllKeys(), asked.getAll()]) {
        found.push(await new Promise((ok) => { request.onsuccess = () => ok(JSON.stringify(request.result)); }));
      }
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const memory = name === 'engine-snapshots' && (await (await cache.match(request)).arrayBuffer());
      if (memory) found.push(new TextDecoder('latin1').decode(memory));
      found.push(request.url);
    }
  }
  return traces.filter((trace) => found.some((text) => text.includes(trace)));
}
"""
NAME = "Hildegard of B"


@pytest.mark.browser_context_args(service_workers="allow")
def test_whoever_asks_to_be_forgotten_is(page: Page) -> None:
    page.goto("./")
    page.evaluate("localStorage.setItem('musicards.settings', JSON.stringify({ volume: 0.34567 }))")
    page.goto("#/new/distance")
    page.get_by_test_id("you").locator("summary").click()
    page.get_by_test_id("name").fill(NAME)
    page.get_by_test_id("start").click()
    page.get_by_test_id("hand").wait_for(timeout=LOADING)
    code = page.get_by_test_id("room-code").text_content() or ""
    page.wait_for_function("async () => (await caches.has('engine-snapshots'))", timeout=LOADING)
    traces = [NAME, code, "0.34567"]
    assert page.evaluate(STORED, traces) == traces
    page.goto("#/learning")
    page.get_by_test_id("learning-leave").click()
    with page.expect_navigation():
        page.get_by_test_id("learning-leave-now").click()
    expect(page.get_by_test_id("play-memory")).to_be_visible()
    assert page.evaluate(STORED, traces) == []
    page.goto(f"#/table/{code}")
    expect(page.get_by_role("heading", name=code)).to_be_visible(timeout=LOADING)
