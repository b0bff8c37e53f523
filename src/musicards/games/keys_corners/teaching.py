"""Help in Key's Corners, what placements say about a player, First steps, and the manifest.

Help says where to look for a card, and the space that it goes to. Placements say what a player knows of the degrees of
scales. First steps: be refused once, place, begin a corner, fill, end the turn, and discard.
"""

from collections.abc import Mapping
from typing import Final

from musicards.cards import ALL_CARDS, CARDS_OF_HOUR, HOUR_OF, NOTES, code_of, parse_card, set_of
from musicards.games.action import CHANCE, Action, Done
from musicards.games.first_steps import COMPUTER, FirstSteps, Prompt, Reply, cards, rest_of
from musicards.games.keys_corners.actions import Deal, Discard, Move, Place
from musicards.games.keys_corners.board import SPACES, Space
from musicards.games.keys_corners.game import KeysCorners
from musicards.games.keys_corners.refusals import CornersReason
from musicards.games.keys_corners.rules import can_fill
from musicards.games.keys_corners.view import CornersView
from musicards.games.manifest import CARDS, Manifest, Section, TinyDeck, Training
from musicards.games.teaching import Answer, Hint
from musicards.theory.pitch import PRINTED_NAMES


def hint(view: CornersView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    board = view.board
    if isinstance(action, Place):
        answer = {"to": SPACES[action.to], "note": board.scale.name_of_hour[action.hour]}
        if board.empty and can_fill(view.hand, HOUR_OF[view.discard[-1]] if view.discard else 0):
            return Hint("fill", {"source": action.source}, answer, action)
        return Hint("place", {"source": action.source}, answer, action)
    if isinstance(action, Move):
        return Hint("move", {}, {"from": SPACES[action.source], "to": SPACES[action.to], "count": action.count}, action)
    if isinstance(action, Discard):
        return Hint("discard", {}, {"card": code_of(action.card)}, action)
    return Hint("done", {}, {}, action)


_PITCHES: Final = len(PRINTED_NAMES) - 1
_KINDS: Final = ("major", "natural_minor", "harmonic_minor", "melodic_minor", "major_pentatonic", "minor_pentatonic")
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


_HANDS: Final = (cards("D4 G4 G#5 A#4 D#6"), cards("F#4 B3 F5 D6 A5"))
_PILES: Final = (cards("C3"), cards("F#3"), cards("A3"), cards("C#3"))
_NEXT: Final = cards("F3 D5")  # the cards that the player draws, none of which fits


def _space(name: str) -> Space:
    return Space(SPACES.index(name))


def _place(card: str, to: str) -> Place:
    return Place(parse_card(card), "hand", _space(to))


FIRST_STEPS: Final = FirstSteps(
    (
        Reply(CHANCE, Deal(_HANDS, _PILES, _NEXT + rest_of(ALL_CARDS, *_HANDS, *_PILES, _NEXT))),
        Prompt(
            "mistake",
            _place("G#5", "N"),
            ({"do": "place"},),
            refused=True,
            notes={"below": "C", "next": "D", "wrong": "G#"},
        ),
        Prompt("place", _place("D4", "N"), notes={"below": "C", "next": "D", "wrong": "G#"}),
        Prompt("move", Move(_space("N"), _space("NW"), 2), ({"do": "move", "from": "N"},), notes={"tonic": "C"}),
        Prompt("fill", _place("G#5", "N"), ({"do": "place", "to": "N"},)),
        Prompt("done", Done()),
        Reply(COMPUTER, _place("F#4", "E")),
        Reply(COMPUTER, Done()),
        Prompt("discard", Discard(parse_card("A#4")), ({"do": "discard"},)),
    )
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
