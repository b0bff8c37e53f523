"""The numbers of moves in Key's Corners, from 0 to `MOVE_SPACE` - 1.

from          what it means, with pitches from C = 0 to B = 11, and spaces from N = 0 to SW = 7
PLACE_NOTE    place a note of the hand: 12 * space + pitch, e.g. 16 for E on foundation E
PLACE_WILD    place a wild of the hand as a pitch: 12 * space + pitch, e.g. 96 + 16
PLACE_TOP     place the top card of the discard pile: space, e.g. 192 + 4 for corner NW
MOVE          move cards from a foundation: 8 * from + to, e.g. 200 + 4 from N to NW; the piles say how many
MOVE_FEWER    move a card fewer from a stack than MOVE does: 4 * from + to, e.g. 232 + 1 from N to E
DONE          end the turn
DISCARD       discard a note of the hand: pitch, e.g. 249 + 9 for an A

No rule tells octaves or wilds apart, so the numbers do not either: they mean the first such card in deck order.
"""

from typing import Final

from musicards.cards import DECK, HOUR_OF, NOTE_CARDS, Card, i64
from musicards.games.action import Action, Done
from musicards.games.keys_corners.actions import Discard, Move, Place
from musicards.games.keys_corners.board import ALL_SPACES, FIRST_CORNER, FOUNDATIONS, SPACE_COUNT, SPACES, Board
from musicards.games.keys_corners.scale import LONGEST_RUN
from musicards.theory.pitch import SHARP_NAMES

PITCHES: Final = 12

# Plain numbers, so that the compiler can use them as constants; each is the one before and how many numbers that takes.
PLACE_NOTE: Final = 0
PLACE_WILD: Final = 96  # PITCHES * SPACE_COUNT
PLACE_TOP: Final = 192  # PITCHES * SPACE_COUNT
MOVE: Final = 200  # SPACE_COUNT
MOVE_FEWER: Final = 232  # SPACE_COUNT * FIRST_CORNER
DONE: Final = 248  # FIRST_CORNER * FIRST_CORNER
DISCARD: Final = 249
MOVE_SPACE: Final = 261  # PITCHES

FIRST_WILD: Final = 48
"""The first wild in deck order; all cards before it are notes."""

# Actions are immutable and few, so each is made once.
DONE_ACTION: Final = Done()
PLACE_ACTIONS: Final = [[Place(card, "hand", space) for space in ALL_SPACES] for card in NOTE_CARDS]
PLACE_TOP_ACTIONS: Final = [[Place(card, "discard", space) for space in ALL_SPACES] for card in NOTE_CARDS]
DISCARD_ACTIONS: Final = [Discard(card) for card in NOTE_CARDS]
_MOVE_ACTIONS: Final = [
    [[Move(source, to, count) for count in range(LONGEST_RUN + 1)] for to in ALL_SPACES] for source in FOUNDATIONS
]
_PLACE_WILD_ACTIONS: Final[dict[tuple[int, str], list[Place]]] = {}


def place_wild_actions(wild: int, name: str) -> list[Place]:
    """Return the actions that place a wild as `name`, by space."""
    places = _PLACE_WILD_ACTIONS.get((wild, name))
    if places is None:
        places = _PLACE_WILD_ACTIONS[wild, name] = [Place(DECK[wild], "hand", space, name) for space in ALL_SPACES]
    return places


def move_action(board: Board, source: int, to: int, fewer: int = 0) -> Move:
    """Return the action of a possible move of cards, which says how many cards it takes.

    `fewer`: 1 for a card fewer than the stacks allow.
    """
    return _MOVE_ACTIONS[source][to][board.count_of(source, to) - fewer]


def from_and_to(move: i64) -> tuple[i64, i64, i64]:
    """Return from where a move of cards goes, where to, and 1 if it takes a card fewer than the stacks allow."""
    if move < MOVE_FEWER:
        return (move - MOVE) // SPACE_COUNT, (move - MOVE) % SPACE_COUNT, 0
    return (move - MOVE_FEWER) // FIRST_CORNER, (move - MOVE_FEWER) % FIRST_CORNER, 1


def first_note(hand: i64, pitch: i64) -> i64:
    """Return the first note of `pitch`, in deck order, in a hand that has one."""
    notes = hand >> pitch
    card = pitch
    while not notes & 1:
        notes >>= PITCHES
        card += PITCHES
    return card


def first_wild(hand: i64) -> i64:
    """Return the first wild, in deck order, in a hand that has one."""
    wilds = hand >> FIRST_WILD
    card: i64 = FIRST_WILD
    while not wilds & 1:
        wilds >>= 1
        card += 1
    return card


def number_of(action: Action, board: Board) -> int:
    """Return the number of a legal action."""
    if isinstance(action, Place):
        if action.source == "discard":
            return PLACE_TOP + action.to
        return (PLACE_NOTE if action.name is None else PLACE_WILD) + PITCHES * action.to + action.hour % PITCHES
    if isinstance(action, Move):
        if action.count < board.count_of(action.source, action.to):
            return MOVE_FEWER + FIRST_CORNER * action.source + action.to
        return MOVE + SPACE_COUNT * action.source + action.to
    if isinstance(action, Discard):
        return DISCARD + HOUR_OF[action.card] % PITCHES
    return DONE


def action_of(move: int, board: Board, hand: i64, discard_top: Card | None) -> Action:
    """Return the action of a legal move, with the first such card of the hand in deck order."""
    if move < PLACE_WILD:
        return PLACE_ACTIONS[first_note(hand, move % PITCHES)][move // PITCHES]
    if move < PLACE_TOP:
        space, pitch = divmod(move - PLACE_WILD, PITCHES)
        return place_wild_actions(first_wild(hand), board.scale.name_of_hour[pitch or PITCHES])[space]
    if move < MOVE:
        assert discard_top is not None
        return PLACE_TOP_ACTIONS[discard_top][move - PLACE_TOP]
    if move < DONE:
        source, to, fewer = from_and_to(move)
        return move_action(board, source, to, fewer)
    return DONE_ACTION if move == DONE else DISCARD_ACTIONS[first_note(hand, move - DISCARD)]


def describe(move: int) -> str:
    """Return what a number means, in a few words.

    >>> describe(PLACE_NOTE + 13), describe(MOVE + 4)
    ('place C# on E', 'move from N to NW')
    """
    if move < PLACE_TOP:
        space, pitch = divmod(move % PLACE_WILD, PITCHES)
        wild = "a wild as " if move >= PLACE_WILD else ""
        return f"place {wild}{SHARP_NAMES[pitch or PITCHES]} on {SPACES[space]}"
    if move < MOVE:
        return f"place the discard pile's top card on {SPACES[move - PLACE_TOP]}"
    if move < DONE:
        source, to, fewer = from_and_to(move)
        return f"move {'a card fewer ' * fewer}from {SPACES[source]} to {SPACES[to]}"
    return "done" if move == DONE else f"discard {SHARP_NAMES[(move - DISCARD) or PITCHES]}"
