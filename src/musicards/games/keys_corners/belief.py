"""Beliefs in Key's Corners: of the other hands, a seat only knows the cards that were shown.

Rules: docs/rules.md, "Key's Corners".
A player may keep a card that could be placed, so plays do not rule out any card. Only the four foundations are
evidence: they are the first notes of the stock, so hands with more wilds are more likely.
"""

from collections.abc import Mapping
from typing import Final

from musicards.cards import NOTES, WILDS, Card, CardSet, bit, i64, is_wild, parse_card
from musicards.games.action import Seat
from musicards.games.event import Dealt, Event
from musicards.games.keys_corners import CornersView
from musicards.games.keys_corners.actions import BookTaken, Discarded, DrewUp, Moved, Placed
from musicards.games.keys_corners.board import FOUNDATIONS, SPACES
from musicards.games.view import View
from musicards.players.belief.drawing import DrawingBelief
from musicards.players.belief.order import Order
from musicards.players.belief.pack import Pack, Places

UNDONE: Final = "undone"
"""The type of the event that is sent when the last play is taken back."""


class _Shown(Event):
    """A card that `seat` placed and took back."""

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, viewer: Seat | None) -> "_Shown":  # noqa: ARG002 - all have seen it
        return self


class CornersOrder(Order):
    """An order of the deck from which the foundations were turned up.

    Attributes:
        deal: the spots that were dealt to others.
        weights: how likely the foundations are, by the number of wilds in these spots.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.deal: list[int] = []
        self.weights: list[float] = []

    def weight(self) -> float:
        wilds = 0
        for place in self.deal:
            if is_wild(self.at[place]):
                wilds += 1
        return self.weights[wilds]

    def alike(self, card: Card, other: Card) -> bool:
        return is_wild(card) == is_wild(other)


class CornersBelief(DrawingBelief):
    """What a seat can know in Key's Corners.

    Attributes:
        first: by foundation, the card that was turned up there, once it has moved away.
        heights: by space, how many cards are on it.
    """

    def __init__(self, game: str, seat: Seat, players: int, options: Mapping[str, object]) -> None:
        super().__init__(game, seat, players, options)
        self.first: list[Card | None] = [None] * len(FOUNDATIONS)
        self.heights: list[int] = [0] * len(SPACES)
        self._heard: list[Event] = []

    def begin(self, dealt: Dealt) -> None:
        self._heard = [dealt]
        self.first = [None] * len(FOUNDATIONS)
        self.heights = [1 if space in FOUNDATIONS else 0 for space in range(len(SPACES))]

    def hear(self, event: Event) -> None:
        if getattr(event, "type", "") == UNDONE:
            self._take_back()
            return
        self._heard.append(event)
        if isinstance(event, DrewUp):
            for number in range(event.count):
                self.get(event.seat, None if event.cards is None else parse_card(event.cards[number]))
        elif isinstance(event, Placed):
            self.heights[SPACES.index(event.to)] += 1
            if event.source == "hand":
                self.lay(event.seat, bit(parse_card(event.card)))
        elif isinstance(event, Discarded):
            self.lay(event.seat, bit(parse_card(event.card)))
        elif isinstance(event, Moved):
            self._leave(event.source, event.cards)
            self.heights[SPACES.index(event.to)] += len(event.cards)
        elif isinstance(event, BookTaken):
            self._leave(event.space, event.cards)
        elif isinstance(event, _Shown):
            self.show(event.seat, bit(parse_card(event.card)))

    def _leave(self, space: str, cards: tuple[str, ...]) -> None:
        """Note that `cards`, bottom first, left a space."""
        at = SPACES.index(space)
        self.heights[at] -= len(cards)
        if at < len(FOUNDATIONS) and not self.heights[at] and self.first[at] is None:
            self.first[at] = parse_card(cards[0])

    def _take_back(self) -> None:
        """Forget the last play, except that everybody has seen the card."""
        kept = self._heard
        at = len(kept) - 1
        while at and not isinstance(kept[at], Placed | Moved):
            at -= 1
        event = kept[at]
        shown: list[Event] = []
        if isinstance(event, Placed) and event.source == "hand":
            shown.append(_Shown(event.seat, event.card))
        self.packs = []
        for heard in kept[:at] + shown + [later for later in kept[at + 1 :] if isinstance(later, _Shown)]:
            self.notice(heard)

    def turned_up(self, view: View) -> list[Card]:
        assert isinstance(view, CornersView)
        found: list[Card] = []
        for space in FOUNDATIONS:
            card = self.first[space]
            found.append(view.board.cards_on(space)[0] if card is None else card)
        return found

    def order_of(self, view: View, pack: Pack, places: Places, cards: CardSet, own: list[Card]) -> Order:  # noqa: ARG002
        order = CornersOrder(pack.cards.bit_count())
        dealt = places.first - len(FOUNDATIONS)
        order.deal = [place for place in range(dealt) if places.owners[place] != self.seat]
        wilds = len([card for card in own if is_wild(card)])
        notes: i64 = (view.deck & NOTES).bit_count() - dealt + wilds
        for _ in range((view.deck & WILDS).bit_count() + 1):
            order.weights.append(1.0 / float(notes * (notes - 1) * (notes - 2) * (notes - 3)) if notes > 3 else 0.0)
            notes += 1
        return order
