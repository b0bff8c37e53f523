"""Orders of a pack with facts about several cards of a pitch, as in Go Fish."""

from typing import Final

from musicards.cards import HOUR_OF, Card, bit, i64
from musicards.games.rng import FastRng
from musicards.games.unseen import HOURS
from musicards.players.belief.order import NO_CARD, Order

__all__ = ["Claim", "PitchOrder"]

TRIES: Final = 20_000
"""The number of moves after which making the claims true counts as impossible."""
_STUCK: Final = 64
"""After this many failed tries in a row, all cards are moved."""


class Claim:
    """The fact that one of `cards`, all of one pitch, is in one of `places`."""

    __slots__ = ("cards", "places")

    def __init__(self, cards: list[Card], places: int) -> None:
        self.cards = cards
        self.places = places


class PitchOrder(Order):
    """An order in which all claims are true.

    Attributes:
        claims: the claims by hour.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.claims: list[list[Claim]] = [[] for _ in range(HOURS)]
        self._loose = False

    def fits(self, card: int, lifted: int) -> bool:
        return self._loose or not self._failing(HOUR_OF[card], lifted)

    def _failing(self, hour: int, lifted: int) -> int:
        """Return how many claims about `hour` are false; `lifted` may be anywhere."""
        where = self.where
        failing = 0
        for claim in self.claims[hour]:
            places: i64 = claim.places
            for card in claim.cards:
                if card == lifted or places & bit(where[card]):
                    break
            else:
                failing += 1
        return failing

    def lay(self, cards: list[Card], rng: FastRng) -> bool:
        if not Order.lay(self, cards, rng):
            return False
        stuck = 0
        for _ in range(TRIES):
            claim = self._first_failing(rng)
            if claim is None:
                return True
            stuck = 0 if self._mend(claim, rng) else stuck + 1
            if stuck == _STUCK:
                stuck = 0
                self._loose = True
                self.walk(rng)
                self._loose = False
        return False

    def _first_failing(self, rng: FastRng) -> Claim | None:
        """Return a claim that is false; None if all are true."""
        first = rng.below(HOURS)
        for number in range(HOURS):
            for claim in self.claims[(first + number) % HOURS]:
                for card in claim.cards:
                    if claim.places & bit(self.where[card]):
                        break
                else:
                    return claim
        return None

    def _mend(self, claim: Claim, rng: FastRng) -> bool:
        """Swap two cards so that `claim` becomes true and no more claims are false. Return False if that fails."""
        card = claim.cards[rng.below(len(claim.cards))]
        place = self.spots[rng.below(len(self.spots))]
        other = self.at[place]
        old = self.where[card]
        if not claim.places & self.may[card] & bit(place) or not self.may[other] & bit(old):
            return False
        hours = {HOUR_OF[card], HOUR_OF[other]}
        before = sum([self._failing(hour, NO_CARD) for hour in hours])
        self.put(card, place)
        self.put(other, old)
        if sum([self._failing(hour, NO_CARD) for hour in hours]) <= before:
            return True
        self.put(card, old)
        self.put(other, place)
        return False
