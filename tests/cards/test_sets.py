"""Sets of cards as integers."""

from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import (
    ALL_CARDS,
    CARDS_OF_HOUR,
    CHROMATIC_SCALE_CARDS,
    DECK,
    HOUR_OF,
    NOTES,
    WILDS,
    Card,
    cards_in,
    codes_of,
    set_of,
)

hands = st.sets(st.sampled_from(DECK))


@given(hands)
def test_cards_come_out_of_a_set_in_deck_order(hand: set[Card]) -> None:
    assert cards_in(set_of(hand)) == sorted(hand)


@given(hands)
def test_bit_is_set_for_every_card_and_no_other(hand: set[Card]) -> None:
    cards = set_of(hand)
    assert {card for card in DECK if cards >> card & 1} == hand
    assert cards.bit_count() == len(hand)


def test_card_named_twice_counts_once() -> None:
    assert set_of([DECK[3], DECK[3]]) == 1 << 3


def test_notes_and_wilds_make_the_deck() -> None:
    assert (NOTES | WILDS, NOTES & WILDS) == (ALL_CARDS, 0)
    assert cards_in(ALL_CARDS) == list(DECK)


def test_chromatic_scales_are_the_last_two() -> None:
    assert codes_of(cards_in(CHROMATIC_SCALE_CARDS)) == ("X1", "X2")


def test_every_hour_has_four_cards_and_other_numbers_none() -> None:
    assert CARDS_OF_HOUR[0] == 0
    for hour in range(1, 13):
        assert cards_in(CARDS_OF_HOUR[hour]) == [card for card in DECK if HOUR_OF[card] == hour]
