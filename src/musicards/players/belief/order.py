"""Orders in which the cards of a pack can have lain, each as likely as the others.

Cards and places that can hold them make a bipartite graph; an order is a perfect matching in it, and what is wanted is
one of all, at random. From one order another comes about by a walk: a card is lifted and put to any place that it can
have, whose card is lifted in turn, until one comes to the empty place. Every step is as likely as the step back, so no
order is favoured; and any order leads to any other. Such walks are from Broder, "How hard is it to marry at random?",
1986, and Jerrum and Sinclair, "Approximating the permanent", 1989.
"""

from typing import Final

from musicards.cards import DECK, Card, bit, i64
from musicards.games.rng import FastRng, shuffle

__all__ = ["NO_CARD", "Order"]

NO_CARD: Final = len(DECK)
"""A number that no card has."""

PATIENCE: Final = 40
"""A walk that has not ended after this many steps for each place is given up, which favours no order either."""


class Order:
    """Which card lay in which place.

    Attributes:
        at: by place, the card that lies there; only `spots` count.
        where: by card, its place.
        spots: the places that cards change.
        may: by card, the places that it can have, as bits.
    """

    def __init__(self, size: int) -> None:
        """An order of no cards yet, with so many places."""
        self.at: list[Card] = [DECK[0]] * size
        self.where: list[int] = [0] * len(DECK)
        self.spots: list[int] = []
        self.may: list[int] = [0] * len(DECK)
        self._taken: i64 = 0  # places that have a card; and those looked at for the card to be laid
        self._tried: i64 = 0

    def lay(self, cards: list[Card], rng: FastRng) -> bool:
        """Lay `cards` in the spots, of which there are as many, in some possible order. False when there is none.

        A card that finds all its places taken moves another along: Kuhn's way to find a matching.
        """
        shuffle(rng, cards)
        shuffle(rng, self.spots)
        self._taken = 0
        for card in cards:
            self._tried = 0
            if not self._seat(card):
                return False
        return True

    def _seat(self, card: Card) -> bool:
        """Lay `card` in a place that it can have, if need be by moving others on."""
        may: i64 = self.may[card]
        for place in self.spots:
            if may & ~self._taken & bit(place):
                self._taken |= bit(place)
                self.put(card, place)
                return True
        for place in self.spots:
            if may & ~self._tried & bit(place):
                self._tried |= bit(place)
                if self._seat(self.at[place]):
                    self.put(card, place)
                    return True
        return False

    def put(self, card: Card, place: int) -> None:
        """`card` comes to lie in `place`."""
        self.at[place] = card
        self.where[card] = place

    def fits(self, card: int, lifted: int) -> bool:  # noqa: ARG002 - an order with more to heed looks at them
        """Whether `card`, laid where it is, agrees with where others lie; `lifted`, if a card, may lie anywhere."""
        return True

    def sweep(self, places: list[int], others: list[int], rng: FastRng) -> None:
        """Let the card in each of `places` change with that in any of `others`, which has these too, where both can."""
        at, may = self.at, self.may
        count: i64 = len(others)
        for place in places:
            other = others[rng.below(count)]
            card, changed = at[place], at[other]
            if place == other or not may[card] >> other & 1 or not may[changed] >> place & 1:
                continue
            weight = 0.0 if self.alike(card, changed) else self.weight()
            self.put(card, other)
            self.put(changed, place)
            if self.fits(card, NO_CARD) and self.fits(changed, NO_CARD):
                if not weight:
                    continue
                now = self.weight()
                if now >= weight or rng.random() * weight < now:
                    continue
            self.put(card, place)
            self.put(changed, other)

    def weight(self) -> float:
        """How likely this order is, compared to others; more than 0."""
        return 1.0

    def alike(self, card: Card, other: Card) -> bool:  # noqa: ARG002 - likewise
        """Whether an order stays as likely when these two change places."""
        return True

    def walk(self, rng: FastRng) -> None:
        """Come to another order, or the same, by a walk."""
        at, where, spots, may = self.at, self.where, self.spots, self.may
        count: i64 = len(spots)
        if count < 2:
            return
        at_before, where_before, weight = at[:], where[:], self.weight()
        empty: i64 = spots[rng.below(count)]
        card = at[empty]
        left: i64 = count * PATIENCE
        while left:
            left -= 1
            place: i64 = spots[rng.below(count)]
            if not may[card] >> place & 1:
                continue
            came_from = where[card]
            where[card] = place
            if place == empty:
                if self.fits(card, NO_CARD):
                    at[place] = card
                    now = self.weight()
                    if now >= weight or rng.random() * weight < now:
                        return
                    break
            else:
                lifted = at[place]
                if self.fits(card, lifted):
                    at[place] = card
                    card = lifted
                    continue
            where[card] = came_from
        self.at = at_before
        self.where = where_before
