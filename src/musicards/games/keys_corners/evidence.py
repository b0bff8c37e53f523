"""What placements in Key's Corners say about what a player knows: the degrees of scales."""

from collections.abc import Mapping
from typing import Final

from musicards.cards import CARDS_OF_HOUR, NOTES, set_of
from musicards.games.action import Action
from musicards.games.answer import Answer
from musicards.games.keys_corners.actions import Place
from musicards.games.keys_corners.refusals import CornersReason
from musicards.games.keys_corners.view import CornersView
from musicards.theory.pitch import PRINTED_NAMES

__all__ = ["evidence"]

_PITCHES: Final = len(PRINTED_NAMES) - 1
_KINDS: Final = frozenset(
    ("major", "natural_minor", "harmonic_minor", "melodic_minor", "major_pentatonic", "minor_pentatonic")
)
"""The kinds of scales whose degrees are worth knowing by heart."""


def evidence(view: CornersView, action: Action, wrong: str) -> list[Answer]:
    """Return what `action` answers; nothing if it could be right or wrong for another reason.

    Args:
        view: of the player, before.
        action: of the player on turn.
        wrong: the code of the refusal; empty if the action was right.
    """
    if not isinstance(action, Place) or wrong not in ("", CornersReason.DOES_NOT_CONTINUE):
        return []
    option, scale = view.options["scale"], view.board.scale
    assert isinstance(option, Mapping)  # noqa: S101 - `ScaleChoice` has checked it
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
