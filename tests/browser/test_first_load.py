"""The first load of a page is small: under 150 KB as it is sent, with its fonts and without the piano's recordings."""

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from musicards.games.registry import GAMES
from tests.browser.conftest import Server

MAX_BYTES = 150 * 1000
MAX_AT_HOME = 114 * 1024  # the games' tables are loaded later
TEXT = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")


def sent(response: Response) -> int:
    """Return about how many bytes are transferred for the body: text is compressed, with gzip at the worst."""
    body = response.body()
    return len(gzip.compress(body)) if response.headers.get("content-type", "").startswith(TEXT) else len(body)


def loaded(page: Page, address: str, test_id: str) -> dict[str, int]:
    """Return by address how many bytes a new browser fetches until the page is shown."""
    assert page.context.browser is not None
    context = page.context.browser.new_context(
        viewport={"width": 390, "height": 844}, reduced_motion="reduce", service_workers="block"
    )
    fresh = context.new_page()
    responses: list[Response] = []
    fresh.on("response", lambda response: responses.append(response))  # noqa: PLW0108 - a built-in cannot be marked
    fresh.goto(address)
    fresh.get_by_test_id(test_id).wait_for()
    fresh.wait_for_load_state("networkidle")
    sizes = {each.url: sent(each) for each in responses if "/samples/" not in each.url}
    context.close()
    return sizes


def test_home_page_is_small(page: Page, server: Server) -> None:
    sizes = loaded(page, server.address, "game-card-distance")
    assert sum(sizes.values()) < MAX_AT_HOME, sizes


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opened_by_its_link_loads_little(page: Page, server: Server, game: str) -> None:
    page.goto(server.address)
    page.get_by_test_id(f"game-card-{game}").click()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    link = page.url.split("#")[0] + "#/table/" + page.url.split("#/table/")[1].split("/")[0]
    sizes = loaded(page, link, "table")
    assert sum(sizes.values()) < MAX_BYTES, sizes


def test_text_is_sent_compressed(page: Page, server: Server) -> None:
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))  # noqa: PLW0108 - a built-in cannot be marked
    page.goto(server.address)
    page.get_by_test_id("game-card-distance").wait_for()
    scripts = [each for each in responses if "/assets/" in each.url and each.url.endswith((".js", ".css"))]
    assert scripts
    assert {each.headers.get("content-encoding") for each in scripts if len(each.body()) > 2000} <= {"br", "gzip"}
