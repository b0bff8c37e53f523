"""A short staff with a card's note for each of its names; large if it is the only face.

As in web/src/music/staff.ts and web/src/card/Staff.svelte, except that symbols do not overlap here.
"""

from dataclasses import dataclass
from typing import Final

from musicards.paper.drawing import number
from musicards.paper.looks import Look, glyph, over

_SIGNS: Final = {"": None, "#": "sharp", "b": "flat"}
_LETTERS: Final = "CDEFGAB"


@dataclass(frozen=True, slots=True)
class StaffNote:
    """The position of a note on the staff."""

    clef: str  # the name of a glyph, e.g. "gClef"
    place: int  # 0 is the bottom line, 1 the space above it
    sign: str | None  # the accidental's glyph, e.g. "sharp"
    ledgers: tuple[int, ...]  # the places of its ledger lines


@dataclass(frozen=True, slots=True)
class _Frame:
    """The geometry of a staff."""

    left: float
    right: float
    bottom: float  # y of the bottom line
    space: float  # distance between two lines
    one: float  # x of a single note
    two: float  # x of the first of two notes
    apart: float  # distance between two notes
    line: float  # width of a line
    stem: float  # width of a stem


_USUAL: Final = _Frame(26, 224, 247, 15, 142, 118, 66, 1.6, 2.2)
_LARGE: Final = _Frame(4, 246, 235, 27, 116, 124, 80, 3, 4)


def _diatonic(letter: str, octave: int) -> int:
    """Return the number of steps of the C major scale above C0."""
    return octave * 7 + _LETTERS.index(letter)


_BOTTOM_LINE: Final = {"fClef": _diatonic("G", 2), "gClef": _diatonic("E", 4), "gClef8": _diatonic("E", 5)}


def on_staff(name: str, octave: int) -> StaffNote:
    """Place a printed name, such as ``Gb``, on the staff, in the clef with the fewest ledger lines.

    >>> on_staff("C", 4)
    StaffNote(clef='gClef', place=-2, sign=None, ledgers=(-2,))
    """
    clef = "fClef" if octave <= 3 else "gClef8" if octave >= 6 else "gClef"
    place = _diatonic(name[0], octave) - _BOTTOM_LINE[clef]
    return StaffNote(clef, place, _SIGNS[name[1:]], (*range(10, place + 1, 2), *range(-2, place - 1, -2)))


def staff(  # noqa: PLR0913 - what to draw, and where
    names: tuple[str, ...],
    octave: int,
    look: Look,
    ground: str,
    *,
    large: bool = False,
    lower: float = 0,
) -> str:
    """Draw the staff on a background color, `lower` units further down than on a card of standard height."""
    at = _LARGE if large else _USUAL
    clef = on_staff(names[0], octave).clef
    tall = (
        clef == "gClef8" and not large
    )  # its 8 would be hidden by the index, so the clef is smaller and the staff lower
    lower += 8 if tall else 0
    notes = [on_staff(name, octave) for name in names]
    line = f'stroke="{over(look.ink, ground, 0.75)}" stroke-width="{number(at.line)}"'

    def y(place: int) -> float:
        return at.bottom + lower - place * at.space / 2

    def sign(name: str, left: float, place: int, size: float = 1) -> str:
        scale = f"{size * at.space / 250:g}"
        return (
            f'<path d="{glyph(name)}" fill="{look.ink}" '
            f'transform="translate({number(left)} {number(y(place))}) scale({scale})"/>'
        )

    lines = "".join(f"M{number(at.left)} {number(y(place))}H{number(at.right)}" for place in range(0, 10, 2))
    drawn = [f'<path d="{lines}" {line}/>', sign(clef, at.left + 5, 6 if clef == "fClef" else 2, 0.82 if tall else 1)]
    for index, note in enumerate(notes):
        x = at.one if len(notes) == 1 else at.two + index * at.apart
        for ledger in note.ledgers:
            start = number(x - at.space * 0.47)
            drawn.append(f'<path d="M{start} {number(y(ledger))}h{number(at.space * 2.1)}" {line}/>')
        if note.sign:
            drawn.append(sign(note.sign, x - at.space * 1.27, note.place))
        drawn.append(sign("noteHead", x, note.place))
        side, up = (1.13, -3.33) if note.place < 4 else (0.05, 3.33)
        drawn.append(
            f'<path d="M{number(x + at.space * side)} {number(y(note.place))}v{number(at.space * up)}" '
            f'stroke="{look.ink}" stroke-width="{number(at.stem)}"/>'
        )
    return "".join(drawn)
