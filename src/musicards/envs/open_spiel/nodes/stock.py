"""Tables of the games that have a stock: The Distance, Steps, Key's Corners and Go Fish.

What a move draws is found by trying: on a copy of the game, the cards that chance has chosen so far lie on top of the
stock. If the move takes more of them, chance is asked for one more, each card of the stock being as likely as the
others; if not, that copy is how the game goes on.
"""

from abc import abstractmethod
from dataclasses import replace
from typing import Final, TypeAlias

from musicards.cards import CARDS_OF_HOUR, CODES, HOUR_OF, NOTES, OCTAVES, WILDS, Card, CardSet, cards_in, set_of
from musicards.envs.open_spiel.nodes.node import CALL, CARD, PICK, Node
from musicards.envs.open_spiel.parameters import GameConfig
from musicards.games import go_fish, keys_corners, shedding
from musicards.games.action import CHANCE, Action, ChanceAction, Reshuffle, Seat
from musicards.games.game import Game
from musicards.games.keys_corners.moves import DISCARD, DONE, TOP, WILD
from musicards.games.shedding.moves import DRAW, FIRST_PLAY, WAYS

__all__ = ["GoFishNode", "KeysCornersNode", "SheddingNode", "StockNode"]

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
"""By seat, the cards in the order dealt."""

_PITCHES: Final = 12
_WILD_WAYS: Final = 7  # of a play, by how many wilds are in it: see `shedding.moves`
_DEAL: Final = -1  # what is pending, where it is no move
_CALL: Final = -2


class StockNode(Node):
    """A game with a stock.

    Attributes:
        pending: the move that waits for chance, or `_DEAL` or `_CALL`.
        by: whose it is.
        chosen: the cards that it has taken from the stock so far.
        groups: cards that the move does not tell apart, and how many of each group are still to be laid.
        laid: the cards to lay, as far as they have been chosen.
        action: the move in words, once chance has said which cards are laid; None while its number says enough.
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

    # What each game says for itself

    def count_of_starters(self) -> int:
        """How many cards are turned up after the deal."""
        return 0

    @abstractmethod
    def deal_of(self, hands: Hands, starters: tuple[Card, ...], stock: list[Card]) -> ChanceAction:
        """The deal of these cards; the stock's top card is the first."""

    def takes(self, move: int) -> int | None:  # noqa: ARG002 - each game has its own
        """How many cards a move takes from the stock, where that is plain; None where it has to be tried."""
        return None

    def choices(self, move: int, hand: CardSet) -> tuple[tuple[CardSet, int], ...]:  # noqa: ARG002 - likewise
        """What a move lays of a hand: groups of cards that it does not tell apart, and how many of each."""
        return ()

    @abstractmethod
    def shown(self, before: Game, game: Game, hand: CardSet) -> str:
        """What everybody sees of the pending move, once made.

        `before` and `hand`: the game, and the hand of who made the move, as they were; where it was plain what the move
        takes, `before` is the game itself.
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
        """`card` is dealt next: one at a time round the seats, then the starters."""
        if len(self.dealt) < self.in_hands:
            self.tell_seat(len(self.dealt) % self.config.players, CODES[card])
        else:
            self.tell(CODES[card])
        self.dealt += (card,)
        if len(self.dealt) == self.in_hands + self.starters:
            self.attempt()
        else:
            self.await_chance(CARD, self.to_deal())

    def to_deal(self) -> list[Card]:
        """The cards that may be dealt next."""
        return cards_in(self.game.deck & ~set_of(self.dealt))

    def the_deal(self, stock: list[Card]) -> ChanceAction:
        """The deal of the cards that have been dealt, with the rest as the stock, its top card the first."""
        players = self.config.players
        hands = tuple([self.dealt[seat : self.in_hands : players] for seat in range(players)])
        return self.deal_of(hands, self.dealt[self.in_hands :], stock)

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
        """Of each group, in this order, chance says which cards are laid; where all are, it need not."""
        while self.groups:
            (cards, need), *rest = self.groups
            if need == cards.bit_count():
                self.laid += tuple(cards_in(cards))
            elif need:
                self.await_chance(PICK, list(cards_in(cards)))
                return
            self.groups = tuple(rest)
        # In the order in which a move lays them, so that it does not tell whether there were others to choose from.
        laid = tuple(sorted(self.laid, key=lambda card: (bool(HOUR_OF[card]), card)))
        self.action = laying(self.game.action_of(self.pending), laid)
        self.attempt()

    def start_call(self, seat: Seat) -> None:
        self.pending = _CALL
        self.by = seat
        self.attempt()

    def make(self, game: Game) -> None:
        """Make what is pending in `game`."""
        if self.pending == _CALL:
            game.apply(self.by, CALL)
        elif self.action is not None:
            game.apply(self.by, self.action)
        else:
            game.make(self.pending, None)

    def attempt(self) -> None:
        """Make what is pending with the cards chosen so far, or ask chance for one more."""
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
            game.apply(CHANCE, self.the_deal(first(chosen, stock)))
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
            if not game.luck_due:
                break
            stock = game.discard[:-1]
            game.apply(CHANCE, Reshuffle(tuple(first(chosen[used:], stock))))
        self.game = game
        self.owns_game = True
        self.finish(before, game, hand)

    def finish(self, before: Game, game: Game, hand: CardSet) -> None:
        """The pending move has been made: tell what everybody sees of it, and what each has drawn."""
        if self.pending != _CALL:
            seen = self.shown(before, game, hand)
            if seen:
                self.tell(seen)
        for card in self.chosen:
            for seat, held in enumerate(game.held):
                if held.cards >> card & 1:
                    self.tell_seat(seat, CODES[card])
        self.chosen = ()
        self.settle()


def first(chosen: tuple[Card, ...], cards: list[Card]) -> list[Card]:
    """`cards`, those that were chosen first; of more chosen than there are cards the first ones count."""
    found = list(chosen[: len(cards)])
    return found + [card for card in cards if card not in found]


def laying(action: Action, cards: tuple[Card, ...]) -> Action:
    """The same action with these cards."""
    if isinstance(action, shedding.Play):
        return replace(action, cards=cards)
    assert isinstance(action, keys_corners.Place | keys_corners.Discard)  # noqa: S101 - nothing else lays cards
    return replace(action, card=cards[0])


def codes(cards: CardSet, sign: str) -> str:
    """The codes of cards, each after a sign."""
    return " ".join([sign + CODES[card] for card in cards_in(cards)])


class SheddingNode(StockNode):
    """The Distance or Steps."""

    def count_of_starters(self) -> int:
        return 1

    def deal_of(self, hands: Hands, starters: tuple[Card, ...], stock: list[Card]) -> ChanceAction:
        return shedding.Deal(hands, starters, tuple(stock))

    def takes(self, move: int) -> int | None:
        if move != DRAW:
            return 0
        return 1 if self.game.stock else None

    def choices(self, move: int, hand: CardSet) -> tuple[tuple[CardSet, int], ...]:
        if move < FIRST_PLAY:
            return ()
        notes, wilds = divmod((move - FIRST_PLAY) % WAYS, _WILD_WAYS)
        found = [(hand & WILDS, wilds)] if wilds else []
        if notes:
            held = hand & NOTES
            if notes < held.bit_count():
                lowest = self.game.action_of(move)
                assert isinstance(lowest, shedding.Play)  # noqa: S101 - a play
                held &= CARDS_OF_HOUR[HOUR_OF[lowest.cards[-1]]]
            found.append((held, notes))
        return tuple(found)

    def shown(self, before: Game, game: Game, hand: CardSet) -> str:  # noqa: ARG002 - not all games ask for all
        if self.pending < FIRST_PLAY:
            return ""
        laid: CardSet = hand & ~int(game.held[self.by].cards)
        return " ".join([CODES[card] for card in game.discard[-laid.bit_count() :]])


class KeysCornersNode(StockNode):
    """Key's Corners."""

    def count_of_starters(self) -> int:
        return len(keys_corners.FOUNDATIONS)

    def to_deal(self) -> list[Card]:
        cards = self.game.deck & ~set_of(self.dealt)
        return cards_in(cards if len(self.dealt) < self.in_hands else cards & NOTES)

    def deal_of(self, hands: Hands, starters: tuple[Card, ...], stock: list[Card]) -> ChanceAction:
        return keys_corners.Deal(hands, tuple([(card,) for card in starters]), tuple(stock))

    def takes(self, move: int) -> int | None:
        if move < DONE:
            return 0
        game = self.game
        after = game.held[(game.turn + 1) % game.players]
        return max(0, min(game.hand_size - after.count, len(game.stock)))

    def choices(self, move: int, hand: CardSet) -> tuple[tuple[CardSet, int], ...]:
        if move < WILD:
            return ((hand & OCTAVES << move % _PITCHES, 1),)
        if move < TOP:
            return ((hand & WILDS, 1),)
        if move >= DISCARD:
            return ((hand & OCTAVES << move - DISCARD, 1),)
        return ()

    def shown(self, before: Game, game: Game, hand: CardSet) -> str:  # noqa: ARG002 - not all games ask for all
        return codes(hand & ~game.held[self.by].cards, "")


class GoFishNode(StockNode):
    """Go Fish."""

    def deal_of(self, hands: Hands, starters: tuple[Card, ...], stock: list[Card]) -> ChanceAction:  # noqa: ARG002
        return go_fish.Deal(hands, tuple(stock))

    def shown(self, before: Game, game: Game, hand: CardSet) -> str:  # noqa: ARG002 - not all games ask for all
        """Cards given, a lucky catch, and books."""
        assert isinstance(game, go_fish.GoFish)  # noqa: S101 - the game of this node
        assert isinstance(before, go_fish.GoFish)  # noqa: S101 - likewise
        words = [f"{number // _PITCHES}*{CODES[number % _PITCHES]}" for number in game.laid[len(before.laid) :]]
        if self.pending >= 0:
            asked, place = divmod(self.pending, _PITCHES)
            pitch = OCTAVES << place
            given = before.held[asked].cards & pitch
            if given:
                words.insert(0, codes(given, f"{asked}*"))
            elif self.chosen and self.chosen[0] % _PITCHES == place:
                words.insert(0, f"{self.by}*{CODES[self.chosen[0]]}")
        return " ".join(words)
