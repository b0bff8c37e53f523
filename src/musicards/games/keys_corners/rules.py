"""Key's Corners: build the scale in the corners of the board; complete piles are books and score points.

The rules of docs/rules.md, "Key's Corners", from top to bottom: the deal, the piles, a turn, the moves of cards and
which are compulsory, and books. Each rule is one function, which the game, the refusals, the legal actions and the
computer players share. `board` answers what continues a pile, `refusals` says why something is not possible, and `game`
is the game in progress: what happens, and its end.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

from musicards.cards import Card, codes_of, i64, is_wild, mypyc_attr, pitches_in
from musicards.errors import Refusal
from musicards.games.keys_corners.board import FIRST_CORNER, FOUNDATIONS, SPACE_COUNT, UNKNOWN, Board, empty_board
from musicards.games.keys_corners.legal_moves import LegalMoves
from musicards.games.keys_corners.moves import FIRST_WILD
from musicards.games.keys_corners.rows import EACH_ROW, ROW, place_of
from musicards.games.keys_corners.scale import BoardScale
from musicards.games.outcome import Reason
from musicards.theory.scale import make_scale

HAND_SIZE: Final = 5
STACK_HEIGHT: Final = 4
SCALE_POINTS: Final = 10
STACK_POINTS: Final = 5


# The deal


def check_foundations(piles: Sequence[Sequence[Card]]) -> None:
    """Refuse a deal that does not turn up exactly one card for each foundation, or that turns up a wild."""
    if [len(pile) for pile in piles] != [1] * len(FOUNDATIONS) or any(is_wild(pile[0]) for pile in piles):
        raise Refusal(Reason.WRONG_CARDS, {"of": "deal"})


# The piles: a run rises through the scale, a stack has cards of one pitch outside it


def next_in_pile(scale: Sequence[int], hour: int) -> int:
    """Return the hour of the card that continues a pile with `hour` on top; 0 if none does.

    In a run it is the next note of the scale, and nothing comes after the last. In a stack it is the same pitch.
    `scale`: the hours of the scale, from the tonic up. The board keeps what this gives for each pile: `Board.next_on`.
    An empty corner takes the tonic.
    """
    if hour not in scale:
        return hour
    degree = scale.index(hour) + 1
    return scale[degree] if degree < len(scale) else 0


def new_board(option: object) -> Board:
    """Return an empty board for the scale of a parsed option."""
    assert isinstance(option, Mapping)
    formula = option.get("formula")
    scale = _board_scale(option["tonic"], option["kind"], None if formula is None else tuple(formula))
    return empty_board(scale)


@lru_cache(maxsize=256)
def _board_scale(tonic: str, kind: str, formula: tuple[int, ...] | None) -> BoardScale:
    scale = make_scale(tonic, kind, None if formula is None else list(formula))
    return BoardScale(scale, [next_in_pile(scale.hours, hour) for hour in range(13)], STACK_HEIGHT)


# A turn


def can_fill(hand: i64, top: i64) -> bool:
    """Return whether a player has a card to fill an empty foundation with, which then comes before anything else.

    `top`: the hour of the discard pile's top card; 0 if there is none.
    """
    return bool(hand or top)


def may_fill_from_discard(hand: i64) -> bool:
    """Return whether the discard pile's top card may fill a foundation: only for a player without cards."""
    return not hand


def owes_play(hand: i64, plays: i64) -> bool:
    """Return whether a player must still play: at least once in a turn, unless they have no cards.

    Only then may they discard a card that fits no pile, and end the turn with it; otherwise the turn may end without.
    """
    return not plays and bool(hand)


def legal_moves(board: Board, hand: i64, top: i64, plays: i64) -> LegalMoves:
    """Return the legal moves of the seat on turn.

    `hand`: its cards; `top`: the hour of the discard pile's top card, 0 if there is none; `plays`: how many plays it
    has made in this turn.
    """
    legal = LegalMoves()
    pitches = pitches_in(hand)
    has_wild = hand >> FIRST_WILD
    legal.wilds = legal.top = legal.done = legal.discards = 0
    if board.empty and can_fill(hand, top):
        legal.notes = pitches
        if has_wild:
            legal.wilds = ROW
        legal.fill = board.empty
        if may_fill_from_discard(hand):
            legal.top = board.empty
        legal.card_moves = legal.fewer_moves = 0
        return legal
    if board.card_moves == UNKNOWN:
        find_card_moves(board)
    fitting = board.fitting
    legal.notes = pitches & fitting
    legal.fill = 0
    if has_wild:
        legal.wilds = fitting
    if top and fitting >> top % 12 & 1:
        legal.top = board.spaces_for(top % 12)
    legal.card_moves = board.card_moves
    legal.fewer_moves = board.fewer_moves
    if board.compulsory_moves:
        return legal
    if owes_play(hand, plays):
        legal.discards = pitches & ~fitting
    else:
        legal.done = 1
    return legal


# Moves of foundation cards, and which of them are compulsory


def find_card_moves(board: Board) -> None:
    """Set the board's `fitting`, `card_moves`, `compulsory_moves` and `fewer_moves`, if they are out of date.

    A note of a run moves with all cards above it; of a stack, any number of cards may move. The compulsory moves are
    those onto a corner that has cards, and those of a whole pile onto another foundation.

    These sets are words of bits: see `rows` for their layout, and `Board` for what each of them says.
    """
    if board.card_moves != UNKNOWN:
        return
    on_foundations = pitches_in(board.next_on_foundations)
    on_corners = board.next_on_any_corner
    board.fitting = on_foundations | on_corners
    board.card_moves = board.compulsory_moves = board.fewer_moves = 0
    notes = board.runs & on_corners * EACH_ROW
    if notes:
        _find_moves_to_corners(board, notes)
    notes = board.runs & on_foundations * EACH_ROW
    if notes:
        _find_moves_to_foundations(board, notes)
    notes = board.lowest & board.doubled * EACH_ROW
    if notes:
        _find_moves_of_stacks(board, notes)


def _find_moves_to_corners(board: Board, notes: i64) -> None:
    """Add the moves onto corners; a corner continues with each of these `notes` of the foundations."""
    while notes:
        note = notes & -notes
        notes ^= note
        place = place_of(note)
        source, pitch = place // 12, place % 12
        moves = board.corners_for(pitch) << SPACE_COUNT * source + FIRST_CORNER
        board.card_moves |= moves
        if not board.scale.tonic >> pitch & 1:  # the tonic moves to empty corners, and these need not be filled
            board.compulsory_moves |= moves


def _find_moves_to_foundations(board: Board, notes: i64) -> None:
    """Add the moves of runs onto other foundations; some foundation continues with each of these `notes` of runs."""
    while notes:
        note = notes & -notes
        notes ^= note
        place = place_of(note)
        source, pitch = place // 12, place % 12
        targets = board.foundations_for(pitch) & ~(1 << source)
        whole = note & board.lowest
        for to in range(FIRST_CORNER):
            if targets >> to & 1:
                move: i64 = 1 << SPACE_COUNT * source + to
                if whole:
                    board.card_moves |= move
                    board.compulsory_moves |= move
                elif becomes_longer(board, source, to, board.count_of(source, to)):
                    board.card_moves |= move


def _find_moves_of_stacks(board: Board, notes: i64) -> None:
    """Add the moves of stacks onto others of the same pitch; `notes` are the lowest cards of those that have others.

    A stack moves whole if there is room for it; otherwise as many cards as there is room for, or fewer, may move.
    """
    while notes:
        note = notes & -notes
        notes ^= note
        place = place_of(note)
        source, pitch = place // 12, place % 12
        targets = board.foundations_for(pitch) & ~(1 << source)
        for to in range(FIRST_CORNER):
            if targets >> to & 1:
                move: i64 = 1 << SPACE_COUNT * source + to
                most = board.count_of(source, to)
                if most == board.height(source):
                    board.card_moves |= move
                    board.compulsory_moves |= move
                elif becomes_longer(board, source, to, most):
                    board.card_moves |= move
                if most > 1 and becomes_longer(board, source, to, most - 1):  # with two fewer none ever does
                    board.fewer_moves |= 1 << FIRST_CORNER * source + to


def becomes_longer(board: Board, source: i64, to: i64, count: i64) -> bool:
    """Return whether the pile on `to` becomes longer than the one on `source` was when it takes `count` cards from it.

    Only then may the upper part of a pile move to another foundation: otherwise cards could move back and forth.
    """
    return board.height(to) + count > board.height(source)


# Books


def book_points(board: Board, space: i64, next_note: i64) -> i64:
    """Return how many points the pile on `space` scores as a book; 0 if it is not complete.

    `next_note`: the pitch that continues it, as a bit; 0 when none does.
    A run is complete if it begins with the tonic and ends with the scale's last note, in a corner or on a foundation. A
    stack is complete with four cards.
    """
    if next_note:
        if next_note & board.scale.notes or board.height(space) < STACK_HEIGHT:  # a note is missing
            return 0
        return STACK_POINTS
    return SCALE_POINTS if board.begins_with_tonic(space) else 0


@mypyc_attr(acyclic=True)
class Book:
    """A complete pile that somebody took. Never changes."""

    __slots__ = ("cards", "kind")

    def __init__(self, kind: Literal["scale", "stack"], cards: tuple[Card, ...]) -> None:
        self.kind = kind
        self.cards = cards  # bottom first

    def __reduce__(self) -> "tuple[type[Book], tuple[str, tuple[Card, ...]]]":
        return Book, (self.kind, self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Book) and (self.kind, self.cards) == (other.kind, other.cards)

    def __hash__(self) -> int:
        return hash((self.kind, self.cards))

    @property
    def points(self) -> int:
        """Return how many points the book scores."""
        return SCALE_POINTS if self.kind == "scale" else STACK_POINTS

    def to_json(self) -> dict[str, object]:
        """Return the book as ``replay`` prints it."""
        return {"kind": self.kind, "cards": list(codes_of(self.cards))}
