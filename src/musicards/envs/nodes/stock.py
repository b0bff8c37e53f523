"""Nodes of the games that have a stock: The Distance, Steps, Key's Corners and Go Fish.

How many cards a move draws is found by trial: on a copy of the game, with the cards that chance has chosen so far on
top of the stock. If the move draws more cards than were chosen, chance chooses one more from the stock; otherwise the
copy becomes the game.
"""

from abc import abstractmethod
from typing import Final, TypeAlias

from musicards.cards import CODES, HOUR_OF, Card, CardSet, cards_in, set_of
from musicards.envs.nodes.node import CALL, CARD, PICK, ChanceCards, Node, Revealed, in_order_dealt
from musicards.envs.nodes.parameters import GameConfig
from musicards.games.action import CHANCE, Action, ChanceAction, Reshuffle, Seat
from musicards.games.game import Game

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
"""For each seat, its cards in the order dealt."""

_PITCHES: Final = 12
_DEAL: Final = -1  # values of `pending` that are not moves
_CALL: Final = -2


class StockNode(Node):
    """A game with a stock.

    Attributes:
        pending: the move that waits for chance, or `_DEAL` or `_CALL`.
        by: the seat that makes it.
        chosen: the cards that chance has chosen for it to draw so far.
        groups: sets of interchangeable cards, and how many of each are still to be chosen for laying.
        laid: the cards chosen for laying so far.
        action: the move with the cards that chance has picked; None if its number alone determines the cards.
    """

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config)
        self.pending = _DEAL
        self.by = Seat(0)
        self.chosen: tuple[Card, ...] = ()
        self.groups: tuple[tuple[CardSet, int], ...] = ()
        self.laid: tuple[Card, ...] = ()
        self.action: Action | None = None
        self.in_hands = self.game.hand_size * config.players
        self.starters = self.count_of_starters()
        self.await_chance(CARD, self.to_deal())

    # Overridden by each game

    def count_of_starters(self) -> int:
        """Return how many cards are turned face up after the deal."""
        return 0

    @abstractmethod
    def deal_of(self, hands: Hands, starters: tuple[Card, ...], stock: list[Card]) -> ChanceAction:
        """Return the deal of these cards. The first card of `stock` is its top card."""

    @abstractmethod
    def cards_of_deal(self, action: Action) -> tuple[Hands, tuple[Card, ...], tuple[Card, ...]]:
        """Return the hands, starters and stock of a deal: the inverse of `deal_of`."""

    def with_cards(self, action: Action, cards: tuple[Card, ...]) -> Action:
        """Return `action` with the cards that chance picked. Only games with `choices` implement it."""
        raise NotImplementedError

    def takes(self, move: int) -> int | None:  # noqa: ARG002 - used by subclasses
        """Return how many cards `move` draws from the stock, or None if that must be found by trial."""
        return None

    def choices(self, move: int, hand: CardSet) -> tuple[tuple[CardSet, int], ...]:  # noqa: ARG002 - used by subclasses
        """Return what `move` lays: sets of interchangeable cards of `hand`, and how many cards of each set."""
        return ()

    @abstractmethod
    def shown(self, before: Game, game: Game, hand: CardSet) -> str:
        """Return what everybody sees of the pending move after it was made, as words.

        `before` is the game before the move (the same object as `game` if `takes` returned a number), and `hand` the
        mover's hand before it.
        """

    # The deal

    def chance(self, card: Card) -> None:
        if self.due == PICK:
            self.laid += (card,)
            (cards, need), *rest = self.groups
            self.groups = ((cards ^ 1 << card, need - 1), *rest)
            self.pick()
        elif self.pending == _DEAL and len(self.dealt) < self.in_hands + self.starters:
            self.deal(card)
        else:
            self.chosen += (card,)
            self.attempt()

    def deal(self, card: Card) -> None:
        """Deal `card`: to the seats in turn, then to the starters."""
        if len(self.dealt) < self.in_hands:
            self.show_seat(len(self.dealt) % self.config.players, CODES[card])
        else:
            self.show_all(CODES[card])
        self.dealt += (card,)
        if len(self.dealt) == self.in_hands + self.starters:
            self.attempt()
        else:
            self.await_chance(CARD, self.to_deal())

    def to_deal(self) -> list[Card]:
        """Return the cards that can be dealt next."""
        return cards_in(self.game.deck & ~set_of(self.dealt))

    def make_deal(self, stock: list[Card]) -> ChanceAction:
        """Return the deal of the cards in `dealt`, with `stock` as the rest, its top card first."""
        players = self.config.players
        hands = tuple([self.dealt[seat : self.in_hands : players] for seat in range(players)])
        return self.deal_of(hands, self.dealt[self.in_hands :], stock)

    def deal_action(self, revealed: Revealed) -> ChanceAction:
        return self.make_deal(revealed.ordered(cards_in(self.game.deck & ~set_of(self.dealt))))

    def chance_action(self, game: Game, move: int | None, revealed: Revealed) -> ChanceAction:  # noqa: ARG002
        return Reshuffle(tuple(revealed.ordered(game.discard[:-1])))

    def cards_of(self, action: Action) -> ChanceCards:
        if isinstance(action, Reshuffle):
            return ChanceCards(stock=action.stock)
        hands, starters, stock = self.cards_of_deal(action)
        return ChanceCards(in_order_dealt(hands) + starters, stock)

    def picked_action(self, move: int) -> Action | None:
        return self.action if self.pending == move else None

    # Moves

    def start_move(self, move: int) -> None:
        game = self.game
        self.pending = move
        self.by = game.turn
        self.laid = ()
        self.action = None
        self.groups = self.choices(move, game.held[game.turn].cards)
        if all(need == cards.bit_count() for cards, need in self.groups):
            self.groups = ()
            self.attempt()
        else:
            self.pick()

    def pick(self) -> None:
        """Let chance choose the cards to lay from each group in order; a group that is laid whole needs no choice."""
        while self.groups:
            (cards, need), *rest = self.groups
            if need == cards.bit_count():
                self.laid += tuple(cards_in(cards))
            elif need:
                self.await_chance(PICK, list(cards_in(cards)))
                return
            self.groups = tuple(rest)
        # In the order in which a plain move lays them, so that the order does not reveal whether chance had a choice.
        laid = tuple(sorted(self.laid, key=lambda card: (bool(HOUR_OF[card]), card)))
        self.action = self.with_cards(self.game.action_of(self.pending), laid)
        self.attempt()

    def start_call(self, seat: Seat) -> None:
        self.pending = _CALL
        self.by = seat
        self.attempt()

    def make(self, game: Game) -> None:
        """Make the pending move or call in `game`."""
        if self.pending == _CALL:
            game.apply(self.by, CALL)
        elif self.action is not None:
            game.apply(self.by, self.action)
        else:
            game.play_move(self.pending, None)

    def attempt(self) -> None:
        """Make the pending move with the cards chosen so far, or make this a chance node for one more card."""
        before, chosen = self.game, self.chosen
        hand = before.held[self.by].cards
        plain = self.takes(self.pending) if self.pending >= 0 else None
        if plain is not None:
            if len(chosen) < plain:
                self.await_chance(CARD, sorted(set(before.stock).difference(chosen)))
                return
            game = self.writable_game()
            if plain:
                game.stock = first(chosen, game.stock)[::-1]
            self.make(game)
            self.finish(game, game, hand)
            return
        if self.pending == _DEAL:
            stock = cards_in(before.deck & ~set_of(self.dealt))
            game = self.config.new_game()
            game.apply(CHANCE, self.make_deal(first(chosen, stock)))
        else:
            stock = before.stock
            game = before.copy()
            game.stock = first(chosen, stock)[::-1]
            self.make(game)
        used = 0
        while True:
            taken = len(stock) - len(game.stock)
            if used + taken > len(chosen):
                self.await_chance(CARD, sorted(set(stock).difference(chosen[used:])))
                return
            used += taken
            if not game.chance_due:
                break
            stock = game.discard[:-1]
            game.apply(CHANCE, Reshuffle(tuple(first(chosen[used:], stock))))
        self.game = game
        self.owns_game = True
        self.finish(before, game, hand)

    def finish(self, before: Game, game: Game, hand: CardSet) -> None:
        """After the pending move was made, add to the information states what everybody sees and each seat drew."""
        if self.pending != _CALL:
            seen = self.shown(before, game, hand)
            if seen:
                self.show_all(seen)
        for card in self.chosen:
            for seat, held in enumerate(game.held):
                if held.cards >> card & 1:
                    self.show_seat(seat, CODES[card])
        self.chosen = ()
        self.settle()


def first(chosen: tuple[Card, ...], cards: list[Card]) -> list[Card]:
    """Return `cards` with the `chosen` ones first. If more were chosen than there are cards, the rest is ignored."""
    found = list(chosen[: len(cards)])
    return found + [card for card in cards if card not in found]


def codes(cards: CardSet, sign: str) -> str:
    """Return the codes of a set of cards, each with the prefix `sign`, separated by spaces."""
    return " ".join([sign + CODES[card] for card in cards_in(cards)])
