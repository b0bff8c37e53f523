"""Explain where a note is on the staff, the keyboard and the clock, counted from a place that is easy to remember.

On the staff these places are the line that the clef marks and the C of the octave; on the keyboard, the white keys left
of two and of three black keys; on the clock, C at 12.
"""

from typing import Final

from musicards.theory import PRINTED_NAMES, Letter, PitchClass, hour_above, letter_above
from musicards.tools.card_quiz import QuestionFace

__all__ = ["location_of"]

_ON_STAFF: Final[dict[int, tuple[Letter, ...]]] = {3: ("C", "F"), 4: ("C", "G"), 5: ("C",), 6: ("C",)}
"""By octave, the letters that are easy to find on the staff: C, and the line that the clef marks."""

_ON_KEYS: Final[tuple[Letter, ...]] = ("C", "F")
_TOP: Final = PitchClass(12)


def location_of(hour: PitchClass, face: QuestionFace, octave: int | None = None) -> dict[str, object]:
    """Return the facts about where a pitch is.

    Args:
        hour: the pitch.
        face: the picture.
        octave: of the card, 3 to 6; only the staff needs it.

    Returns:
        ``face`` and ``octave``; ``hour``, the pitch; ``names``, its printed names; ``needed``, their letters;
        ``paths``, on the staff and the keyboard, for each name the letters from an easy one up to its own;
        ``way``, on the clock, the hours from 12.

    >>> location_of(PitchClass(9), "staff", 4)["paths"], location_of(PitchClass(1), "keys")["paths"]
    ([['G', 'A']], [['C'], ['C', 'D']])
    >>> location_of(PitchClass(3), "clock")["way"]
    [12, 1, 2, 3]
    """
    names = PRINTED_NAMES[hour]
    known = () if face == "clock" else _ON_KEYS if octave is None or face == "keys" else _ON_STAFF[octave]
    return {
        "face": face,
        "octave": octave if face == "staff" else None,
        "hour": hour,
        "names": list(names),
        "needed": [name[0] for name in names],
        "paths": [_path(name[0], known) for name in names] if known else [],
        "way": [hour_above(_TOP, step) for step in range(hour % 12 + 1)] if face == "clock" else [],
    }


def _path(letter: str, known: tuple[Letter, ...]) -> list[str]:
    """Return the shortest path of letters up to `letter` from one of the known letters."""
    ways: list[list[str]] = []
    for first in known:
        way = [first]
        while way[-1] != letter:
            way.append(letter_above(way[-1], 2))
        ways.append([*way])
    # Each octave begins with C, so no path needs to pass the next C: from G to F it would be longer than from C.
    return min(ways, key=len)
