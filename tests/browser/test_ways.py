"""Every game to its end by two browsers together: one with the keyboard alone, the other by touch on a phone."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from musicards.games.registry import GAMES
from tests.browser.conftest import USUAL
from tests.browser.hands import Finger, Keys
from tests.browser.person import LONG, Person, sit_together
from tests.games.cases import case_of

PHONE = {"width": 390, "height": 844}
SMALLEST = {"width": 320, "height": 568}
SEEDS = {"distance": 1, "steps": 4, "keys_corners": 4, "memory": 1, "go_fish": 1, "old_maid": 1}  # for short games
COMPUTERS = {"keys_corners": 3}  # the more there are, the fewer turns each has
MOVES_LOOKED_AT = 6  # after which the host's cards are looked for in the guest's page


@pytest.fixture
def touched_page(browser: Browser, address: str, game: str) -> Iterator[Page]:
    """A page in another browser, on a phone: the smallest one for games without theory."""
    size = PHONE if case_of(game).group == "theory" else SMALLEST
    context = browser.new_context(**USUAL, base_url=address, viewport=size, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


def expect_a_result(person: Person) -> None:
    """Expect the result; in games without theory with every player's score in words, as in the table."""
    table, lines = person.table, person.at("result").get_by_role("listitem")
    expect(person.at("result")).to_be_visible(timeout=LONG)
    expect(person.at("table")).to_have_attribute("data-over", "true")
    if case_of(table["game"]).group == "theory":
        return
    expect(lines).to_have_count(table["players"])
    for seat in range(table["players"]):
        if table["game"] == "old_maid":
            expect(lines.nth(seat)).to_contain_text("left with the Old Maid" if table["counts"][seat] else "safe")
        else:
            what = "book" if table["game"] == "go_fish" else "pair"
            count = len(table[f"{what}s"][seat])
            expect(lines.nth(seat)).to_contain_text(f"{count} {what}{'' if count == 1 else 's'}")


@pytest.mark.parametrize(("game", "seed"), SEEDS.items())
def test_a_whole_game_with_the_keyboard_alone_and_by_touch(page: Page, touched_page: Page, game: str) -> None:
    host, guest = people = [Person(page, Keys()), Person(touched_page, Finger())]
    sit_together(host, guest, game, computers=COMPUTERS.get(game, 0), options=case_of(game).short)
    page.locator("h1").focus()
    rng = Random(12)
    for move in range(400):
        host.wait_for(lambda: any(person.is_over or person.is_on_turn for person in people))
        if any(person.is_over for person in people):
            break
        person = next(person for person in people if person.is_on_turn)
        person.wait_for_turn()
        if person is host:
            assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        assert person.attempt(person.best(rng))["type"] == "ack"
        host.wait_for(lambda: host.version == guest.version)
        if move < MOVES_LOOKED_AT:
            shown = touched_page.content()
            assert not any(f'card-{card}"' in shown for card in host.table["hand"])
    for person in people:
        expect_a_result(person)
    scores = [person.at("result").get_by_role("listitem").locator("b").all_inner_texts() for person in people]
    assert scores[0] == scores[1]
    host.click("play-again")
    for person in people:
        person.wait_for(lambda person=person: not person.table["over"])  # type: ignore[misc]


def test_every_game_is_played() -> None:
    assert list(SEEDS) == list(GAMES)
