"""Cards of the hand: each can be reached, dragged and dropped; animations do not block."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.person import Person, choose_settings

MIN_TARGET = 24  # px, each way: the smallest target that a finger has to find

# For each card of the hand: whether some square of that size belongs to it alone, in view and not covered by anything.
REACHABLE = """least => [...document.querySelectorAll('[data-testid=hand] button')].map(card => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const owns = (x, y) => card.contains(document.elementFromPoint(x, y));
  const steps = [0, 0.25, 0.5, 0.75, 1].map(part => part * (least - 1));
  for (let y = Math.ceil(top); y + least <= bottom; y += 3) {
    for (let x = Math.ceil(left); x + least <= right; x += 3) {
      if (steps.every(down => steps.every(across => owns(x + across, y + down)))) return '';
    }
  }
  return card.textContent.trim();
}).filter(Boolean)"""


def grow_hand(person: Person, size: int) -> None:
    """Take penalties until there are `size` cards."""
    while len(person.table["hand"]) < size:
        person.wait_for_turn()
        held = len(person.table["hand"])
        person.attempt(person.misplay())
        person.wait_for(lambda held=held: len(person.table["hand"]) > held)  # type: ignore[misc]
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_test_id("hand").get_by_role("button")).to_have_count(len(person.table["hand"]))


@pytest.mark.parametrize("large", [False, True])
def test_each_of_twenty_cards_can_be_tapped_on_a_phone(page: Page, server: Server, *, large: bool) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    choose_settings(page, largeCards=large)
    person = Person(page)
    person.open_game(server.address, "distance")
    grow_hand(person, 20)
    for width, height in ((390, 844), (360, 740), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_test_id("hand").scroll_into_view_if_needed()
        assert page.evaluate(REACHABLE, MIN_TARGET) == [], (width, height)
    page.get_by_test_id("hand").get_by_role("button").last.click()
    expect(page.get_by_test_id("hand").get_by_role("button", pressed=True)).to_have_count(1)


# Dragging


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, to: Locator, *, drop: bool = True) -> None:
    """Drag with the mouse in several steps, as a person does."""
    (x, y), (to_x, to_y) = middle(what), middle(to)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y - 12)
    page.mouse.move(to_x, to_y, steps=5)
    expect(page.get_by_test_id("dragged")).to_have_count(1)
    if drop:
        page.mouse.up()


def first_card(page: Page) -> Locator:
    return page.get_by_test_id("hand").get_by_role("button").first


@pytest.fixture
def at_distance(page: Page, server: Server) -> Person:
    person = Person(page)
    person.open_game(server.address, "distance")
    person.wait_for_turn()
    return person


@pytest.fixture
def at_corners(page: Page, server: Server) -> Person:
    person = Person(page)
    person.open_game(server.address, "keys_corners")
    person.wait_for_turn()
    return person


def answered(person: Person, before: int) -> Mapping[str, Any]:
    person.wait_for(lambda: len(person.answers) > before)
    return person.answers[-1]


def test_card_dropped_on_the_pile_is_chosen_and_waits_for_its_letter(at_distance: Person) -> None:
    page = at_distance.page
    drag(page, first_card(page), page.get_by_test_id("discard-pile"))
    expect(first_card(page)).to_have_attribute("aria-pressed", "true")
    assert at_distance.answers == []
    assert at_distance.press("say-A")["type"] == "ack"


def test_chosen_cards_are_dragged_together(at_distance: Person) -> None:
    page = at_distance.page
    cards = page.get_by_test_id("hand").get_by_role("button")
    cards.nth(0).click()
    cards.nth(1).click()
    drag(page, cards.nth(1), page.get_by_test_id("discard-pile"), drop=False)
    expect(page.get_by_test_id("dragged").locator(".card svg")).to_have_count(2)
    page.mouse.up()
    expect(page.get_by_test_id("hand").get_by_role("button", pressed=True)).to_have_count(2)


def test_card_off_the_stock_is_drawn_into_the_hand(at_distance: Person) -> None:
    page = at_distance.page
    drag(page, page.get_by_test_id("stock"), page.get_by_test_id("hand"))
    answered(at_distance, 0)  # drawn, or refused since a card fits: it was attempted


def test_escape_cancels_a_drag(at_distance: Person) -> None:
    page = at_distance.page
    drag(page, first_card(page), page.get_by_test_id("discard-pile"), drop=False)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("dragged")).to_have_count(0)
    page.mouse.up()
    expect(page.get_by_test_id("hand").get_by_role("button", pressed=True)).to_have_count(0)


def test_a_card_dropped_nowhere_goes_back(at_corners: Person) -> None:
    page = at_corners.page
    drag(page, first_card(page), page.get_by_test_id("room-code"))
    expect(page.get_by_test_id("dragged")).to_have_count(0)
    expect(page.get_by_test_id("hand").get_by_role("button", pressed=True)).to_have_count(0)
    assert at_corners.answers == []


def test_every_place_is_shown_alike_while_a_card_is_dragged(at_corners: Person) -> None:
    page = at_corners.page
    drag(page, first_card(page), page.get_by_test_id("space-S"), drop=False)
    expect(page.locator("[data-drop]")).to_have_count(9)  # eight spaces and the discard pile: the page knows no rule
    expect(page.locator("[data-drop=over]")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("[data-drop]")).to_have_count(0)


def test_note_card_dropped_on_a_space_is_an_attempt(at_corners: Person) -> None:
    page = at_corners.page
    note = next(code for code in at_corners.table["hand"] if code[0] not in "?X")
    drag(page, page.get_by_test_id(f"card-{note}"), page.get_by_test_id("space-S"))
    assert answered(at_corners, 0)["type"] in {"ack", "refused"}
    expect(page.get_by_test_id("dragged")).to_have_count(0)


def test_pile_of_a_foundation_is_dragged_to_another(at_corners: Person) -> None:
    page = at_corners.page
    card = at_corners.table["piles"]["S"]["cards"][-1]
    drag(page, page.get_by_test_id(f"pile-card-{card}"), page.get_by_test_id("space-N"))
    assert answered(at_corners, 0)["type"] in {"ack", "refused"}


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def test_finger_drags_a_card_and_not_the_page(at_corners: Person) -> None:
    page = at_corners.page
    page.set_viewport_size({"width": 390, "height": 600})  # lower than the table: the page could scroll
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    card = first_card(page)
    card.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    (x, y), (to_x, to_y) = middle(card), middle(page.get_by_test_id("space-S"))
    touch(session, "touchStart", (x, y))
    for part in range(1, 13):
        touch(session, "touchMove", (x + (to_x - x) * part / 12, y + (to_y - y) * part / 12))
    expect(page.locator("[data-drop=over]")).to_have_count(1)
    assert page.evaluate("scrollY") == before
    touch(session, "touchEnd")
    expect(page.get_by_test_id("dragged")).to_have_count(0)


# Motion


def test_misplayed_card_travels_and_all_cards_are_there_in_the_end(page: Page, server: Server) -> None:
    page.emulate_media(reduced_motion="no-preference")
    person = Person(page)
    person.open_game(server.address, "distance")
    person.wait_for_turn()
    page.evaluate(
        "window.seen = new Set();"
        "const note = () => document.querySelectorAll('[data-flying]').forEach(each => seen.add(each.dataset.flying));"
        "new MutationObserver(note).observe(document.body, {childList: true, subtree: true})"
    )
    person.attempt(person.misplay())
    expect(page.locator("[data-flying]")).to_have_count(0, timeout=4000)
    assert len(page.evaluate("[...seen]")) >= 3  # it, and the two penalty cards
    hidden = "cards => cards.filter(card => getComputedStyle(card).opacity !== '1').length"
    assert page.locator("[data-testid=hand] [data-code]").evaluate_all(hidden) == 0


def test_new_state_does_not_wait_for_what_moves(page: Page, server: Server) -> None:
    page.emulate_media(reduced_motion="no-preference")
    person = Person(page)
    person.open_game(server.address, "distance")
    person.wait_for_turn()
    for _ in range(3):
        person.attempt(person.misplay())
        held = len(person.table["hand"])
        expect(page.get_by_test_id("hand").get_by_role("button")).to_have_count(held, timeout=150)
        person.wait_for_turn()


def test_nothing_moves_with_reduced_motion(page: Page, server: Server) -> None:
    page.emulate_media(reduced_motion="no-preference")
    choose_settings(page, motion="reduced")
    person = Person(page)
    person.open_game(server.address, "distance")
    person.wait_for_turn()
    page.evaluate(
        "window.count = 0;"
        "new MutationObserver(() => { count += document.querySelectorAll('[data-flying]').length })"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    person.attempt(person.misplay())
    person.wait_for_turn()
    assert page.evaluate("count") == 0
