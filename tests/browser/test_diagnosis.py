"""The wrong rule behind a mistake at the table, in the explanation."""

from playwright.sync_api import Page, expect

from musicards.cards import HOUR_OF, parse_cards
from musicards.games.distance import DistancePlay
from musicards.games.distance.view import DistanceView
from musicards.learning.kinds.letter import letter_away
from musicards.theory.pitch import LETTERS
from tests.browser.person import Person


def last_letter(person: Person) -> str:
    """Return the last letter; more than that if the starter has two names or none."""
    return person.table["letter"] or str(person.table["discard"][0].rstrip("34567"))


def test_a_letter_counted_from_zero_is_explained_as_such(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    person = Person(page)
    person.open_table("distance", until=lambda: last_letter(person) in LETTERS)
    last, view = last_letter(person), person.view()
    assert isinstance(view, DistanceView)
    card = next(each for each in parse_cards(person.table["hand"]) if HOUR_OF[each])
    person.attempt(DistancePlay((card,), letter_away(last, view.interval + 1)))  # type: ignore[arg-type]
    rule = person.at("explanation-rule")
    expect(rule).to_contain_text(f"You counted {last} as zero instead of one: {last} is 1")
    expect(rule).to_contain_text(letter_away(last, view.interval))
    expect(rule).to_be_in_viewport()
