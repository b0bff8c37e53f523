"""Memory: turn over two cards; two of one pitch are a pair and kept. Most pairs win.

Rules: rules.md, "Memory".
"""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from musicards.cards import (
    DECK,
    HOUR_OF,
    NOTE_CARDS,
    QUESTION_MARKS,
    Card,
    code_of,
    codes_of,
    octave_of,
    parse_cards,
    set_of,
)
from musicards.errors import Refusal
from musicards.games.action import Action, By, ChanceAction, Seat, need, read_number
from musicards.games.event import Dealt, Ended, PublicEvent, TurnStarted
from musicards.games.game import Game, Reason, Tell, View, hand_codes
from musicards.games.luck import Luck, shuffled
from musicards.games.option import Choice, Option
from musicards.theory.pitch import NATURAL_HOUR

__all__ = [
    "KIND_OF",
    "Deal",
    "Flip",
    "Flipped",
    "Memory",
    "MemoryReason",
    "MemoryTable",
    "MemoryView",
    "PairKept",
    "TurnedBack",
]

_TWO_OCTAVES: Final = tuple(card for card in NOTE_CARDS if octave_of(card) in {4, 5})

BOARDS: Final[Mapping[str, tuple[Card, ...]]] = {
    "naturals": tuple(card for card in _TWO_OCTAVES if HOUR_OF[card] in NATURAL_HOUR.values()),
    "chromatic": _TWO_OCTAVES,
    "full": DECK,
}
"""By the option `board`: the cards that are laid out."""

KIND_OF: Final = tuple(HOUR_OF[card] or (13 if card in QUESTION_MARKS else 14) for card in DECK)
"""By card: what it makes a pair with. Its hour; 13 for the four ``?``, 14 for the two Chromatic Scales."""


class MemoryReason:
    """Why an attempt was refused, beyond `Reason`."""

    CARD_GONE: Final = "card-gone"  # somebody has it
    LIES_UP: Final = "lies-up"  # it is the one that was just turned over


@dataclass(frozen=True, slots=True)
class Deal(ChanceAction):
    """Lay the cards out face down."""

    board: tuple[Card, ...]  # from position 0 on

    def to_json(self) -> dict[str, object]:
        return {"do": "deal", "board": list(codes_of(self.board))}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Deal":
        return Deal(parse_cards(need(fields, "board", "the cards laid out, that in position 0 first")))


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """Turn a card face up."""

    position: int  # from 0

    def to_json(self) -> dict[str, object]:
        return {"do": "flip", "position": self.position}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Flip":
        return Flip(read_number(fields, "position", "the card's place on the board, from 0"))


@dataclass(frozen=True, slots=True)
class Flipped(PublicEvent):
    """`seat` turned a card face up."""

    seat: Seat
    position: int
    card: str
    type: Literal["flipped"] = "flipped"


@dataclass(frozen=True, slots=True)
class PairKept(PublicEvent):
    """The two cards are a pair: `seat` keeps them and goes on."""

    seat: Seat
    positions: tuple[int, ...]  # in the order flipped
    cards: tuple[str, ...]
    type: Literal["pair-kept"] = "pair-kept"


@dataclass(frozen=True, slots=True)
class TurnedBack(PublicEvent):
    """The two cards differ: all have seen them, and they lie face down again."""

    seat: Seat
    positions: tuple[int, ...]  # in the order flipped
    cards: tuple[str, ...]
    type: Literal["turned-back"] = "turned-back"


@dataclass(frozen=True, slots=True)
class MemoryTable:
    """What a screen shows, in plain JSON values. What has been turned back is for the players to remember."""

    seat: int | None  # whose view it is; None for a spectator
    players: int
    turn: int | None  # None when over
    over: bool
    turns: int
    hand: list[str]  # always empty: nobody holds cards
    counts: list[int]  # cards in each hand: none
    board: list[str | None]  # by position, the code of a card that lies face up; else None
    gone: list[bool]  # by position: its card has been taken
    pairs: list[list[list[str]]]  # by seat, in the order taken
    up: list[int]  # positions lying face up: none or one
    game: Literal["memory"] = "memory"


class MemoryView(View):
    """What a seat may know, and all know the same: what lies open, and what has ever been turned over.

    A screen does not show `seen`: people have to remember it, and so do players who are like them (`remembering`).
    """

    size: int  # positions on the board
    gone: int  # bit n: the card in position n has been taken
    up: int | None  # the position that lies face up
    seen: tuple[Card | None, ...]  # by position, a card that lies there and has been turned over before
    pairs: tuple[tuple[Card, ...], ...]  # by seat, one pair after the other

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.gone, self.up, self.seen, self.pairs)

    def remembering(self, positions: Container[int]) -> "MemoryView":
        """The view of somebody who has forgotten all cards turned back but those in `positions`."""
        view = MemoryView()
        self.copy_to(view)
        view.size = self.size
        view.gone = self.gone
        view.up = self.up
        view.seen = tuple([card if at == self.up or at in positions else None for at, card in enumerate(self.seen)])
        view.pairs = self.pairs
        return view

    def legal_actions(self) -> list[Action]:
        """Every card that lies face down."""
        if self.over or self.luck_due or self.seat is None or self.seat != self.turn:
            return []
        hidden = ~self.gone if self.up is None else ~self.gone & ~(1 << self.up)
        return [_FLIPS[position] for position in range(self.size) if hidden >> position & 1]

    def table(self) -> MemoryTable:
        positions = range(self.size)
        open_card = None if self.up is None else self.seen[self.up]
        codes = [codes_of(cards) for cards in self.pairs]
        return MemoryTable(
            seat=self.seat,
            players=self.players,
            turn=None if self.over else self.turn,
            over=self.over,
            turns=self.turns,
            hand=[],
            counts=list(self.counts),
            board=[code_of(open_card) if open_card is not None and at == self.up else None for at in positions],
            gone=[bool(self.gone >> at & 1) for at in positions],
            pairs=[[list(cards[start : start + 2]) for start in range(0, len(cards), 2)] for cards in codes],
            up=[] if self.up is None else [self.up],
        )


_FLIPS: Final = [Flip(position) for position in range(len(DECK))]


class Memory(Game):
    """A game of Memory in progress. `apply` changes it in place; `copy()` before you look ahead.

    Attributes:
        board: by position, the card that was laid there; it stays in the list when it is taken.
        gone, up, seen, pairs: as `MemoryView` has them.
    """

    name = "memory"
    title = "Memory"
    seats = (1, 5)
    known_options: ClassVar[Sequence[Option]] = (Choice("board", tuple(BOARDS), usual="chromatic"),)
    readers: ClassVar = {"flip": Flip.read, "deal": Deal.read}

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        super().__init__(players, options)
        self.deck = BOARDS[str(options["board"])]
        self.board: tuple[Card, ...] = ()
        self.gone = 0
        self.up: int | None = None
        self.seen: list[Card | None] = [None] * len(self.deck)
        self.pairs: list[tuple[Card, ...]] = [()] * players

    # What is refused

    def check(self, by: By, action: Action) -> None:
        if self.over or self.luck_due or by is None:
            self.check_can_act(by, action)
            self.check_deal(action)
            return
        if by != self.turn:
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_YOUR_TURN, {"turn": self.turn})
        if not isinstance(action, Flip):
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_IN_THIS_GAME, {"game": self.title})
        position = action.position
        if not 0 <= position < len(self.board):
            raise Refusal(Reason.NO_SUCH_POSITION, {"position": position, "count": len(self.board)})
        if self.gone >> position & 1:
            raise Refusal(MemoryReason.CARD_GONE, {"position": position})
        if position == self.up:
            raise Refusal(MemoryReason.LIES_UP, {"position": position})

    def check_deal(self, action: Action) -> None:
        """Refuse a deal that has not exactly the cards it should."""
        if not isinstance(action, Deal):
            raise Refusal(Reason.CHANCE_OUT_OF_PLACE)
        if len(action.board) != len(self.deck) or set_of(action.board) != set_of(self.deck):
            raise Refusal(Reason.WRONG_CARDS, {"of": "deal"})

    # What happens

    def apply(self, by: By, action: Action, tell: Tell | None = None) -> None:
        self.check(by, action)
        if isinstance(action, Flip):
            self.apply_flip(self.turn, action.position, tell)
        elif isinstance(action, Deal):
            self.board = action.board
            self.dealt = True
            self.luck_due = False
            if tell is not None:
                tell(Dealt(None))
                tell(TurnStarted(self.turn))

    def apply_flip(self, seat: Seat, position: int, tell: Tell | None) -> None:
        """Turn the card over; the second of a turn makes a pair with the first, or both are turned back."""
        card = self.board[position]
        self.seen[position] = card
        if tell is not None:
            tell(Flipped(seat, position, code_of(card)))
        first = self.up
        if first is None:
            self.up = position
            return
        self.up = None
        mate = self.board[first]
        if KIND_OF[mate] != KIND_OF[card]:
            if tell is not None:
                tell(TurnedBack(seat, (first, position), codes_of((mate, card))))
            self.turns += 1
            self.turn = Seat((seat + 1) % self.players)
            if tell is not None:
                tell(TurnStarted(self.turn))
            return
        self.seen[first] = self.seen[position] = None
        self.gone |= 1 << first | 1 << position
        self.pairs[seat] = (*self.pairs[seat], mate, card)
        if tell is not None:
            tell(PairKept(seat, (first, position), codes_of((mate, card))))
        if self.gone == (1 << len(self.board)) - 1:
            self.turns += 1
            self.over = True
            if tell is not None:
                tell(Ended(self.winners(), self.scores(), blocked=False))

    def chance(self, luck: Luck) -> ChanceAction:
        return Deal(tuple(shuffled(luck, self.deck)))

    # What can be known

    def scores(self) -> tuple[int, ...]:
        return tuple([len(cards) // 2 for cards in self.pairs])

    def view(self, seat: Seat | None) -> MemoryView:
        view = MemoryView()
        self.show(view, seat)
        view.size = len(self.board)
        view.gone = self.gone
        view.up = self.up
        view.seen = tuple(self.seen)
        view.pairs = tuple(self.pairs)
        return view

    def copy(self) -> "Memory":
        other = Memory(self.players, self.options)
        self.copy_to(other)
        other.board = self.board
        other.gone = self.gone
        other.up = self.up
        other.seen = self.seen[:]
        other.pairs = self.pairs[:]
        return other

    @classmethod
    def determinize(cls, view: View, luck: Luck) -> "Memory":
        assert isinstance(view, MemoryView)  # noqa: S101 - a view of this game
        game = cls(view.players, view.options)
        game.become(view, [])
        taken = [card for cards in view.pairs for card in cards]
        shown = set_of(taken) | set_of([card for card in view.seen if card is not None])
        unseen = shuffled(luck, [card for card in game.deck if not shown >> card & 1])
        # A position whose card has been taken holds whichever it was: nothing asks for it any more.
        board = [taken.pop() if view.gone >> at & 1 else seen for at, seen in enumerate(view.seen)]
        game.board = tuple([unseen.pop() if card is None else card for card in board])
        game.gone = view.gone
        game.up = view.up
        game.seen = list(view.seen)
        game.pairs = list(view.pairs)
        return game

    def state(self) -> dict[str, object] | None:
        if not self.dealt:
            return None
        return {
            "turn": None if self.over else self.turn,
            "over": self.over,
            "hands": [hand_codes(hand) for hand in self.hands],
            "board": [None if self.gone >> at & 1 else code_of(card) for at, card in enumerate(self.board)],
            "up": [] if self.up is None else [self.up],
            "pairs": list(self.scores()),
        }
