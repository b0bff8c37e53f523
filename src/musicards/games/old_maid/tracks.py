"""Where each card of Old Maid can have been, considering the cards one at a time."""

from typing import Final

from musicards.cards import DECK, Card, CardSet, cards_in
from musicards.games.action import Seat
from musicards.games.old_maid.pairs import MATES

ROUNDS: Final = 6


class Take:
    """A card that was taken from a fan.

    Attributes:
        card: the card; None if it was not seen.
        mate: the card that it was laid down with.
    """

    __slots__ = ("card", "mate", "of", "seat")

    def __init__(self, seat: Seat, of: Seat, card: Card | None) -> None:
        self.seat = seat
        self.of = of
        self.card = card
        self.mate: Card | None = None


class Tracks:
    """The seats that can have held each card at each time, as bits.

    A time is a number of takes. Two facts about several cards are used: a hand with a certain card has no other of its
    pitch, and a hand whose cards are all known has no other card.

    Attributes:
        takes: the takes in order.
    """

    def __init__(self, takes: list[Take], counts: list[int]) -> None:
        """`counts`: by seat, the number of cards kept after the deal."""
        self.takes = takes
        self._may: list[list[int]] = [[] for _ in DECK]
        self._hidden: list[Card] = []
        self._counts = [counts]
        for take in takes:
            counts = counts[:]
            counts[take.of] -= 1
            counts[take.seat] += 1 if take.mate is None else -1
            self._counts.append(counts)

    def counts_now(self) -> list[int]:
        """Return the number of cards that each seat holds."""
        return self._counts[-1]

    def now(self, card: Card) -> int:
        """Return the seats that can hold `card`; none if it was laid down."""
        return self._may[card][-1]

    def before(self, number: int, card: Card) -> int:
        """Return the seats that can have held `card` before the take with this number."""
        return self._may[card][number]

    def until(self, number: int, card: Card, seat: Seat) -> int:
        """Return the last take up to `number` before which `seat` cannot have held `card`; 0 if there is none."""
        while number and self._may[card][number] >> seat & 1:
            number -= 1
        return number

    def hidden_now(self, seat: Seat) -> list[Card]:
        """Return the cards that other seats hold."""
        return [card for card in self._hidden if self.now(card) & ~(1 << seat)]

    def choices_now(self, card: Card) -> int:
        """Return how many seats can hold `card`."""
        return self.now(card).bit_count()

    def trace(self, hidden: CardSet, own: CardSet, seat: Seat) -> None:
        """Compute the tracks for `seat`. It was dealt `own` and the others `hidden`, without the pairs laid at once."""
        others = sum([1 << other for other, count in enumerate(self._counts[0]) if count and other != seat])
        self._hidden = cards_in(hidden | own)
        for card in self._hidden:
            track = [1 << seat if own >> card & 1 else others]
            for take in self.takes:
                may = track[-1]
                if card == take.mate or (card == take.card and take.mate is not None):
                    may = 0
                elif card == take.card:
                    may = 1 << take.seat
                elif take.card is None and may >> take.of & 1:
                    may |= 1 << take.seat
                track.append(may)
            self._may[card] = track
            self._backward(card, track)
        for _ in range(ROUNDS):
            if not self._exclude_known():
                return
            for card in self._hidden:
                self._forward(card, self._may[card])
                self._backward(card, self._may[card])

    def _forward(self, card: Card, track: list[int]) -> None:
        """Remove the places that `card` cannot have reached."""
        for number, take in enumerate(self.takes):
            if card not in {take.card, take.mate}:
                may = track[number]
                if take.card is None and may >> take.of & 1:
                    may |= 1 << take.seat
                track[number + 1] &= may

    def _backward(self, card: Card, track: list[int]) -> None:
        """Remove the places of `card` that later events rule out."""
        for number in range(len(self.takes) - 1, -1, -1):
            take = self.takes[number]
            if card == take.card:
                track[number] = 1 << take.of
            elif card == take.mate:
                track[number] = 1 << take.seat
            else:
                may = track[number + 1]
                if take.card is None and may >> take.seat & 1:
                    may |= 1 << take.of
                track[number] &= may

    def _exclude_known(self) -> bool:
        """Remove the places that certain cards fill. Return True if anything was removed."""
        changed = False
        for time, counts in enumerate(self._counts):
            sure = [0] * len(counts)  # by seat, the number of cards that it certainly held
            for card in self._hidden:
                may = self._may[card][time]
                if may and not may & may - 1:
                    sure[may.bit_length() - 1] |= 1 << card
            for card in self._hidden:
                may = self._may[card][time]
                if may & may - 1:
                    for seat, cards in enumerate(sure):
                        if may >> seat & 1 and (cards & MATES[card] or cards.bit_count() == counts[seat]):
                            self._may[card][time] &= ~(1 << seat)
                            changed = True
        return changed
