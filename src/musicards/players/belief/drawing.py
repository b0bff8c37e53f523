"""Beliefs for games in which cards are drawn from a pack: The Distance, Steps, Key's Corners, Go Fish.

A pack is the deck, or a reshuffled discard pile. The belief collects what is known about each pack. To sample a world,
it makes an order of each pack that agrees with this, and changes the order by a random walk for every further world.
"""

from collections.abc import Mapping
from typing import Final

from musicards.cards import DECK, Card, CardSet, bit, cards_in, i64, set_of
from musicards.games.action import Seat
from musicards.games.event import Dealt, Event
from musicards.games.game import Game
from musicards.games.registry import GAMES
from musicards.games.rng import FastRng, shuffle, shuffled
from musicards.games.view import View
from musicards.players.belief.belief import Belief
from musicards.players.belief.order import Order
from musicards.players.belief.pack import DEAL, Pack, Places

SETTLING: Final = 12
"""Random walks from the first order until all orders are about equally likely."""
SWEEPS: Final = 8
"""Sweeps between two walks. Sweeps are fast and change the hidden cards; a walk also changes cards already seen."""


class _Shuffle:
    """A pack with a possible order of its cards.

    Attributes:
        own: the cards dealt to the seat itself.
        turned_up: the cards turned up after the deal.
        matters: whether some of its cards are hidden now.
        held: the places of the cards in other hands.
        hidden: those places and the places of the stock.
    """

    def __init__(self, pack: Pack, places: Places, order: Order, own: list[Card], *, matters: bool) -> None:
        self.pack = pack
        self.places = places
        self.order = order
        self.own = own
        self.turned_up: list[Card] = []
        self.matters = matters
        self.held: list[int] = []
        self.hidden: list[int] = []
        self._swept = 0

    def walk(self, rng: FastRng) -> None:
        """Change the order of all cards by a random walk."""
        order = self.order
        order.walk(rng)
        gone: i64 = self.pack.gone
        self.held.clear()
        for place in order.spots:
            if place < self.places.stock and not gone & bit(order.at[place]):
                self.held.append(place)
        self.hidden = self.held + list(range(self.places.stock, len(order.at)))
        self._swept = 0

    def resample(self, rng: FastRng) -> None:
        """Change the cards that are hidden now, and from time to time all cards."""
        if self._swept == SWEEPS:
            self.walk(rng)
        self._swept += 1
        self.order.sweep(self.held, self.hidden, rng)


class DrawingBelief(Belief):
    """The belief of a seat in a game in which cards are drawn from a pack.

    Attributes:
        packs: the deck and each reshuffled discard pile; empty before the deal.
        pack_of: by card, the index of the last pack that it was in.
        left: by seat, how many cards have left its hand.
    """

    def __init__(self, game: str, seat: Seat, players: int, options: Mapping[str, object]) -> None:
        super().__init__(game, seat, players, options)
        self.packs: list[Pack] = []
        self.pack_of: list[int] = [0] * len(DECK)
        self.left: list[int] = [0] * players
        self._view: View | None = None
        self._rng: FastRng | None = None
        self._model: Game | None = None
        self._shuffles: list[_Shuffle] = []
        self._follows = False

    # Events

    def notice(self, event: Event) -> None:
        self._view = None
        if isinstance(event, Dealt):
            self.packs = [Pack(self.players, set_of(DECK), dealt=True)]
            self.pack_of = [0] * len(DECK)
            self.left = [0] * self.players
            self.begin(event)
        elif self.packs:
            self.hear(event)

    def begin(self, dealt: Dealt) -> None:
        """Take note of the deal."""

    def hear(self, event: Event) -> None:
        """Take note of an event after the deal."""
        raise NotImplementedError

    def get(self, seat: Seat, card: Card | None) -> None:
        """Note that `seat` drew the top card of the stock: `card`, or None if it was not seen."""
        self.packs[-1].give(seat, card)

    def show(self, seat: Seat, cards: CardSet) -> None:
        """Note that `cards` were seen in the hand of `seat`, which got them from a pack."""
        for card in cards_in(cards):
            pack = self.packs[self.pack_of[card]]
            if seat != self.seat:
                pack.show(seat, card)
            elif not pack.shown[card]:
                pack.shown[card] = bit(DEAL + seat)

    def lay(self, seat: Seat, cards: CardSet) -> None:
        """Note that `cards` left the hand of `seat` face up."""
        self.show(seat, cards)
        for card in cards_in(cards):
            self.packs[self.pack_of[card]].gone |= bit(card)
        self.left[seat] += cards.bit_count()

    def bar(self, seat: Seat, cards: CardSet) -> None:
        """Note that none of `cards` is in the hand of `seat` now."""
        for number, pack in enumerate(self.packs):
            pack.bar(seat, set_of([card for card in cards_in(cards) if self.pack_of[card] == number]))

    def reshuffled(self, cards: CardSet) -> None:
        """Note that `cards` were shuffled and are the stock now."""
        for card in cards_in(cards):
            self.pack_of[card] = len(self.packs)
        self.packs.append(Pack(self.players, cards, dealt=False))

    # Sampling

    def turned_up(self, view: View) -> list[Card]:
        """Return the cards that were turned up after the deal, in order."""
        raise NotImplementedError

    def order_of(self, view: View, pack: Pack, places: Places, cards: CardSet, own: list[Card]) -> Order:  # noqa: ARG002
        """Return an empty order for `cards` of `pack`; `own` were dealt to the seat."""
        return Order(pack.cards.bit_count())

    def world(self, view: View, rng: FastRng) -> Game:
        self._look(view, rng)
        if not self._follows:
            return GAMES[self.game].determinize(view, rng)
        model = self._model
        assert model is not None
        world = model.copy()
        held = world.held
        for shuffled_pack in self._shuffles:
            if shuffled_pack.matters:
                shuffled_pack.resample(rng)
                at, owners = shuffled_pack.order.at, shuffled_pack.places.owners
                for place in shuffled_pack.held:
                    held[owners[place]].cards |= bit(at[place])
        last = self._shuffles[-1]
        stock = last.order.at[last.places.stock :]
        shuffle(rng, stock)
        world.stock = stock
        return world

    def past(self, view: View, rng: FastRng) -> list[Card]:
        self._look(view, rng)
        if not self._follows:
            return Belief.past(self, view, rng)
        found: list[Card] = []
        for number, shuffled_pack in enumerate(self._shuffles):
            order, pack, places = shuffled_pack.order, shuffled_pack.pack, shuffled_pack.places
            shuffled_pack.walk(rng)
            own = shuffled(rng, shuffled_pack.own)
            fixed = {pack.shown[card]: card for card in cards_in(pack.cards) if pack.shown[card]}
            for place in range(places.stock):
                owner = places.owners[place]
                if owner == self.players:
                    found.append(shuffled_pack.turned_up[place - places.first])
                elif owner != self.seat:
                    found.append(order.at[place])
                elif number == 0 and place < places.first:
                    found.append(own.pop())
                else:
                    found.append(fixed[bit(place - places.first)])
        return found

    def _look(self, view: View, rng: FastRng) -> None:
        """Prepare sampling for `view` if it is a new one."""
        if view is self._view and rng is self._rng:
            return
        self._view = view
        self._rng = rng
        self._follows = bool(self.packs) and view.seat == self.seat and self._sort(view, rng)
        if not self._follows:
            return
        model = GAMES[self.game].determinize(view, rng)
        for seat, hand in enumerate(model.held):
            if seat != self.seat:
                hand.cards = self.in_sight(view, Seat(seat))
        model.stock = []
        self._model = model

    def in_sight(self, view: View, seat: Seat) -> CardSet:  # noqa: ARG002 - nothing in most games
        """Return the cards that everybody knows to be in the hand of `seat`, which are not sampled."""
        return 0

    def _sort(self, view: View, rng: FastRng) -> bool:
        """Make an order of each pack. Return False if the events do not lead to `view`."""
        self.packs[0].cards = view.deck
        got = [sum([pack.came.count(Seat(seat)) for pack in self.packs]) for seat in range(self.players)]
        dealt = view.counts[self.seat] - got[self.seat] + self.left[self.seat]
        for seat, count in enumerate(view.counts):
            if count != dealt + got[seat] - self.left[seat]:
                return False
        up = self.turned_up(view)
        self._shuffles = []
        for number, pack in enumerate(self.packs):
            last = number == len(self.packs) - 1
            first = number == 0
            places = Places(pack, self.players, dealt if first else 0, len(up) if first else 0)
            if pack.cards.bit_count() - places.stock != (view.stock_size if last else 0):
                return False
            found = self._order(view, number, places, set_of(up) if first else 0, rng)
            if found is None:
                return False
            found.turned_up = up
            self._shuffles.append(found)
        return True

    def _order(self, view: View, number: int, places: Places, up: CardSet, rng: FastRng) -> _Shuffle | None:
        """Sample an order of the pack with this index uniformly; None if there is none."""
        pack = self.packs[number]
        spots = [
            place
            for place in range(pack.cards.bit_count())
            if place >= places.stock or (places.owners[place] != self.seat and places.owners[place] != self.players)
        ]
        every: i64 = 0
        for place in spots:
            every |= bit(place)
        may = [0] * len(DECK)
        own: list[Card] = []
        cards: list[Card] = []
        for card in cards_in(pack.cards & ~up):
            shown = pack.shown[card]
            if shown & pack.of_seat[self.seat]:
                if shown & bit(DEAL + self.seat):
                    own.append(card)
            elif not shown and view.hand >> card & 1 and self.pack_of[card] == number:
                own.append(card)
            else:
                may[card] = places.apart(shown) if shown else every & ~places.apart(pack.barred[card])
                cards.append(card)
        if len(cards) != len(spots):
            return None
        matters = number == len(self.packs) - 1 or bool(set_of(cards) & ~pack.gone)
        order = self.order_of(view, pack, places, set_of(cards), own)
        order.spots = spots
        order.may = may
        if not order.lay(cards, rng):
            return None
        found = _Shuffle(pack, places, order, own, matters=matters)
        for _ in range(SETTLING):
            found.walk(rng)
        return found
