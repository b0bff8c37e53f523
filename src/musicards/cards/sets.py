"""Sets of cards as integers: bit n is the card at index n of the deck.

The order of a hand does not matter in any rule, so a hand is a set. Union, difference and counting are single
operations.

>>> len(cards_in(ALL_CARDS)), NOTES | WILDS == ALL_CARDS, CHROMATIC_SCALE_CARDS & ~WILDS
(54, True, 0)
>>> NATURALS & CARDS_OF_HOUR[1]  # C sharp is no white key
0
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from musicards.cards.card import CHROMATIC_SCALES, DECK, HOUR_OF, Card
from musicards.theory.pitch import NATURAL_HOUR

CardSet: TypeAlias = int
"""Bit n is set if the card at index n of the deck is in the set. It has 54 bits, so it fits into a machine word."""


def set_of(cards: Iterable[Card]) -> CardSet:
    """Return the set of `cards`; duplicates count once.

    >>> bin(set_of([Card(0), Card(2), Card(2)]))
    '0b101'
    """
    found: CardSet = 0
    for card in cards:
        found |= 1 << card
    return found


def first_of(cards: CardSet) -> Card:
    """Return the first card of a set in deck order. The set must not be empty.

    >>> first_of(0b110)
    1
    """
    return DECK[(cards & -cards).bit_length() - 1]


def cards_in(cards: CardSet) -> list[Card]:
    """Return the cards of a set in deck order.

    >>> cards_in(0b101)
    [0, 2]
    """
    found: list[Card] = []
    while cards:
        lowest = cards & -cards
        found.append(DECK[lowest.bit_length() - 1])
        cards ^= lowest
    return found


ALL_CARDS: Final = set_of(DECK)
CARDS_OF_HOUR: Final = tuple(set_of([card for card in DECK if hour and HOUR_OF[card] == hour]) for hour in range(13))
"""The set of the four note cards of each hour, 1 to 12. At index 0 is the empty set."""
WILDS: Final = set_of([card for card in DECK if not HOUR_OF[card]])
CHROMATIC_SCALE_CARDS: Final = set_of(CHROMATIC_SCALES)
NOTES: Final = ALL_CARDS & ~WILDS
NATURALS: Final = set_of([card for card in DECK if HOUR_OF[card] in NATURAL_HOUR.values()])
"""The 28 note cards of the white keys."""
