"""A static site under a path of any web host: one person plays, learns and looks back, without server and network."""

import json
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from musicards.games.registry import GAMES
from musicards.record import parse_record, replay
from musicards.server.calls.table import CALLS
from musicards.server.engine import _pattern
from tests.browser.axe import LANGUAGES, axe
from tests.browser.chromium import whole_chromium_path
from tests.browser.conftest import QUIET, complaints_of
from tests.browser.person import LONG, Person, choose_settings
from tests.browser.static_host import PATH, make_site, static_host

LOADING = 60_000  # milliseconds
FEW_TURNS = 3

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


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a web host, with the site in a folder of its own."""
    root = tmp_path_factory.mktemp("host")
    make_site(root)
    return root


@pytest.fixture
def folder(made: Path, request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The site's folder; for a test that changes it, a copy."""
    if "newer" not in request.fixturenames:
        return made / PATH.strip("/")
    return Path(shutil.copytree(made, tmp_path / "host")) / PATH.strip("/")


@pytest.fixture
def host(folder: Path) -> Iterator[str]:
    """The address of the site on a web host."""
    with static_host(folder.parents[PATH.count("/") - 2]) as running:
        yield running.address


@pytest.fixture
def newer(folder: Path) -> Callable[[], None]:
    """Return what replaces the site by a newer version, whose assets all have other names."""

    def replace() -> None:
        names = {path.name: f"new-{path.name}" for path in (folder / "assets").iterdir()}
        named = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
        for path in folder.rglob("*"):
            if path.suffix in {".js", ".css", ".html"}:
                text = named.sub(lambda found: names[found[0]], path.read_text(encoding="utf-8"))
                path.write_text(text, encoding="utf-8")
        for old, new in names.items():
            (folder / "assets" / old).rename(folder / "assets" / new)
        page, worker = folder / "index.html", folder / "worker.js"
        page.write_text(
            page.read_text(encoding="utf-8").replace("<html ", '<html data-newer="yes" ', 1), encoding="utf-8"
        )
        [version] = re.findall(r"musicards-page-(?:\$\{)?.*?([0-9a-f]{12})", worker.read_text(encoding="utf-8"))
        worker.write_text(worker.read_text(encoding="utf-8").replace(version, "0" * 12), encoding="utf-8")

    return replace


@pytest.fixture
def address(host: str) -> str:
    return host


@pytest.fixture(autouse=True)
def asked(context: BrowserContext, host: str) -> Iterator[list[str]]:
    """Yield what the pages and their workers have asked for. Fail the test if anything of it is outside the site."""
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    yield asked
    assert [url for url in asked if not url.startswith((host, f"blob:{host[: -len(PATH)]}"))] == []
    assert not [url for url in asked if "/api/" in url]


def person_at(page: Page) -> Person:
    """Return a person who hears what the engine says."""
    person = Person(page)
    page.expose_function("hear", lambda text: person._hear(json.loads(text)))
    page.expose_function("say", lambda text: person._say(json.loads(text)))
    page.add_init_script(LISTEN)
    return person


WATCH_FRAMES = """
window.framesOfTest = [];
const look = () => {
  const table = document.querySelector('[data-testid=table]');
  if (table && document.querySelector('[data-place=hand] [data-code]')) {
    framesOfTest.push([table.dataset.seat, table.dataset.turn, table.dataset.over]);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""Notes at every frame whose hand is shown, and whose turn it is."""


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
        for seat in range(1, players):
            self.at(f"seat-{seat}-kind").select_option("here" if seat < people else "player")
            if seat < people:
                self.at(f"seat-{seat}-name").fill(self.names[seat])
        self.at("name").fill(self.names[0])
        self.at("start").click()
        self.at("table").or_(self.at("curtain")).wait_for(timeout=LOADING)
        self.wait_for(lambda: bool(self.room.get("started")) and bool(self.table))

    def wait_for_turn(self) -> None:
        """Wait until one of them is on turn, and has taken the page; or the game is over."""
        self.wait_for(lambda: self.is_over or self.is_on_turn or self.take())
        super().wait_for_turn()

    def take(self) -> bool:
        """Give the page to whoever is on turn, if it is one of them. Returns false, to wait on."""
        if not self.at("take").count():
            return False
        seat = int(self.table["turn"])
        assert self.page.locator("[data-code], [data-place=hand]").count() == 0
        expect(self.at("curtain").get_by_role("heading", level=1)).to_contain_text(self.names[seat])
        self.took.append(seat)
        self.at("take").click()
        self.wait_for(lambda: self.is_on_turn)
        return False


@pytest.mark.parametrize(
    ("game", "people", "computers"),
    [
        ("distance", 3, 0), ("steps", 2, 1), ("keys_corners", 2, 0), ("go_fish", 3, 0), ("old_maid", 2, 1),
        ("memory", 3, 0),
    ],
)  # fmt: skip
def test_people_who_share_the_page_play_a_whole_game(page: Page, game: str, people: int, computers: int) -> None:
    family = Family(page)
    family.begin(game, people, computers)
    passed = family.room["passed"]
    family.play_turns(Random(6))
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("play-again")).to_be_visible()
    assert family.learned_from <= {0}
    assert passed == GAMES[game].has_hands
    if passed:
        assert set(family.took) == set(range(people))
        frames = page.evaluate("framesOfTest")
        assert len(frames) > people
        assert [frame for frame in frames if frame[0] != frame[1] and frame[2] != "true"] == []
    page.get_by_test_id("play-again").click()
    page.get_by_test_id("result").wait_for(state="hidden")
    page.get_by_test_id("table").or_(page.get_by_test_id("curtain")).wait_for()


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (1280, 800)])
def test_a_reload_or_going_back_leaves_the_table_covered(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    family = Family(page)
    family.begin("distance", 2)
    turns = iter(range(FEW_TURNS))
    family.play_turns(Random(7), until=lambda: next(turns, None) is None)
    page.reload()
    page.get_by_test_id("curtain").wait_for(timeout=LOADING)
    page.get_by_test_id("take").click()
    page.get_by_test_id("table").wait_for()
    page.goto("#/words")
    page.get_by_role("main").wait_for()
    page.go_back()
    page.get_by_test_id("curtain").wait_for()
    assert page.locator("[data-code], [data-place=hand]").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_can_be_used_with_the_keyboard_and_is_accessible(page: Page, language: str) -> None:
    choose_settings(page, language=language)
    family = Family(page)
    family.begin("distance", 2)
    page.set_viewport_size({"width": 320, "height": 568})
    expect(family.at("curtain").get_by_role("heading", level=1)).to_be_focused()
    assert axe(page) == []
    expect(family.at("call-1")).to_be_visible()
    family.at("call-1").press("Enter")
    expect(page.get_by_test_id("explanation")).to_be_visible()
    assert axe(page) == []
    family.at("take").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).to_be_visible()
    expect(page.get_by_test_id("explanation")).to_have_count(0)
    assert family.table["seat"] == family.table["turn"]


def wait_until_all_is_kept(page: Page) -> None:
    """Wait until the service worker has cached everything: the engine, every page and the piano."""
    page.wait_for_function("() => window.allKept", timeout=LOADING)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_each_kind_is_played_and_looked_back_at(page: Page, game: str, tmp_path: Path) -> None:
    person = person_at(page)
    person.open_game(game, players=2)
    person.play_turns(Random(1))
    expect(page.get_by_test_id("result")).to_be_visible()
    page.goto(f"#/review/{person.room['code']}")
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    path = tmp_path / "record.jsonl"
    download.value.save_as(path)
    assert download.value.suggested_filename == f"musicards-{person.room['code']}.jsonl"
    record = parse_record(path.read_text(encoding="utf-8"))
    assert record.game == game
    assert replay(record).game.over


@pytest.mark.browser_context_args(service_workers="allow")
def test_after_one_visit_a_game_goes_on_without_a_network(page: Page, context: BrowserContext) -> None:
    person = person_at(page)
    person.open_game("distance", players=2)
    turns = iter(range(FEW_TURNS))
    person.play_turns(Random(2), until=lambda: next(turns, None) is None)
    before = (person.version, person.table["hand"])
    wait_until_all_is_kept(page)
    context.set_offline(True)
    page.reload()
    person.come_to_the_table()
    person.wait_for_turn()
    assert (person.version, person.table["hand"]) == before
    person.play_turns(Random(2))
    expect(page.get_by_test_id("result")).to_be_visible(timeout=LONG)
    for place, shown in (
        ("#/today", "main"),
        ("#/tools/C%20major", "tool-link"),
        ("#/map", "main"),
        ("#/words", "main"),
    ):
        page.goto(place)
        expect((page.get_by_test_id(shown) if shown != "main" else page.get_by_role("main")).first).to_be_visible()
    page.goto("#/")
    page.get_by_test_id("first-steps-go_fish").click()
    expect(page.get_by_test_id("coach")).to_be_visible(timeout=LONG)


@pytest.mark.browser_context_args(service_workers="allow")
def test_the_home_page_says_once_that_it_can_do_without_a_network(page: Page) -> None:
    notice = page.get_by_test_id("kept-notice")
    page.goto("./")
    expect(notice).to_be_visible(timeout=LOADING)
    assert axe(page) == []
    page.add_init_script(LISTEN)
    page.reload()
    wait_until_all_is_kept(page)
    expect(notice).to_be_hidden()


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


def test_a_worker_that_ends_is_replaced_and_nothing_is_lost(page: Page) -> None:
    person = person_at(page)
    person.open_game("steps", players=2)
    turns = iter(range(FEW_TURNS))
    person.play_turns(Random(3), until=lambda: next(turns, None) is None)
    log = person.version
    person.room = {}
    page.evaluate("engineOfTest.terminate(); engineOfTest.dispatchEvent(new ErrorEvent('error'))")
    person.come_to_the_table()
    assert person.version >= log
    person.play_turns(Random(3))
    expect(page.get_by_test_id("result")).to_be_visible()


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
    person.play_turns(Random(5))
    expect(page.get_by_test_id("result")).to_be_visible()
    started = {url.rpartition("/")[2] for url in asked if "search-worker" in url}
    assert started
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
    second.play_turns(Random(4))
    expect(other.get_by_test_id("result")).to_be_visible()
    assert errors == []


def test_the_strongest_computer_searches_in_a_worker_of_its_own(page: Page, asked: list[str]) -> None:
    person = person_at(page)
    person.open_game("keys_corners", level="expert", players=2)
    assert not any("search-worker" in url for url in asked)
    person.play_turns(Random(5), until=lambda: any("search-worker" in url for url in asked))
    assert any("search-worker" in url for url in asked)
    person.play_turns(Random(5))
    expect(page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_waits_for_the_engine_sees_that_it_loads(page: Page, language: str) -> None:
    choose_settings(page, language=language)
    page.goto("./")
    page.route("**/assets/*.gz", lambda _: None)
    page.get_by_test_id("play-old_maid").click()
    notice = page.get_by_test_id("engine-notice")
    expect(notice).to_be_visible()
    assert len(notice.inner_text()) > len("Musicards")
    assert axe(page) == []


# Which of some texts are stored in this browser: in databases, caches, cookies, or either kind of storage.
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


def test_what_needs_a_server_is_not_offered(page: Page) -> None:
    page.goto("./")
    page.get_by_test_id("to-tools").wait_for()
    expect(page.get_by_test_id("play-friend")).to_have_count(0)
    expect(page.get_by_label("Join with a code")).to_have_count(0)
    page.goto("#/new/steps")
    expect(page.get_by_test_id("seat-1-kind").locator("option[value=person]")).to_have_count(0)
    page.goto("#/learning")
    page.get_by_test_id("learning-save").wait_for()
    expect(page.get_by_test_id("learning-share")).to_have_count(0)
    expect(page.get_by_role("main")).not_to_contain_text("server")


def test_everything_on_the_print_page_is_there_to_download(page: Page, folder: Path) -> None:
    page.goto("./")
    page.get_by_test_id("to-print").click()
    links = set()
    for paper in ("cards", "reference", "rules"):
        page.get_by_test_id(f"paper-{paper}").check(force=True)
        for size in ("poker", "bridge", "a4-9up") if paper == "cards" else ("",):
            if size:
                page.get_by_test_id(f"size-{size}").check(force=True)
            for language in LANGUAGES:
                page.get_by_test_id("paper-language").select_option(language)
                for _ in range(2):
                    page.get_by_test_id("paper-large").click()
                    links.add(page.get_by_test_id("download").get_attribute("href"))
    assert links == {f"paper/{path.name}" for path in (folder / "paper").glob("*.pdf")}
    assert axe(page) == []
    with page.expect_download() as download:
        page.get_by_test_id("download").click()
    assert download.value.path().read_bytes().startswith(b"%PDF")


# The addresses of all links on the page.
LINKS = "[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))"
PER_PAGE = 2  # visited addresses that lead to the same page: more would only take longer


def test_no_link_leads_to_something_that_is_not_there(page: Page, host: str) -> None:
    """What begins with api/ is made by the engine, when the link is clicked."""
    seen, files = ["#/", "#/settings", "#/learning"], set[str]()
    waiting = list(seen)
    page.goto("./")
    while waiting:
        page.goto(waiting.pop())
        expect(page.get_by_role("heading", level=1).first).to_be_visible(timeout=LOADING)
        page.wait_for_timeout(200)
        for link in page.evaluate(LINKS):
            start = "/".join(link.split("/")[:2])
            if not link.startswith("#"):
                files.add(link)
            elif link not in seen and sum(each.startswith(start) for each in seen) < PER_PAGE:
                seen.append(link)
                waiting.append(link)
    assert len(seen) > 12
    for link in sorted(files):
        if link.startswith("http"):
            continue
        if link.startswith("api/"):
            asked = f"/{link.partition('?')[0]}"
            assert any(_pattern(call.path).fullmatch(asked) for call in CALLS), link
            continue
        assert page.request.get(f"{host}{link}").ok, link


def test_the_page_is_shown_before_the_engine_is_loaded(browser: Browser, address: str) -> None:
    page = browser.new_page(base_url=address)
    page.route("**/assets/*.gz", lambda _: None)
    page.route("**/assets/*worker*.js", lambda _: None)
    page.goto("./")
    expect(page.get_by_test_id("play-memory")).to_be_visible()
    page.close()
