"""Help in Key's Corners, what placements say about a player, First steps, and the manifest.

Help says where to look for a card, and the space that it goes to. Placements say what a player knows of the degrees of
scales. First steps: place on a foundation, climb by a half step, end the turn, begin a corner, fill, complete a scale,
and discard.
"""

from collections.abc import Mapping
from typing import Final, Literal

from musicards.cards import ALL_CARDS, CARDS_OF_HOUR, HOUR_OF, NOTES, code_of, parse_card, set_of
from musicards.games.action import CHANCE, Action, Done
from musicards.games.event import Finished
from musicards.games.first_steps import Goal, Reply, Scene, cards, rest_of
from musicards.games.keys_corners.actions import BookTaken, Deal, Discard, Discarded, Move, Moved, Place, Placed
from musicards.games.keys_corners.board import CORNERS, FOUNDATIONS, SPACE_COUNT, SPACES, Board, Pile, Space
from musicards.games.keys_corners.game import KeysCorners
from musicards.games.keys_corners.refusals import CornersReason, compulsory_move
from musicards.games.keys_corners.rules import book_points, can_fill
from musicards.games.keys_corners.view import CornersView
from musicards.games.manifest import CARDS, Manifest, Section, TinyDeck, Training
from musicards.games.teaching import Answer, Hint
from musicards.theory.pitch import PRINTED_NAMES


def hint(view: CornersView, action: Action) -> Hint:
    """Explain `action`, which is right, or a compulsory move: that is what the prompt asks for while there is one."""
    board = view.board
    must_fill = board.empty and can_fill(view.hand, HOUR_OF[view.discard[-1]] if view.discard else 0)
    if not must_fill:
        action = _compulsory_first(board, action)
    if isinstance(action, Place):
        answer: dict[str, object] = {"to": SPACES[action.to], "note": board.scale.name_of_hour[action.hour]}
        if action.name is not None:
            answer["as"] = action.name
        if must_fill:
            return Hint("fill", {"source": action.source}, answer, action)
        return Hint("place", {"source": action.source}, answer, action)
    if isinstance(action, Move):
        names = view.names_on(_pile(board, action.source))[-action.count :]
        answer = {"from": SPACES[action.source], "to": SPACES[action.to], "count": action.count, "names": names}
        return Hint("move", {}, answer, action)
    if isinstance(action, Discard):
        return Hint("discard", {"kept": _kept(view)}, {"card": code_of(action.card)}, action)
    return Hint("done", {"kept": _kept(view)}, {}, action)


def _compulsory_first(board: Board, action: Action) -> Action:
    """Return a compulsory move if there is one, or `action` if it is one itself or completes a book."""
    move = compulsory_move(board)
    if move is None:
        return action
    if isinstance(action, Move):
        is_compulsory = board.compulsory_moves >> SPACE_COUNT * action.source + action.to & 1
        return action if is_compulsory else move
    if isinstance(action, Place):
        after = board.copy()
        next_note = after.place(action.to, action.hour % 12, action.card)
        if book_points(after, action.to, next_note):
            return action
    return move


def _pile(board: Board, space: Space) -> Pile:
    """Return a pile that has cards."""
    pile = board.pile(space)
    assert pile is not None
    return pile


def _kept(view: CornersView) -> Literal["note", "wild", "none"]:
    """Return which cards that fit stay in the hand when the turn ends: a note at least, only a wild, or none."""
    legal = view.legal()
    if legal.notes:
        return "note"
    return "wild" if legal.wilds else "none"


_PITCHES: Final = len(PRINTED_NAMES) - 1
_KINDS: Final = frozenset(
    ("major", "natural_minor", "harmonic_minor", "melodic_minor", "major_pentatonic", "minor_pentatonic")
)
"""The kinds of scales whose degrees are worth knowing by heart."""


def evidence(view: CornersView, action: Action, wrong: str) -> list[Answer]:
    """Return what `action` answers; nothing if it could be right or wrong for another reason."""
    if not isinstance(action, Place) or wrong not in ("", CornersReason.DOES_NOT_CONTINUE):
        return []
    option, scale = view.options["scale"], view.board.scale
    assert isinstance(option, Mapping)
    wanted = view.board.next_hours[action.to]
    degree = scale.degree_of_hour[wanted]
    if option["kind"] not in _KINDS or degree <= 1:  # a scale's first note is given, and a stack only repeats its pitch
        return []
    chance = 1 / _PITCHES
    if action.name is None:
        cards = NOTES & (view.hand | set_of(view.discard[-1:]))
        chance = (cards & CARDS_OF_HOUR[wanted]).bit_count() / cards.bit_count()
    return [
        Answer(
            f"degree:{option['kind']}:{degree}/{scale.names[0]}/{scale.names[degree - 2]}",
            right=not wrong,
            said=scale.name_of_hour[action.hour],
            chance=chance,
        )
    ]


def _deal(hand: str, other: str, piles: str, following: str) -> Reply:
    """Return the deal of a scene; `piles`: the cards on the foundations, `following`: the first ones of the stock."""
    hands, laid, first = (cards(hand), cards(other)), cards(piles), cards(following)
    foundations = tuple([(card,) for card in laid])
    return Reply(CHANCE, Deal(hands, foundations, first + rest_of(ALL_CARDS, *hands, laid, first)))


# The whole pile, with the cards that the player may have put on it before.
_TO_A_CORNER: Final = tuple([Move(FOUNDATIONS[0], CORNERS[0], count) for count in range(1, 5)])

FIRST_STEPS: Final = (
    Scene(
        (_deal("D4 G4 G#5 E5 D#6", "F#4 B3 F5 D6 A5", "C3 F#3 A3 C#3", "F3 D5"),),
        (Goal("place", Placed, examples=(Place(parse_card("D4"), "hand", FOUNDATIONS[0]),)),),
    ),
    Scene(
        (_deal("F4 G5 G#5 E5 D#6", "F#4 B3 F5 D6 A5", "E3 F#3 A3 C#3", "F3 D5"),),
        (
            Goal("step", Placed, examples=(Place(parse_card("F4"), "hand", FOUNDATIONS[0]),)),
            Goal("done", Finished, examples=(Done(),)),
        ),
    ),
    Scene(
        (_deal("D4 G4 G#5 E5 D#6", "F#4 B3 F5 D6 A5", "C3 F#3 A3 C#3", "F3 D5"),),
        (Goal("move", Moved, examples=_TO_A_CORNER), Goal("fill", Placed)),
    ),
    Scene(
        (_deal("D4 E4 G4 A4 F6", "F4 B3 F5 D6 A5", "C3 F#3 G#3 C#3", "F3 D5"),),
        (Goal("corner", Moved, examples=_TO_A_CORNER), Goal("fill", Placed), Goal("book", BookTaken)),
        {"scale": {"tonic": "C", "kind": "major_pentatonic"}},
    ),
    Scene(
        (_deal("D4 G4 F5 A4 E5", "F#4 B3 F6 D6 A5", "C#3 F#3 D#3 G#3", "E3 D5"),),
        (Goal("discard", Discarded),),
    ),
)


_TINY_SCALE: Final = {"tonic": "C", "kind": "custom", "formula": [6, 6]}  # C and F#, so that a book has two cards

MANIFEST: Final = Manifest(
    rules=KeysCorners,
    tiny=TinyDeck("C4 F#4 D4 E4 A4 B4", ("G4", "F4", "C5"), 1, 6, (("scale", _TINY_SCALE),)),
    group="theory",
    hint=hint,
    evidence=evidence,
    trains=tuple([Training((f"degree:{kind}",), (("scale", {"tonic": "C", "kind": kind}),)) for kind in _KINDS]),
    first_steps=FIRST_STEPS,
    rules_page=(
        CARDS,
        Section("scale", ("C4", "D4", "E4", "F4")),
        Section("setup", ("G3", "A4", "", "E5", "D4")),
        Section("table", ("D4", "E4", "G#3", "G#5")),
        Section("turn", ("C4", "D4")),
        Section("fill", ("G#5",)),
        Section("discard", ("A#3",)),
        Section("mistakes", ("C4", "E4")),
        Section("empty", ("D5",)),
        Section("winning", ("G#3", "G#4", "G#5", "G#6")),
    ),
    pictured=("C4", "D4", "E4"),
)
