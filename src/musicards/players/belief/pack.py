"""What is known of a shuffled pack of cards: who got each card that came off it, and which cards these can have been.

A *place* is where a card lay in the pack. After the deal places are counted from 0 in the order in which their cards
came off; the places of all the cards that a seat was dealt are one bit together, `DEAL` and the seat's number, until
`Places` sets them apart: how many cards were dealt is seen in a view, and not told.
"""

from typing import Final

from musicards.cards import DECK, Card, CardSet, bit, i64, set_of
from musicards.games.action import Seat

__all__ = ["Pack", "Places"]

DEAL: Final[i64] = 54
_AFTER_DEAL: Final[i64] = (1 << 54) - 1


class Pack:
    """A pack as it was shuffled, and what came off it so far.

    Attributes:
        cards: those in it before the first came off; of the pack that is dealt from, all.
        came: by place, the seat that got the card.
        of_seat: by seat, the places of its cards.
        barred: by card, places where it cannot have lain; nothing is added once it was `shown`.
        shown: by card, places of which it had one; 0 when it was never shown.
        gone: the cards that have left the hands.
    """

    def __init__(self, players: int, cards: CardSet, *, dealt: bool) -> None:
        """A pack that nothing is known of; `dealt`: the hands are dealt from it."""
        self.cards = cards
        self.came: list[Seat] = []
        self.of_seat: list[int] = [bit(DEAL + seat) if dealt else 0 for seat in range(players)]
        self.barred: list[int] = [0] * len(DECK)
        self.shown: list[int] = [0] * len(DECK)
        self.gone: CardSet = 0

    def give(self, seat: Seat, card: Card | None) -> None:
        """The next card came to `seat`; `card` when it was seen."""
        place = bit(len(self.came))
        self.came.append(seat)
        self.of_seat[seat] |= place
        if card is not None:
            self.shown[card] = place

    def show(self, seat: Seat, card: Card) -> None:
        """`card` is seen in the hand of `seat`."""
        places = self.of_seat[seat] & ~self.barred[card]
        self.shown[card] = self.shown[card] & places if self.shown[card] else places

    def bar(self, seat: Seat, cards: CardSet) -> None:
        """None of `cards` that was never shown is in the hand of `seat`."""
        self.bar_from(self.of_seat[seat], cards)

    def bar_from(self, places: i64, cards: CardSet) -> None:
        """None of `cards` that was never shown lay in `places`."""
        for card in DECK:
            if cards >> card & 1 and not self.shown[card]:
                self.barred[card] |= places

    @property
    def hidden(self) -> CardSet:
        """The cards that were never shown."""
        return self.cards & ~set_of([card for card in DECK if self.shown[card]])


class Places:
    """The places of a pack in the order in which its cards came off, from the first card dealt to the stock's last.

    Attributes:
        first: of those that came after the deal, and after what was turned up.
        stock: the first place of the stock.
        owners: by place before the stock, the seat that got the card; what was turned up counts as nobody's.
    """

    def __init__(self, pack: Pack, players: int, dealt: int, turned_up: int) -> None:
        """`dealt`: to each seat, one at a time. `turned_up`: cards that then came to lie in the open."""
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
        """Places of a `Pack`, those of the deal set apart."""
        found = (places & _AFTER_DEAL) << self.first
        deals = places >> DEAL
        for own in self._deals:
            if deals & 1:
                found |= own
            deals >>= 1
        return found
