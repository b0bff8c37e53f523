"""axe finds nothing on any page, light and dark, on a phone and a laptop; and the keyboard alone will do."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"laptop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


def axe(page: Page) -> list[str]:
    """What axe finds, in short; nothing when all is well."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [f"{each['id']}: {each['help']}: {[node['html'][:150] for node in each['nodes'][:3]]}" for each in found]


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest, page: Page) -> str:
    page.emulate_media(color_scheme=request.param, reduced_motion="reduce")
    return str(request.param)


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest, page: Page) -> str:
    page.set_viewport_size(SIZES[request.param])  # type: ignore[arg-type]
    return str(request.param)


@pytest.mark.usefixtures("scheme", "size")
def test_home_and_new_match_pages(page: Page, server: Server) -> None:
    page.goto(server.address)
    expect(page.get_by_test_id("game-card-steps")).to_be_visible()
    assert axe(page) == []
    for game in ("distance", "steps", "keys_corners"):
        page.goto(server.address)
        page.get_by_test_id(f"game-card-{game}").click()
        expect(page.get_by_test_id("start")).to_be_visible()
        assert axe(page) == []


@pytest.mark.usefixtures("scheme", "size")
def test_waiting_room(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_test_id("game-card-steps").click()
    page.get_by_test_id("seat-1-kind").select_option("person")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("room-code")).to_be_visible()
    assert axe(page) == []


@pytest.mark.usefixtures("scheme", "size")
@pytest.mark.parametrize("game", ["distance", "steps", "keys_corners"])
def test_table_in_its_states(page: Page, server: Server, game: str) -> None:
    person = Person(page)
    person.open_game(server.address, game)
    person.wait_for_turn()
    assert axe(page) == []
    person.choose(person.table["hand"][0])
    assert axe(page) == []
    page.keyboard.press("Escape")
    if game == "keys_corners":
        person.press("done")
    else:
        person.attempt(person.misplay())
    expect(page.get_by_test_id("slip")).to_be_visible()
    assert axe(page) == []
    page.get_by_test_id("rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize("game", ["distance", "steps", "keys_corners"])
def test_result(page: Page, server: Server, game: str) -> None:
    person = Person(page)
    person.open_game(server.address, game)
    person.play_turns(Random(8))
    expect(page.get_by_test_id("result")).to_be_visible()
    assert axe(page) == []


def test_a_letter_is_said_with_the_keyboard_alone(page: Page, server: Server) -> None:
    person = Person(page)
    person.open_game(server.address, "distance")
    person.wait_for_turn()
    page.get_by_test_id("hand").get_by_role("button").first.focus()
    page.keyboard.press("Space")
    before = len(person.answers)
    page.keyboard.press("g")
    person.wait_for(lambda: len(person.answers) > before)
    assert person.answers[-1]["type"] == "ack"


def test_table_does_not_scroll_sideways_at_the_smallest_phone_or_at_double_size(page: Page, server: Server) -> None:
    person = Person(page)
    for width, height in ((320, 568), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        for game in ("distance", "steps", "keys_corners"):
            person.open_game(server.address, game)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
