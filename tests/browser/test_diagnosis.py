"""The wrong rule behind a mistake at the table, in the explanation."""

from playwright.sync_api import Page, expect

from musicards.cards import HOUR_OF, parse_cards
from musicards.games.distance import DistancePlay
from musicards.games.distance.view import DistanceView
from musicards.learning.kinds.letter import letter_away
from tests.browser.person import Person

MAX_DEALS = 12  # more than half of the starters have one letter


def sit_down(page: Page) -> tuple[Person, str]:
    """Return a person on turn in The Distance, and the last letter."""
    person = Person(page)
    for _ in range(MAX_DEALS):
        person.open_table("distance")
        last = person.table["letter"] or person.table["discard"][0].rstrip("34567")
        if len(last) == 1 and last.isalpha():
            return person, last
    raise AssertionError("no starter with one letter in so many deals")


def count_from_zero(person: Person, last: str) -> str:
    """Say the letter after the right one, and return the right one."""
    view = person.view()
    assert isinstance(view, DistanceView)
    interval = view.interval
    card = next(each for each in parse_cards(person.table["hand"]) if HOUR_OF[each])
    person.attempt(DistancePlay((card,), letter_away(last, interval + 1)))  # type: ignore[arg-type]
    expect(person.at("explanation")).to_be_visible()
    return letter_away(last, interval)


def test_a_letter_counted_from_zero_is_explained_as_such(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    person, last = sit_down(page)
    right = count_from_zero(person, last)
    rule = person.at("explanation-rule")
    expect(rule).to_contain_text(f"You counted {last} as zero instead of one: {last} is 1")
    expect(rule).to_contain_text(right)
    expect(rule).to_be_in_viewport()
