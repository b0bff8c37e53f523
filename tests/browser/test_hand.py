"""Cards of the hand: each can be reached, dragged and dropped; animations do not block."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import middle, slide, touch
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


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
def test_each_of_twenty_cards_can_be_tapped_on_a_phone(page: Page) -> None:
    person = Person(page)
    person.open_game("distance")
    grow_hand(person, 20)
    for large in ("false", "true"):
        page.evaluate(f"localStorage.setItem('musicards.settings', '{{\"largeCards\":{large}}}')")
        page.reload()
        page.get_by_test_id("hand").wait_for()
        for width, height in ((390, 844), (360, 740), (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            page.get_by_test_id("hand").scroll_into_view_if_needed()
            assert page.evaluate(REACHABLE, MIN_TARGET) == [], (large, width, height)
    page.get_by_test_id("hand").get_by_role("button").last.click()
    expect(page.get_by_test_id("hand").get_by_role("button", pressed=True)).to_have_count(1)


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
@pytest.mark.parametrize("game", ["distance", "steps"])
def test_a_table_on_a_screen_that_becomes_smaller_fits_as_if_opened_there(page: Page, game: str) -> None:
    Person(page).open_game(game)
    hand = page.get_by_test_id("hand")
    hand.wait_for()
    page.set_viewport_size({"width": 320, "height": 568})
    expect(page.get_by_test_id("call")).to_be_in_viewport(ratio=1)
    resized = hand.bounding_box()
    page.reload()
    hand.wait_for()
    assert hand.bounding_box() == resized


# Dragging


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


def open_table(page: Page, game: str) -> Person:
    person = Person(page)
    person.open_game(game)
    person.wait_for_turn()
    return person


def expect_chosen(page: Page, count: int) -> None:
    """Expect that so many cards of the hand are chosen."""
    expect(page.get_by_test_id("hand").get_by_role("button", pressed=True)).to_have_count(count)


def answered(person: Person, before: int) -> Mapping[str, Any]:
    person.wait_for(lambda: len(person.answers) > before)
    return person.answers[-1]


def test_cards_dropped_on_the_pile_are_chosen_and_wait_for_their_letter(page: Page) -> None:
    person, pile = open_table(page, "distance"), page.get_by_test_id("discard-pile")
    cards = page.get_by_test_id("hand").get_by_role("button")
    drag(page, cards.nth(0), pile, drop=False)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("dragged")).to_have_count(0)
    page.mouse.up()
    expect_chosen(page, 0)
    cards.nth(0).click()
    cards.nth(1).click()
    drag(page, cards.nth(1), pile, drop=False)
    expect(page.get_by_test_id("dragged").locator(".card svg")).to_have_count(2)
    page.mouse.up()
    expect_chosen(page, 2)
    cards.nth(1).click()
    cards.nth(0).click()
    expect_chosen(page, 0)
    drag(page, cards.nth(0), pile)
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "true")
    assert person.answers == []
    assert person.press("say-A")["type"] == "ack"
    person.wait_for_turn()
    before = len(person.answers)
    drag(page, page.get_by_test_id("stock"), page.get_by_test_id("hand"))
    answered(person, before)  # drawn, or refused since a card fits: it was attempted


def test_a_card_dropped_on_a_space_is_an_attempt_and_elsewhere_nothing(page: Page) -> None:
    person = open_table(page, "keys_corners")
    drag(page, first_card(page), page.get_by_test_id("room-code"))
    expect(page.get_by_test_id("dragged")).to_have_count(0)
    expect_chosen(page, 0)
    assert person.answers == []
    top = page.get_by_test_id(f"pile-card-{person.table['piles']['S']['cards'][-1]}")
    drag(page, top, page.get_by_test_id("space-N"))
    assert answered(person, 0)["type"] in {"ack", "refused"}
    page.keyboard.press("Escape")  # close the explanation
    before = len(person.answers)
    drag(page, page.get_by_test_id(f"card-{person.note_card}"), page.get_by_test_id("space-S"), drop=False)
    expect(page.locator("[data-drop]")).to_have_count(9)  # eight spaces and the discard pile: the page knows no rule
    expect(page.locator("[data-drop=over]")).to_have_count(1)
    page.mouse.up()
    assert answered(person, before)["type"] in {"ack", "refused"}
    expect(page.get_by_test_id("dragged").or_(page.locator("[data-drop]"))).to_have_count(0)


def test_finger_drags_a_card_and_not_the_page(page: Page) -> None:
    open_table(page, "keys_corners")
    page.set_viewport_size({"width": 390, "height": 600})  # lower than the table: the page could scroll
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    card = first_card(page)
    card.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    slide(session, middle(card), middle(page.get_by_test_id("space-S")))
    expect(page.locator("[data-drop=over]")).to_have_count(1)
    assert page.evaluate("scrollY") == before
    touch(session, "touchEnd")
    expect(page.get_by_test_id("dragged")).to_have_count(0)


# Motion


def test_misplayed_card_travels_and_all_cards_are_there_in_the_end(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    person = open_table(page, "distance")
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
    for _ in range(3):  # a new state does not wait for what moves
        person.wait_for_turn()
        person.attempt(person.misplay())
        held = len(person.table["hand"])
        expect(page.get_by_test_id("hand").get_by_role("button")).to_have_count(held, timeout=150)


def test_nothing_moves_with_reduced_motion(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    choose_settings(page, motion="reduced")
    person = open_table(page, "distance")
    page.evaluate(
        "window.count = 0;"
        "new MutationObserver(() => { count += document.querySelectorAll('[data-flying]').length })"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    person.attempt(person.misplay())
    person.wait_for_turn()
    assert page.evaluate("count") == 0
