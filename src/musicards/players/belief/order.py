"""Sample an order of the cards of a pack uniformly from all orders that are possible.

Cards and their possible places form a bipartite graph, and an order is a perfect matching of it. A random walk leads
from one order to another: a card is lifted and moved to a random possible place, whose card is lifted in turn, until a
card moves to the empty place. Every step is as likely as its reverse, so that no order is preferred, and every order
can be reached. Such walks are from Broder, "How hard is it to marry at random?", 1986, and Jerrum and Sinclair,
"Approximating the permanent", 1989.
"""

from typing import Final

from musicards.cards import DECK, Card, bit, i64
from musicards.games.rng import FastRng, shuffle

NO_CARD: Final = len(DECK)
"""A number that is not a card."""

PATIENCE: Final = 40
"""Steps for each place after which a walk is abandoned, which does not prefer any order either."""


class Order:
    """An assignment of cards to places.

    Attributes:
        at: by place, its card; only valid for `spots`.
        where: by card, its place.
        spots: the places whose cards can change.
        may: by card, its possible places as a bit set.
    """

    def __init__(self, size: int) -> None:
        """Create an empty order with `size` places."""
        self.at: list[Card] = [DECK[0]] * size
        self.where: list[int] = [0] * len(DECK)
        self.spots: list[int] = []
        self.may: list[int] = [0] * len(DECK)
        self._taken: i64 = 0  # bit sets: the places that have a card, and those tried for the current card
        self._tried: i64 = 0

    def lay(self, cards: list[Card], rng: FastRng) -> bool:
        """Assign `cards` to the spots, of which there are as many. Return False if no order is possible.

        If all places of a card are taken, another card is moved: Kuhn's algorithm for a matching.
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
        """Assign `card` to a possible place, moving other cards if necessary. Return False if that fails."""
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
        """Assign `card` to `place`."""
        self.at[place] = card
        self.where[card] = place

    def fits(self, card: int, lifted: int) -> bool:  # noqa: ARG002 - used by subclasses
        """Whether the place of `card` agrees with those of the other cards, ignoring the card `lifted`."""
        return True

    def sweep(self, places: list[int], others: list[int], rng: FastRng) -> None:
        """Try to swap the card in each of `places` with a random one in `others`, which includes `places`."""
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
        """Return the relative probability of this order, greater than 0."""
        return 1.0

    def alike(self, card: Card, other: Card) -> bool:  # noqa: ARG002 - used by subclasses
        """Whether swapping these two cards does not change the weight."""
        return True

    def walk(self, rng: FastRng) -> None:
        """Change the order by a random walk; it may end at the same order."""
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
