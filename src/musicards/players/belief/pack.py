"""What is known about a shuffled pack of cards: who got each card, and which cards these may be.

A *place* is a card's position in the pack. After the deal, places count from 0 in the order in which the cards are
drawn. All places that a seat was dealt share one bit, `DEAL` plus the seat's number, until `Places` separates them:
the number of cards dealt is known from a view and not from the events.
"""

from typing import Final

from musicards.cards import DECK, Card, CardSet, bit, i64, set_of
from musicards.games.action import Seat

DEAL: Final[i64] = 54
_AFTER_DEAL: Final[i64] = (1 << 54) - 1


class Pack:
    """A shuffled pack and what has been drawn from it.

    Attributes:
        cards: the cards in it after shuffling; for the deck, before the deal.
        came: by place, the seat that got the card.
        of_seat: by seat, the places of its cards, as a bit set.
        barred: by card, the places where it cannot have been, as a bit set; not updated once it is `shown`.
        shown: by card, the places where it may have been, as a bit set; 0 if it was never shown.
        gone: the cards that have left the hands.
    """

    def __init__(self, players: int, cards: CardSet, *, dealt: bool) -> None:
        """Create a pack about which nothing is known. `dealt`: whether the hands are dealt from it."""
        self.cards = cards
        self.came: list[Seat] = []
        self.of_seat: list[int] = [bit(DEAL + seat) if dealt else 0 for seat in range(players)]
        self.barred: list[int] = [0] * len(DECK)
        self.shown: list[int] = [0] * len(DECK)
        self.gone: CardSet = 0

    def give(self, seat: Seat, card: Card | None) -> None:
        """Note that `seat` got the next card: `card`, or None if it was not seen."""
        place = bit(len(self.came))
        self.came.append(seat)
        self.of_seat[seat] |= place
        if card is not None:
            self.shown[card] = place

    def show(self, seat: Seat, card: Card) -> None:
        """Note that `card` was seen in the hand of `seat`."""
        places = self.of_seat[seat] & ~self.barred[card]
        self.shown[card] = self.shown[card] & places if self.shown[card] else places

    def bar(self, seat: Seat, cards: CardSet) -> None:
        """Note that none of `cards` is in the hand of `seat`, ignoring those that were shown."""
        self.bar_from(self.of_seat[seat], cards)

    def bar_from(self, places: i64, cards: CardSet) -> None:
        """Note that none of `cards` was in `places`, ignoring those that were shown."""
        for card in DECK:
            if cards >> card & 1 and not self.shown[card]:
                self.barred[card] |= places

    @property
    def hidden(self) -> CardSet:
        """Return the cards that were never shown."""
        return self.cards & ~set_of([card for card in DECK if self.shown[card]])


class Places:
    """The places of a pack in the order of its cards, from the first card dealt to the last of the stock.

    Attributes:
        first: the first place after the deal and the cards turned up.
        stock: the first place of the stock.
        owners: by place before the stock, the seat that got the card; the number of players for cards turned up.
    """

    def __init__(self, pack: Pack, players: int, dealt: int, turned_up: int) -> None:
        """Separate the places of the deal: `dealt` cards to each seat, then `turned_up` cards face up."""
        self.owners: list[int] = list(range(players)) * dealt
        self._deals: list[int] = []
        for seat in range(players):
            places: i64 = 0
            for number in range(dealt):
                places |= bit(number * players + seat)
            self._deals.append(places)
        self.owners += [players] * turned_up
        self.first = len(self.owners)
        self.owners += pack.came
        self.stock = len(self.owners)

    def apart(self, places: i64) -> i64:
        """Convert a bit set of places of a `Pack` to places in this order."""
        found = (places & _AFTER_DEAL) << self.first
        deals = places >> DEAL
        for own in self._deals:
            if deals & 1:
                found |= own
            deals >>= 1
        return found
