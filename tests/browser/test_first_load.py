"""The first load is quick and small: under 150 KB as it is sent, with its fonts and without the piano's recordings."""

import gzip
import time
from random import Random

import pytest
from playwright.sync_api import Page, Response

from musicards.games.registry import GAMES
from tests.browser.person import Person

MAX_SECONDS = 10  # from opening the page to the first card
MAX_BYTES = 150 * 1000
MAX_AT_HOME = 114 * 1024  # the games' tables are loaded later
TEXT = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")


def sent(response: Response) -> int:
    """Return about how many bytes are transferred for the body: text is compressed, with gzip at the worst."""
    body = response.body()
    return len(gzip.compress(body)) if response.headers.get("content-type", "").startswith(TEXT) else len(body)


def loaded(fresh: Page, address: str, test_id: str) -> list[Response]:
    """Return what a new browser fetches until the page is shown."""
    responses: list[Response] = []
    fresh.on("response", lambda response: responses.append(response))  # noqa: PLW0108 - a built-in cannot be marked
    fresh.goto(address)
    fresh.get_by_test_id(test_id).wait_for()
    fresh.wait_for_load_state("networkidle")
    return responses


def expect_less_than(most: int, responses: list[Response]) -> None:
    """Expect fewer bytes without the recordings."""
    sizes = {each.url: sent(each) for each in responses if "/samples/" not in each.url}
    assert sum(sizes.values()) < most, sizes


def test_home_page_is_small_and_text_is_sent_compressed(guest_page: Page) -> None:
    responses = loaded(guest_page, "/", "game-card-distance")
    expect_less_than(MAX_AT_HOME, responses)
    scripts = [each for each in responses if "/assets/" in each.url and each.url.endswith((".js", ".css"))]
    assert scripts
    assert {each.headers.get("content-encoding") for each in scripts if len(each.body()) > 2000} <= {"br", "gzip"}


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1])  # in Old Maid, all cards of a hand may be pairs
def test_one_tap_and_one_choice_lead_to_the_first_card_and_the_link_loads_little(
    page: Page, guest_page: Page, game: str
) -> None:
    person = Person(page)
    opened = time.monotonic()
    page.goto("/")
    person.click(f"play-{game}")
    person.come_to_the_table()
    person.wait_for_turn()
    assert person.attempt(person.best(Random(1)))["type"] == "ack"
    assert time.monotonic() - opened < MAX_SECONDS
    seats = person.room["seats"]
    assert (seats[0]["kind"], {seat["kind"] for seat in seats[1:]}) == ("person", {"computer"})
    expect_less_than(MAX_BYTES, loaded(guest_page, f"#/table/{person.room['code']}", "table"))
