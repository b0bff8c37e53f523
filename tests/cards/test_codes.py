"""Card codes, read and written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import CODES, DECK, code_of, codes_of, parse_card, parse_cards
from musicards.errors import BadNotation
from tests.strategies import junk


def test_every_code_is_read_back_to_its_card() -> None:
    assert [parse_card(code_of(card)) for card in DECK] == list(DECK)


def test_no_two_cards_share_a_code() -> None:
    assert len(set(CODES)) == 54


@given(st.lists(st.sampled_from(DECK)).map(tuple))
def test_list_of_codes_is_read_back_in_its_order(cards: tuple[int, ...]) -> None:
    assert parse_cards(list(codes_of(map(DECK.__getitem__, cards)))) == cards


@pytest.mark.parametrize(
    "code",
    [
        *("", "C", "c3", "C2", "C7", "Db3", "C♯3", "E#3", "C3 ", " C3", "?", "?0", "?5"),
        *("X0", "X3", "x1", "C33", "C#", "3C"),
    ],
)
def test_code_of_no_card_is_refused(code: str) -> None:
    with pytest.raises(BadNotation):
        parse_card(code)


@given(junk.filter(lambda value: not isinstance(value, str) or value not in CODES))
def test_an_invalid_code_is_refused_in_one_line(value: object) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_card(value)
    assert str(caught.value).isprintable()


def test_an_error_names_the_input_and_suggests_a_fix() -> None:
    with pytest.raises(BadNotation, match=r"'H3'.*C3, C#3 … B6"):
        parse_card("H3")


@pytest.mark.parametrize("value", ["C3", None, {"C3": 1}, 3, ("C3",)])
def test_cards_are_a_list(value: object) -> None:
    with pytest.raises(BadNotation, match="list of codes"):
        parse_cards(value)


def test_one_bad_code_spoils_the_list() -> None:
    with pytest.raises(BadNotation, match="'H3'"):
        parse_cards(["C3", "H3"])


def test_no_cards_are_a_list_too() -> None:
    assert parse_cards([]) == ()
