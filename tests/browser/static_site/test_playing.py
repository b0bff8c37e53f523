"""A static site under a path of any web host: one person plays, learns and looks back, without server and network."""

from itertools import product
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from musicards.paper.staff_paper import STAFF_CLEFS
from musicards.paper.worksheet import PAPER_FORMATS
from musicards.server.calls.table import CALLS
from musicards.server.engine import _pattern
from tests.browser.axe import LANGUAGES, axe
from tests.browser.person import LONG, choose_settings
from tests.browser.static_site.people import LISTEN, LOADING, person_at, wait_until_all_is_kept


@pytest.mark.browser_context_args(service_workers="allow")
def test_after_one_visit_a_game_goes_on_without_a_network(page: Page, context: BrowserContext) -> None:
    person = person_at(page)
    person.open_game("distance", players=2)
    person.play_few_turns(Random(2))
    before = (person.version, person.table["hand"])
    wait_until_all_is_kept(page)
    context.set_offline(True)
    page.reload()
    person.come_to_the_table()
    person.wait_for_turn()
    assert (person.version, person.table["hand"]) == before
    person.play_few_turns(Random(2))
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


def test_a_class_says_that_it_needs_a_server(page: Page) -> None:
    for at in ("#/class", "#/class/BKTRWX/teach"):
        page.goto(at)
        expect(page.get_by_role("heading", level=1)).to_have_text("A class needs a server")
        expect(page.get_by_role("link", name="How to install Musicards")).to_be_visible()
    assert axe(page) == []


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
    page.get_by_test_id("paper-staves").check(force=True)
    for clef, paper_format in product(STAFF_CLEFS, PAPER_FORMATS):
        page.get_by_test_id(f"clef-{clef}").check(force=True)
        page.get_by_test_id(f"format-{paper_format}").check(force=True)
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
