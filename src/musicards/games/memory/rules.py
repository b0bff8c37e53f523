"""Memory: turn over two cards at a time, and keep those that are a pair.

The rules of docs/rules.md, "Memory", from top to bottom: the cards laid out, flipping cards and the end.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from musicards.cards import DECK, HOUR_OF, NOTE_CARDS, Card, bit, cards_in, code_of, codes_of, i64, octave_of, set_of
from musicards.errors import Refusal
from musicards.games.action import Action, By, ChanceAction, Seat
from musicards.games.dealing import check_cards, sorted_deck
from musicards.games.event import Dealt, TurnStarted
from musicards.games.game import Emit, Game
from musicards.games.memory.actions import Deal, Flip, Flipped, PairKept, TurnedBack
from musicards.games.memory.view import FLIPS, KIND_OF, POSITIONS, MemoryTable, MemoryView, face_down
from musicards.games.option import Choice, Option
from musicards.games.outcome import Reason
from musicards.games.rng import FastRng, Rng, shuffle, shuffled
from musicards.games.view import View
from musicards.theory.pitch import NATURAL_HOUR

_TWO_OCTAVES: Final = [card for card in NOTE_CARDS if octave_of(card) in {4, 5}]

BOARDS: Final = {
    "naturals": set_of([card for card in _TWO_OCTAVES if HOUR_OF[card] in NATURAL_HOUR.values()]),
    "chromatic": set_of(_TWO_OCTAVES),
    "full": set_of(DECK),
}
"""The cards that are laid out, by the option `board`."""


class MemoryReason:
    """Reasons for refusals besides those in `Reason`."""

    CARD_GONE: Final = "card-gone"  # a player has taken it
    FACE_UP: Final = "face-up"  # it was turned over just before


class Memory(Game):
    """A game of Memory in progress.

    A `deck` of fewer cards has an even number of each kind.

    Attributes:
        board: the card that was laid out in each position; it remains in the list after it was taken.
        gone, up, pairs: as `MemoryView` has them.
        known: bit n: the card in position n was turned over before and is still there.
    """

    name = "memory"
    title = "Memory"
    has_hands = False
    table_type = MemoryTable
    event_types = (Flipped, PairKept, TurnedBack)
    reasons = (MemoryReason,)
    seats = (1, 5)
    rule_numbers: ClassVar[Mapping[str, int]] = {name: board.bit_count() for name, board in BOARDS.items()}
    known_options: ClassVar[Sequence[Option]] = (Choice("board", tuple(BOARDS), usual="chromatic"),)
    actions: ClassVar = {"flip": Flip, "deal": Deal}
    move_space = len(DECK)

    def __init__(self, players: int, options: Mapping[str, object], original: "Memory | None" = None) -> None:
        super().__init__(players, options, original)
        if original is not None:
            self.board: tuple[Card, ...] = original.board
            self.gone: i64 = original.gone
            self.up: int | None = original.up
            self.known: i64 = original.known
            self.pairs: list[tuple[Card, ...]] = original.pairs[:]
            return
        self.deck = BOARDS[str(options["board"])]
        self.board = ()
        self.gone = 0
        self.up = None
        self.known = 0
        self.pairs = [()] * players

    # Actions

    def apply(self, by: By, action: Action, emit: Emit | None = None) -> None:
        self.check(by, action)
        if isinstance(action, Flip):
            self.flip(action.position, emit)
        elif isinstance(action, Deal):
            self.apply_deal(action, emit)

    # The cards laid out

    def chance(self, rng: Rng) -> ChanceAction:
        return Deal(tuple(shuffled(rng, sorted_deck(self.deck))))

    def check_chance(self, action: Action) -> None:
        if not isinstance(action, Deal):
            raise Refusal(Reason.CHANCE_OUT_OF_PLACE)
        check_cards(action.board, self.deck, {"of": "deal"})

    def apply_deal(self, deal: Deal, emit: Emit | None) -> None:
        """Lay the cards out face down, and start the turn of seat 0."""
        self.board = deal.board
        self.dealt = True
        self.chance_due = False
        if emit is not None:
            emit(Dealt(None))
            emit(TurnStarted(self.turn))

    # Flipping cards

    def check_own_turn(self, seat: Seat, action: Action) -> None:  # noqa: ARG002 - the same for every seat
        if not isinstance(action, Flip):
            raise self.unknown_action(action)
        position = action.position
        if not 0 <= position < len(self.board):
            raise Refusal(Reason.NO_SUCH_POSITION, {"position": position, "count": len(self.board)})
        if self.gone >> position & 1:
            raise Refusal(MemoryReason.CARD_GONE, {"position": position})
        if position == self.up:
            raise Refusal(MemoryReason.FACE_UP, {"position": position})

    def flip(self, position: i64, emit: Emit | None) -> None:
        """Turn a card over; after the second card of a turn, take the pair or turn both back."""
        seat = self.turn
        card = self.board[position]
        self.known |= bit(position)
        if emit is not None:
            emit(Flipped(seat, position, code_of(card)))
        first = self.up
        if first is None:
            self.up = position
            return
        self.up = None
        mate = self.board[first]
        if KIND_OF[mate] != KIND_OF[card]:
            if emit is not None:
                emit(TurnedBack(seat, (first, position), codes_of((mate, card))))
            self.turns += 1
            self.turn = self.after[seat]
            if emit is not None:
                emit(TurnStarted(self.turn))
            return
        taken = bit(first) | bit(position)
        self.known &= ~taken
        self.gone |= taken
        self.pairs[seat] = (*self.pairs[seat], mate, card)
        if emit is not None:
            emit(PairKept(seat, (first, position), codes_of((mate, card))))
        if self.gone == bit(len(self.board)) - 1:
            self.turns += 1
            self.end(emit)

    def scores(self) -> tuple[int, ...]:
        return tuple([len(cards) // 2 for cards in self.pairs])

    # Integer API

    def begin(self, rng: FastRng) -> None:
        cards = sorted_deck(self.deck)
        shuffle(rng, cards)
        self.apply_deal(Deal(tuple(cards)), None)

    def moves(self) -> list[int]:
        return face_down(POSITIONS, self.gone, self.up, len(self.board))

    def play_move(self, move: i64, rng: FastRng | None) -> None:  # noqa: ARG002 - chance has nothing more to do
        self.flip(move, None)

    def playout(self, rng: FastRng) -> int:
        made = 0
        gone: i64 = -1
        lying: list[int] = []  # positions with cards, ascending; updated when a pair is taken
        while not self.over:
            if self.gone != gone:
                gone = self.gone
                lying = face_down(POSITIONS, gone, None, len(self.board))
            up = self.up
            if up is None:
                position = lying[rng.below(len(lying))]
            else:
                at = rng.below(len(lying) - 1)
                position = lying[at]
                if position >= up:  # skip the card that is face up
                    position = lying[at + 1]
            self.flip(position, None)
            made += 1
        return made

    def action_of(self, move: int) -> Action:
        return FLIPS[move]

    def move_of(self, action: Action) -> int:
        assert isinstance(action, Flip)
        return action.position

    @classmethod
    def move_name(cls, move: int) -> str:
        return f"turn over the card in position {move}"

    # What can be known

    @property
    def seen(self) -> tuple[Card | None, ...]:
        """Return the cards that are known, by position, as `MemoryView` has them."""
        known = self.known
        seen: list[Card | None] = [None] * len(self.board)
        for position, card in enumerate(self.board):
            if known & 1:
                seen[position] = card
            known >>= 1
        return tuple(seen)

    def view(self, seat: Seat | None) -> MemoryView:
        view = MemoryView()
        self.fill_view(view, seat)
        view.size = len(self.board)
        view.gone = self.gone
        view.up = self.up
        view.seen = self.seen
        view.pairs = tuple(self.pairs)
        return view

    def copy(self) -> "Memory":
        return Memory(self.players, self.options, self)  # nobody holds cards, so the hands may stay shared

    @classmethod
    def determinize(cls, view: View, rng: Rng) -> "Memory":
        assert isinstance(view, MemoryView)
        game = cls(view.players, view.options)
        game.fill_from_view(view, [])
        taken = [card for cards in view.pairs for card in cards]
        shown = set_of(taken) | set_of([card for card in view.seen if card is not None])
        unseen = shuffled(rng, cards_in(view.deck & ~shown))
        # Which card was in a position no longer matters once it was taken.
        board = [taken.pop() if view.gone >> at & 1 else seen for at, seen in enumerate(view.seen)]
        game.board = tuple([unseen.pop() if card is None else card for card in board])
        game.gone = view.gone
        game.up = view.up
        for at, card in enumerate(view.seen):
            if card is not None:
                game.known |= bit(at)
        game.pairs = list(view.pairs)
        return game

    def state_details(self) -> dict[str, object]:
        return {
            "board": [None if self.gone >> at & 1 else code_of(card) for at, card in enumerate(self.board)],
            "up": [] if self.up is None else [self.up],
            "pairs": list(self.scores()),
        }
