"""The page can be installed, opens without its server, reconnects by itself, and is never stuck on an old version."""

import json
import shutil
import struct
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, Page, Route, expect

from musicards.server.http.pages import STATIC
from tests.browser.axe import axe
from tests.browser.chromium import whole_chromium_path
from tests.browser.conftest import QUIET, Server
from tests.browser.person import Person

PAGES_ALONE = ("/SettingsPage-", "/TunerPage-", "/InputTestPage-", "/en-settings-", "/en-tools-", "/en-practice-")
BACK = 10_000  # milliseconds in which a page notices that its server is back

pytestmark = pytest.mark.browser_context_args(service_workers="allow")


def wait_for_worker(page: Page) -> None:
    """Wait until the service worker has cached the page and controls it."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def wait_for_pages_alone(page: Page) -> None:
    """Wait until everything that works without the server is cached."""
    for _ in range(200):
        kept = page.evaluate(
            "caches.open('musicards-shell').then(cache => cache.keys()).then(all => all.map(each => each.url))"
        )
        if all(any(name in url for url in kept) for name in PAGES_ALONE):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the pages that work without the server have not been cached")


def wait_for_kept(page: Page, word: str) -> None:
    """Wait until the cached page has `word` in it."""
    for _ in range(200):
        kept = page.evaluate("caches.match(new URL('./', location.href)).then(kept => kept.text())")
        if word in kept:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the shell has not been renewed")


def is_png(path: Path) -> tuple[int, int]:
    """The picture's width and height."""
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:24])
    return width, height


def test_manifest_names_icons_and_screenshots_of_the_sizes_they_have() -> None:
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["name"] == "Musicards"
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        width, height = is_png(STATIC / icon["src"])
        assert f"{width}x{height}" == icon["sizes"]
    for picture in manifest["screenshots"]:
        width, height = is_png(STATIC / picture["src"])
        assert f"{width}x{height}" == picture["sizes"]
        assert (picture["form_factor"] == "wide") == (width > height)
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}


def test_browser_finds_nothing_against_installing(browser_type: BrowserType, address: str) -> None:
    browser = browser_type.launch(executable_path=whole_chromium_path(), args=list(QUIET))
    page = browser.new_page(base_url=address)
    page.goto("/")
    wait_for_worker(page)
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's browser is incognito, which does not allow installing; nothing else must be wrong.
    assert [error["errorId"] for error in errors] == ["in-incognito"]
    browser.close()


@pytest.mark.usefixtures("errors_are_expected")
def test_page_opens_without_its_server_says_so_and_comes_back_by_itself(page: Page, own_server: Server) -> None:
    page.goto("/")
    wait_for_worker(page)
    own_server.kill()
    page.reload()
    expect(page.get_by_test_id("no-server")).to_contain_text("The server doesn’t answer")
    assert axe(page) == []
    own_server.restart()
    expect(page.get_by_test_id("game-card-distance")).to_be_visible(timeout=20_000)


@pytest.mark.usefixtures("errors_are_expected")
def test_without_its_server_the_settings_the_tuner_and_the_metronome_work(page: Page, own_server: Server) -> None:
    page.goto("/")
    wait_for_worker(page)
    wait_for_pages_alone(page)
    own_server.kill()
    page.goto("about:blank")  # nothing of the page stays in memory
    page.goto("/")
    missing = page.get_by_test_id("no-server")
    expect(missing).to_contain_text("The server doesn’t answer")
    expect(missing.get_by_role("link")).to_have_text(
        ["Settings", "Tuner, metronome and drone", "Test your mic and keyboard"]
    )
    assert axe(page) == []

    missing.get_by_role("link", name="Settings").click()
    page.get_by_test_id("left-handed").check(force=True)
    page.reload()
    expect(page.get_by_test_id("left-handed")).to_be_checked()
    expect(page.get_by_test_id("preview").get_by_role("button")).to_contain_text(["F♯", "B", "G♯"])
    # Another language cannot be loaded. It must not be kept, because the page would not open with it.
    page.get_by_test_id("language").select_option("fr")
    expect(page.get_by_role("alert")).to_have_text("The server doesn’t answer. Try again in a moment.")
    expect(page.get_by_test_id("language")).to_have_value("en")

    page.goto("#/tuner")
    page.reload()
    expect(page.get_by_test_id("tuner-page")).to_be_visible()
    page.get_by_test_id("metronome").click()
    expect(page.get_by_test_id("beats")).to_have_attribute("data-lit", "1")
    page.get_by_test_id("listen").click()
    expect(page.get_by_test_id("microphone")).to_contain_text("No microphone found")
    page.goto("#/input-test")
    expect(page.get_by_role("heading", level=1)).to_have_text("Test your mic and keyboard")
    page.goto("#/tools")
    expect(missing).to_be_visible()

    page.goto("#/settings")
    own_server.restart()
    page.get_by_test_id("language").wait_for()
    page.evaluate("dispatchEvent(new Event('online'))")
    page.get_by_role("link", name="Musicards, home").click()
    expect(page.get_by_test_id("game-card-distance")).to_be_visible(timeout=BACK)


@pytest.mark.usefixtures("errors_are_expected")
def test_a_table_reloaded_while_the_server_is_down_opens_soon_after_it_is_back(page: Page, own_server: Server) -> None:
    person = Person(page)
    person.open_game("distance")
    wait_for_worker(page)
    own_server.kill()
    page.reload()
    expect(page.get_by_test_id("no-server")).to_be_visible()
    own_server.restart()
    expect(page.get_by_test_id("hand")).to_be_visible(timeout=BACK)


def test_worker_never_answers_for_the_server(page: Page) -> None:
    page.goto("/")
    wait_for_worker(page)
    with page.expect_response("**/api/lobby") as lobby:
        page.reload()
    assert not lobby.value.from_service_worker


@pytest.mark.usefixtures("errors_are_expected")
def test_newer_page_is_shown_at_once(page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    monkeypatch.setenv("MUSICARDS_STATIC", str(static))
    running = Server(tmp_path / "data")
    page.goto(running.address)
    wait_for_worker(page)
    for name in ("index.html", "worker.js"):
        for compressed in (".br", ".gz"):
            (static / f"{name}{compressed}").unlink(missing_ok=True)
    index = static / "index.html"
    index.write_text(index.read_text(encoding="utf-8").replace("<html", '<html data-newer="yes"'), encoding="utf-8")
    worker = static / "worker.js"
    worker.write_text("// newer\n" + worker.read_text(encoding="utf-8"), encoding="utf-8")

    page.reload()
    expect(page.locator("html[data-newer=yes]")).to_be_attached()
    wait_for_kept(page, "data-newer")
    running.stop()
    page.reload()
    expect(page.locator("html[data-newer=yes]")).to_be_attached()


def test_an_outdated_page_reloads_itself(page: Page, address: str) -> None:
    assert page.context.browser is not None
    context = page.context.browser.new_context(service_workers="block", base_url=address)
    old = context.new_page()
    old.goto("/")
    gone: list[str] = []

    def answer(route: Route) -> None:
        """Act as a server with a newer page: a part of the old one is missing once."""
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404)

    old.route("**/assets/NewMatchPage*.js", answer)
    old.get_by_test_id("game-card-distance").click()
    expect(old.get_by_test_id("start")).to_be_visible(timeout=15_000)
    assert len(gone) == 1
    context.close()
