"""High Card: a complete game in a few lines. docs/adding-a-game.md explains it.

Each player is dealt three white-key cards. In turn, everybody plays one card face up. The highest sum of clock
numbers wins.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from musicards.cards import HOUR_OF, NATURALS, Card, cards_in, code_of, codes_of, parse_card, parse_cards, set_of
from musicards.errors import Refusal
from musicards.games.action import Action, By, ChanceAction, Seat, need, read_hands
from musicards.games.dealing import check_deal, sorted_deck, take_hands
from musicards.games.event import Dealt, PublicEvent, TurnStarted
from musicards.games.game import Emit, Game, copied_hands, pile_codes
from musicards.games.option import Option
from musicards.games.outcome import Reason
from musicards.games.rng import FastRng, Rng, shuffle, shuffled
from musicards.games.view import Table, View

HAND_SIZE = 3


@dataclass(frozen=True, slots=True)
class Deal(ChanceAction):
    """Deal three cards to each player; the rest is the stock."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]

    def to_json(self) -> dict[str, object]:
        return {
            "do": "deal",
            "hands": [list(codes_of(hand)) for hand in self.hands],
            "stock": list(codes_of(self.stock)),
        }

    def face_up(self) -> tuple[Card, ...]:
        return ()

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Deal":
        return Deal(read_hands(fields), parse_cards(need(fields, "stock", "the cards left")))


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Play one card."""

    card: Card

    def to_json(self) -> dict[str, object]:
        return {"do": "play", "card": code_of(self.card)}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "PlayCard":
        return PlayCard(parse_card(need(fields, "card", "the card's code")))


@dataclass(frozen=True, slots=True)
class CardPlayed(PublicEvent):
    """`seat` played a card."""

    seat: Seat
    card: str
    type: Literal["card-played"] = "card-played"


@dataclass(frozen=True, slots=True)
class HighCardTable(Table):
    """What a screen shows."""

    stock: int
    discard: list[str]
    scores: list[int]
    game: Literal["high_card"] = "high_card"


class HighCardView(View):
    """What a seat may know."""

    game: ClassVar = "high_card"

    sums: tuple[int, ...]

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.sums)

    def legal_actions(self) -> list[Action]:
        if self.over or self.chance_due or self.seat != self.turn:
            return []
        return [PlayCard(card) for card in cards_in(self.hand)]

    def table(self) -> HighCardTable:
        return HighCardTable(
            **self.table_fields(),
            stock=self.stock_size,
            discard=list(codes_of(self.discard[:-2:-1])),
            scores=list(self.sums),
        )


class HighCard(Game):
    """A game of High Card in progress."""

    name = "high_card"
    title = "High Card"
    known_options: ClassVar[Sequence[Option]] = ()
    rule_numbers: ClassVar[Mapping[str, int]] = {"hand": HAND_SIZE}
    actions: ClassVar = {"play": PlayCard, "deal": Deal}
    move_space = 48
    table_type = HighCardTable
    event_types = (CardPlayed,)

    sums: tuple[int, ...]  # by seat, of the cards played

    def __init__(self, players: int, options: Mapping[str, object], original: "HighCard | None" = None) -> None:
        super().__init__(players, options, original)
        if original is not None:
            self.held = copied_hands(original.held)
            self.sums = original.sums
            return
        self.deck = NATURALS
        self.hand_size = HAND_SIZE
        self.sums = (0,) * players

    # What is refused

    def check_chance(self, action: Action) -> None:
        if not isinstance(action, Deal):
            raise Refusal(Reason.CHANCE_OUT_OF_PLACE)
        check_deal(action.hands, [self.hand_size] * self.players, action.stock, self.deck)

    def check_own_turn(self, seat: Seat, action: Action) -> None:
        if not isinstance(action, PlayCard):
            raise self.unknown_action(action)
        if not self.held[seat].cards >> action.card & 1:
            raise Refusal(Reason.CARD_NOT_HELD, {"cards": [code_of(action.card)]})

    # What happens

    def apply(self, by: By, action: Action, emit: Emit | None = None) -> None:
        self.check(by, action)
        if isinstance(action, Deal):
            self.give_hands(action.hands, action.stock)
            if emit is not None:
                emit(Dealt(None))
                emit(TurnStarted(self.turn))
        elif isinstance(action, PlayCard):
            self.play_card(action.card, emit)

    def play_card(self, card: Card, emit: Emit | None) -> None:
        """Play a card of the seat on turn; the turn passes, or the game ends with the last card."""
        seat = self.turn
        self.lay_down(self.held[seat], 1 << card, 1)
        self.own_discard().append(card)
        self.sums = tuple(total + (HOUR_OF[card] if at == seat else 0) for at, total in enumerate(self.sums))
        self.turns += 1
        if emit is not None:
            emit(CardPlayed(seat, code_of(card)))
        if not self.anybody_holds_cards():
            self.end(emit)
            return
        self.turn = self.after[seat]
        if emit is not None:
            emit(TurnStarted(self.turn))

    def chance(self, rng: Rng) -> ChanceAction:
        return self.make_deal(shuffled(rng, sorted_deck(self.deck)))

    def make_deal(self, cards: list[Card]) -> Deal:
        """Return the deal of the shuffled `cards`."""
        hands = take_hands(cards, self.hand_size, self.players)
        return Deal(hands, tuple(cards))

    # Integer API: a move is the card's place in the deck

    def begin(self, rng: FastRng) -> None:
        cards = sorted_deck(self.deck)
        shuffle(rng, cards)
        self.apply(None, self.make_deal(cards))

    def moves(self) -> list[int]:
        return [] if self.over or self.chance_due else [int(card) for card in cards_in(self.held[self.turn].cards)]

    def play_move(self, move: int, rng: FastRng | None) -> None:
        del rng
        self.play_card(Card(move), None)

    def action_of(self, move: int) -> Action:
        return PlayCard(Card(move))

    def move_of(self, action: Action) -> int:
        assert isinstance(action, PlayCard)
        return action.card

    @classmethod
    def move_name(cls, move: int) -> str:
        return f"play {code_of(Card(move))}"

    # What can be known

    def scores(self) -> tuple[int, ...]:
        return self.sums

    def view(self, seat: Seat | None) -> HighCardView:
        view = HighCardView()
        self.fill_view(view, seat)
        view.sums = self.sums
        return view

    def copy(self) -> "HighCard":
        return HighCard(self.players, self.options, self)

    @classmethod
    def determinize(cls, view: View, rng: Rng) -> "HighCard":
        assert isinstance(view, HighCardView)
        game = cls(view.players, view.options)
        game.fill_from_view(view, shuffled(rng, cards_in(view.deck & ~view.hand & ~set_of(view.discard))))
        game.sums = view.sums
        return game

    def state_details(self) -> dict[str, object]:
        return {"stock": pile_codes(self.stock), "discard": pile_codes(self.discard)}
