"""The numbers of moves in Key's Corners.

A note of the hand that is placed has the number 12 * space + pitch (C is pitch 0), counted from `NOTE`; a wild of the
hand that is placed as that pitch the same, counted from `WILD`. From `TOP` on, by space, it is the discard pile's top
card that is placed; from `MOVE` on, 8 * foundation + space, cards are moved from a foundation to a space: how many,
what lies there says. Then `DONE`; and from `DISCARD` on, by pitch, a note of the hand is discarded. No rule tells
octaves apart, so neither does a number.
"""

from typing import Final

from musicards.cards import DECK, HOUR_OF, NOTE_CARDS, Card, i64
from musicards.games.action import Action, Done
from musicards.games.keys_corners.actions import Discard, Move, Place
from musicards.games.keys_corners.board import ALL_SPACES, FOUNDATIONS, LONGEST_RUN, SPACES, Board
from musicards.theory.pitch import SHARP_NAMES

__all__ = [
    "DISCARD",
    "DISCARDS",
    "DONE",
    "DONE_ACTION",
    "MOVE",
    "MOVE_SPACE",
    "NOTE",
    "PLACES",
    "TOP",
    "TOP_PLACES",
    "WILD",
    "action_of",
    "describe",
    "first_note",
    "first_wild",
    "move_of_cards",
    "number_of",
    "wild_places",
]

NOTE: Final = 0
WILD: Final = 96
TOP: Final = 192
MOVE: Final = 200
DONE: Final = 232
DISCARD: Final = 233
MOVE_SPACE: Final = 245

_FIRST_WILD: Final = 48

# Actions are immutable and few, so each is made once.
DONE_ACTION: Final = Done()
PLACES: Final = [[Place(card, "hand", space) for space in ALL_SPACES] for card in NOTE_CARDS]
TOP_PLACES: Final = [[Place(card, "discard", space) for space in ALL_SPACES] for card in NOTE_CARDS]
DISCARDS: Final = [Discard(card) for card in NOTE_CARDS]
_MOVES: Final = [
    [[Move(source, to, count) for count in range(LONGEST_RUN + 1)] for to in ALL_SPACES] for source in FOUNDATIONS
]
_WILD_PLACES: Final[dict[tuple[int, str], list[Place]]] = {}


def wild_places(wild: int, name: str) -> list[Place]:
    """By space, placing a wild under a name that a scale has."""
    places = _WILD_PLACES.get((wild, name))
    if places is None:
        places = _WILD_PLACES[wild, name] = [Place(DECK[wild], "hand", space, name) for space in ALL_SPACES]
    return places


def move_of_cards(board: Board, source: int, to: int) -> Move:
    """A possible move of cards, with their number."""
    return _MOVES[source][to][board.count_of(source, to)]


def first_note(hand: i64, pitch: i64) -> i64:
    """The first note of `pitch`, in deck order, of a hand that has one."""
    notes = hand >> pitch
    card = pitch
    while not notes & 1:
        notes >>= 12
        card += 12
    return card


def first_wild(hand: i64) -> i64:
    """The first wild, in deck order, of a hand that has one."""
    wilds = hand >> _FIRST_WILD
    card: i64 = _FIRST_WILD
    while not wilds & 1:
        wilds >>= 1
        card += 1
    return card


def number_of(action: Action) -> int:
    """The number of a right action."""
    if isinstance(action, Place):
        if action.source == "discard":
            return TOP + action.to
        return (NOTE if action.name is None else WILD) + 12 * action.to + action.hour % 12
    if isinstance(action, Move):
        return MOVE + len(SPACES) * action.source + action.to
    if isinstance(action, Discard):
        return DISCARD + HOUR_OF[action.card] % 12
    return DONE


def action_of(move: int, board: Board, hand: i64, discard_top: Card | None) -> Action:
    """What a right move is in words: with the first such card of the hand, in deck order."""
    if move < WILD:
        return PLACES[first_note(hand, move % 12)][move // 12]
    if move < TOP:
        space, pitch = divmod(move - WILD, 12)
        return wild_places(first_wild(hand), board.ladder.name_of_hour[pitch or 12])[space]
    if move < MOVE:
        assert discard_top is not None  # noqa: S101 - there is one, or this were no right move
        return TOP_PLACES[discard_top][move - TOP]
    if move < DONE:
        source, to = divmod(move - MOVE, len(SPACES))
        return move_of_cards(board, source, to)
    return DONE_ACTION if move == DONE else DISCARDS[first_note(hand, move - DISCARD)]


def describe(move: int) -> str:
    """What a number means.

    >>> describe(NOTE + 13), describe(MOVE + 4)
    ('place C# on E', 'move from N to NW')
    """
    if move < TOP:
        space, pitch = divmod(move % WILD, 12)
        wild = "a wild as " if move >= WILD else ""
        return f"place {wild}{SHARP_NAMES[pitch or 12]} on {SPACES[space]}"
    if move < MOVE:
        return f"place the discard pile's top card on {SPACES[move - TOP]}"
    if move < DONE:
        source, to = divmod(move - MOVE, len(SPACES))
        return f"move from {SPACES[source]} to {SPACES[to]}"
    return "done" if move == DONE else f"discard {SHARP_NAMES[(move - DISCARD) or 12]}"
