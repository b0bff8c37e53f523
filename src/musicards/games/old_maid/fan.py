"""The fan in Old Maid: a hand in random order, computed as a whole or one card at a time."""

from math import prod
from typing import Final

from musicards.cards import Card, CardSet, cards_in, i64
from musicards.games.old_maid.pairs import CARD_OF, PRIME
from musicards.games.rng import FastRng, Rng

_PER_NUMBER: Final = 7


def card_at(hand: i64, at: i64) -> i64:
    """Return the card at index `at` of a hand in deck order."""
    while at:
        hand &= hand - 1
        at -= 1
    return CARD_OF[(hand & -hand) % PRIME]


def fanned(hand: CardSet, rng: Rng) -> tuple[Card, ...]:
    """Return a hand in random order, all orders equally likely: insert each card at a random place.

    `shuffled` returns the same distribution, but this runs before every action of the game, and is faster for a set of
    few cards: one random number is enough for seven of them, because what is left of it after one place determines the
    next. (With numbers of 32 bits, some orders are more likely than others by one part in a hundred thousand.)
    """
    fan: list[Card] = []
    number = 0.0
    count = 0
    while hand:
        rest = hand & hand - 1
        if count % _PER_NUMBER == 1:
            number = rng.random()
        count += 1
        number *= count
        place = int(number)
        number -= place
        fan.insert(place, CARD_OF[(hand ^ rest) % PRIME])
        hand = rest
    return tuple(fan)


class Thrown:
    """The random numbers that determine a fan; the order is only computed when it is needed.

    Programs that play by number look at one card of a fan, if at any.
    """

    __slots__ = ("first", "second")

    def __init__(self, first: i64 = 0, second: i64 = 0) -> None:
        """Create it without numbers, or with those of another fan."""
        self.first: i64 = first  # random numbers, as multiples of 2**-32
        self.second: i64 = second

    def throw(self, rng: FastRng, count: i64) -> None:
        """Draw the random numbers for a fan of `count` cards."""
        self.first = rng.word() if count > 1 else 0
        self.second = rng.word() if count > 1 + _PER_NUMBER else 0

    def place(self, count: i64) -> i64:
        """Return where the last of `count` cards was inserted."""
        number = self.first if count <= 1 + _PER_NUMBER else self.second
        return (number * _PARTS[count] & 0xFFFFFFFF) * count >> 32

    def fan(self, hand: CardSet) -> tuple[Card, ...]:
        """Return the whole fan."""
        fan: list[Card] = []
        for card in cards_in(hand):
            fan.insert(self.place(len(fan) + 1), card)
        return tuple(fan)

    def card(self, hand: i64, count: i64, position: i64) -> i64:
        """Return the card at `position` of the fan."""
        while True:
            place = self.place(count)
            count -= 1
            if place == position:
                return card_at(hand, count)
            if place < position:
                position -= 1


_PARTS: Final = [prod(range(2 if count <= 1 + _PER_NUMBER else 2 + _PER_NUMBER, count)) for count in range(16)]
"""By number of cards: the product of the choices made from the same random number before the last card's."""
