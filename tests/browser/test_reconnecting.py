"""The page reconnects by itself after the server was killed during a game, a reload, and a lost network."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.network_proxy import NetworkProxy
from tests.browser.person import Person, sit_together

GONE = 20_000  # milliseconds without a network
UNSENT = "Connection lost. Your move will be sent when it’s back."


@pytest.mark.usefixtures("errors_are_expected")
def test_the_page_continues_after_the_server_was_killed_and_sends_what_was_done_meanwhile(
    page: Page, own_server: Server
) -> None:
    person, rng = Person(page), Random(5)
    person.open_game("distance")
    person.wait_for_turn()
    assert person.attempt(person.best(rng))["type"] == "ack"
    person.wait_for_turn()
    before, version = dict(person.table), person.version
    own_server.kill()
    person.do(person.best(rng))
    expect(page.get_by_text(UNSENT)).to_be_visible()
    own_server.restart()
    person.wait_for(lambda: person.version > version)
    person.wait_for(lambda: [answer["type"] for answer in person.answers] == ["ack", "ack"])
    assert person.table["turns"] >= before["turns"]


def test_a_browser_that_knows_it_is_offline_says_so_at_once(page: Page, no_errors_in_the_console: list[str]) -> None:
    person, rng = Person(page), Random(6)
    person.open_game("steps")
    person.wait_for_turn()
    page.context.set_offline(True)
    person.do(person.best(rng))
    expect(page.get_by_text(UNSENT)).to_be_visible(timeout=3000)  # without the event, after about ten seconds
    page.context.set_offline(False)
    person.wait_for(lambda: [answer["type"] for answer in person.answers] == ["ack"])
    expect(page.get_by_text(UNSENT)).to_have_count(0)
    no_errors_in_the_console.clear()  # the browser notes each attempt to connect


@pytest.mark.usefixtures("errors_are_expected")
def test_match_that_no_longer_replays_offers_its_record(page: Page, own_server: Server) -> None:
    person = Person(page)
    person.open_game("keys_corners")
    own_server.kill()
    with closing(sqlite3.connect(own_server.data / "musicards.db")) as database, database:
        database.execute("UPDATE matches SET rules = 1")
        refused = json.dumps({"by": 0, "do": "flip"})
        database.execute("INSERT INTO entries SELECT code, 9999, ?, NULL, NULL, 1 FROM matches", (refused,))
    own_server.restart()
    heading = page.get_by_role("heading", name="Played by earlier rules")
    for _ in ("over the websocket", "when the page is opened again"):
        expect(heading).to_be_visible(timeout=GONE)
        with page.expect_download() as download:
            page.get_by_test_id("record").click()
        assert json.loads(download.value.path().read_text("utf-8"))["rules"] == 1
        page.reload()
    expect(heading).to_be_visible()


def test_a_reload_returns_to_the_same_table_and_two_pages_of_one_browser_share_a_seat(page: Page) -> None:
    first, rng = Person(page), Random(6)
    first.open_game("steps")
    first.wait_for_turn()
    first.attempt(first.best(rng))
    first.wait_for_turn()
    hand, code = first.table["hand"], first.room["code"]
    page.reload()
    expect(page.get_by_test_id("room-code")).to_have_text(code)
    for card in hand:
        expect(page.get_by_test_id("hand").get_by_test_id(f"card-{card}")).to_be_visible()
    second = Person(page.context.new_page())
    second.page.goto(page.url)
    second.wait_for(lambda: bool(second.table))
    assert second.table["hand"] == first.table["hand"]
    first.wait_for_turn()
    first.attempt(first.best(rng))
    second.wait_for(lambda: second.version >= first.version)
    assert second.table["seat"] == 0


@pytest.fixture
def proxy(page: Page, server: Server) -> Iterator[NetworkProxy]:
    """Yield a proxy through which `page` reaches the server."""
    running = NetworkProxy(server.port)
    yield running
    page.goto("about:blank")  # requests to a proxy that is being closed would count as errors of the page
    running.close()


def test_nothing_is_lost_when_the_network_is_gone_for_twenty_seconds(
    page: Page, guest_page: Page, proxy: NetworkProxy, no_errors_in_the_console: list[str]
) -> None:
    gone, other, rng = Person(page), Person(guest_page), Random(9)
    page.clock.install()
    sit_together(gone, other, "steps", host_address=proxy.address)
    gone.wait_for_turn()
    version, turns = gone.version, other.table["turns"]

    proxy.cut()
    gone.do(gone.best(rng))  # it waits for the network
    page.clock.run_for(GONE)
    assert other.table["turns"] == turns
    proxy.restore()
    gone.wait_for(lambda: gone.version > version)
    gone.wait_for(lambda: [answer["type"] for answer in gone.answers] == ["ack"])
    other.wait_for(lambda: other.version == gone.version)
    no_errors_in_the_console.clear()  # the browser notes each attempt to connect without a network

    assert gone.table["counts"] == other.table["counts"]
    person = gone if gone.is_on_turn else other
    person.wait_for_turn()
    assert person.attempt(person.best(rng))["type"] == "ack"
    gone.wait_for(lambda: gone.version == other.version)


DEAD_WITHIN = 15_000  # milliseconds
SLACK = 3_000  # for the browser and the machine


@pytest.mark.parametrize("game", ["distance", "old_maid"])
@pytest.mark.usefixtures("errors_are_expected")
def test_connections_that_died_without_being_closed_are_replaced_within_fifteen_seconds(
    page: Page, guest_page: Page, proxy: NetworkProxy, game: str
) -> None:
    host, guest, rng = Person(guest_page), Person(page), Random(3)  # the guest comes through the proxy
    sit_together(host, guest, game, guest_address=proxy.address)
    proxy.mute()
    if host.is_on_turn:  # something happens that the guest does not hear of
        assert host.attempt(host.best(rng))["type"] == "ack"
    page.wait_for_function(
        "version => Number(document.querySelector('[data-testid=table]').dataset.version) >= version",
        arg=host.version,
        timeout=DEAD_WITHIN + SLACK,
    )
    guest.wait_for(lambda: guest.version == host.version)
    person = guest if guest.is_on_turn else host
    person.wait_for_turn()
    assert person.attempt(person.best(rng))["type"] == "ack"  # nothing had to be touched


@pytest.mark.usefixtures("errors_are_expected")
def test_both_sides_say_within_fifteen_seconds_that_nothing_comes_through(
    page: Page, guest_page: Page, proxy: NetworkProxy
) -> None:
    host, guest = Person(guest_page), Person(page)
    sit_together(host, guest, "memory", guest_address=proxy.address)
    proxy.cut()
    expect(page.get_by_text("Connection lost.")).to_be_visible(timeout=DEAD_WITHIN + SLACK)
    host.wait_for(lambda: not host.room["seats"][1]["here"])
    proxy.restore()
    expect(page.get_by_text("Connection lost.")).to_have_count(0, timeout=GONE)
    host.wait_for(lambda: bool(host.room["seats"][1]["here"]))
