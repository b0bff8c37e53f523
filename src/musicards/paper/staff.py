"""Staffs on paper: clefs, key signatures, accidentals and chords, placed as on the page.

The outlines and the numbers are those of the page (`looks`). What decides which accidentals are printed, and where, is
the page's web/src/music/engraving.ts once more; both are compared with what LilyPond engraves.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from musicards.paper.drawing import framed, number
from musicards.paper.looks import staff_shapes
from musicards.theory import Clef, SpelledPitch, parse_pitch, staff_steps
from musicards.tools.score import upward

INK: Final = "#000000"  # other colors print as dots

_SPACE: Final = 10  # between two lines
_OUTLINE_SPACE: Final = 250
_CLEF_AT: Final = 6
_START: Final = 38  # behind the clef
_APART: Final = 40  # between notes
_ASIDE: Final = 24  # for the accidentals of a chord, which are side by side
_BLANK: Final = 120  # the length of a staff to write on
_LOW: Final = -2  # the place of middle C in the treble clef
_TALL: Final = 6  # staff places between accidentals in a column, so that they do not touch
_TIGHT: Final = 0.12  # staff spaces by which columns are closer to each other than to their notes
_STEM: Final = 3.33  # staff spaces
_MIDDLE: Final = 4  # the place of the middle line
_TOP: Final = 8  # the place of the top line
_ORDER_OF_SHARPS: Final = "FCGDAEB"
_SIGNS: Final = {
    -2: ("doubleFlat",), -1: ("flat",), 0: ("natural",), 1: ("sharp",), 2: ("doubleSharp",),
    -3: ("doubleFlat", "flat"), 3: ("doubleSharp", "sharp"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture as SVG, and its size in staff spaces or, of other pictures, in units of a card."""

    svg: str
    width: float
    height: float
    below: float = 0.0  # how far it reaches below the bottom line of the staff, so that staffs can be on one level


@dataclass(frozen=True, slots=True)
class Head:
    """A note on the staff.

    >>> [[head]] = engraved([[parse_pitch("Gb4")]], "treble")
    >>> head.place, head.signs
    (2, ('flat',))
    """

    place: int  # in half spaces up from the bottom line
    signs: tuple[str, ...]  # its accidentals, from the note outward
    right: bool = False  # to the right of the other heads, because its neighbor is a second below
    aside: float = 0.0  # how far its accidentals are moved left to clear those of its neighbors, in staff spaces


def engraved(events: Iterable[Sequence[SpelledPitch]], clef: Clef, signature: int = 0) -> list[list[Head]]:
    """Return the heads of each event of a bar, with the accidentals that are printed. Chords are lowest note first.

    >>> [[head.signs for head in chord] for chord in engraved([[parse_pitch("F4")], [parse_pitch("F#4")]], "treble", 1)]
    [[('natural',)], [('sharp',)]]
    """
    said: dict[int, int] = {}  # by height, the last alteration
    found = []
    for notes in events:
        heads = []
        for pitch in notes:
            height = staff_steps(pitch)
            known = said.get(height, _in_key(pitch.letter, signature))
            signs = () if known == pitch.alteration else _SIGNS[pitch.alteration]
            heads.append(Head(place_of(pitch, clef), signs))
        said |= {staff_steps(pitch): pitch.alteration for pitch in notes}
        found.append(_aside(_seconds(heads)))
    return found


def fitted(names: Sequence[str], clef: Clef) -> tuple[SpelledPitch, ...]:
    """Return notes by their names, each above the one before, with the first low on the staff.

    >>> [str(pitch) for pitch in fitted(["E", "G", "C"], "bass")]
    ['E2', 'G2', 'C3']
    """
    first = parse_pitch(names[0])
    lowest = (_bottom(clef) + _LOW) // 7
    octave = next(each for each in (lowest, lowest + 1) if place_of(replace(first, octave=each), clef) >= _LOW)
    return upward(map(parse_pitch, names), octave)


def staff(clef: Clef, *, signature: int = 0, notes: Sequence[SpelledPitch] = (), together: bool = False) -> Drawing:
    """Draw a staff with a key signature, or with notes in sequence or as one chord; without either, to write on."""
    events = [notes] if together else [[note] for note in notes]
    shapes = staff_shapes()
    signs_width = abs(signature) * _SPACE * shapes["apart"]["sharp" if signature > 0 else "flat"]
    first = _START + signs_width + (_ASIDE if together else 0)
    width = first + (len(events) + together / 2) * _APART + 12 if notes else _BLANK
    drawn = engraved(events, clef, signature)
    places = [head.place for heads in drawn for head in heads]
    top = max([12, *[place + (0 if place < _MIDDLE else 2) for place in places]])
    bottom = min([-4, *[place - 2 for place in places]])
    clef_shape = shapes["clefs"][clef]
    parts = [_lines(2, width - 2), _glyph(clef_shape["outline"], _CLEF_AT, clef_shape["on"])]
    parts += _signature(signature, clef)
    for at, heads in enumerate(drawn):
        left = first + 22 + at * _APART - shapes["head"] * _SPACE / 2
        for head in heads:
            parts += _note(head, left, stemmed=not together)
    return _drawing(parts, width, top, bottom)


def staff_parts(clef: Clef | None, width: float) -> str:
    """Return the lines of an empty staff and its clef, from the left end of its bottom line; a space is 10 units."""
    if clef is None:
        return _lines(0, width)
    shape = staff_shapes()["clefs"][clef]
    return _lines(0, width) + _glyph(shape["outline"], _CLEF_AT, shape["on"])


def _drawing(parts: Sequence[str], width: float, top: int, bottom: int) -> Drawing:
    high = (top - bottom) * _SPACE / 2
    return Drawing(framed("".join(parts), 0, _y(top), width, high), width / _SPACE, high / _SPACE, -bottom / 2)


def place_of(pitch: SpelledPitch, clef: Clef) -> int:
    """Return the place of a note: in half spaces up from the bottom line.

    >>> place_of(parse_pitch("C4"), "treble")
    -2
    """
    return staff_steps(pitch) - _bottom(clef)


@cache
def _bottom(clef: Clef) -> int:
    return staff_steps(parse_pitch(staff_shapes()["clefs"][clef]["bottom"]))


def _in_key(letter: str, signature: int) -> int:
    at = _ORDER_OF_SHARPS.index(letter)
    return 1 if at < signature else -1 if 6 - at < -signature else 0


def _seconds(heads: Sequence[Head]) -> list[Head]:
    """Of two heads a second apart, move the upper one to the right."""
    placed: list[Head] = []
    for head in heads:
        right = bool(placed) and head.place - placed[-1].place <= 1 and not placed[-1].right
        placed.append(replace(head, right=right))
    return placed


def _aside(heads: Sequence[Head]) -> list[Head]:
    """From the top down, put each accidental in the free column nearest to its note."""
    columns: list[tuple[int, float]] = []  # the lowest place in each, and its width
    column_of: dict[int, int] = {}  # by place
    for head in reversed(heads):
        if not head.signs:
            continue
        nth = next((at for at, (lowest, _) in enumerate(columns) if lowest - head.place >= _TALL), len(columns))
        wide = _room(head) - _TIGHT
        if nth == len(columns):
            columns.append((head.place, wide))
        else:
            columns[nth] = head.place, max(columns[nth][1], wide)
        column_of[head.place] = nth
    return [replace(head, aside=sum(wide for _, wide in columns[: column_of.get(head.place, 0)])) for head in heads]


def _room(head: Head) -> float:
    return sum([float(_sign(sign)["room"]) for sign in head.signs])


def _sign(name: str) -> dict[str, Any]:
    found: dict[str, Any] = staff_shapes()["signs"][name]
    return found


def _y(place: float) -> float:
    return -place * _SPACE / 2


def _lines(left: float, right: float) -> str:
    path = "".join(f"M{number(left)} {number(_y(place))}H{number(right)}" for place in range(0, _TOP + 1, 2))
    return f'<path d="{path}" stroke="{INK}" stroke-width="{number(_SPACE * 0.1)}"/>'


def _glyph(outline: str, left: float, place: float) -> str:
    size = f"{_SPACE / _OUTLINE_SPACE:g}"
    at = f"translate({number(left)} {number(_y(place))}) scale({size})"
    return f'<path d="{staff_shapes()["outlines"][outline]}" fill="{INK}" transform="{at}"/>'


def _signature(signature: int, clef: Clef) -> list[str]:
    shapes = staff_shapes()
    kind, places = ("sharp", "sharps") if signature > 0 else ("flat", "flats")
    apart = shapes["apart"][kind] * _SPACE
    shown = shapes["clefs"][clef][places][: abs(signature)]
    return [_glyph(_sign(kind)["outline"], _START + at * apart, place) for at, place in enumerate(shown)]


def _note(head: Head, left: float, *, stemmed: bool) -> list[str]:
    """Draw a head with its ledger lines, accidentals and stem; `left` is the left end of the heads not moved right."""
    wide = staff_shapes()["head"]
    x = left + (wide * _SPACE if head.right else 0)
    ledgers = [*range(10, head.place + 1, 2), *range(-2, head.place - 1, -2)]
    path = "".join(f"M{number(x - 0.47 * _SPACE)} {number(_y(line))}h{number(2.1 * _SPACE)}" for line in ledgers)
    parts = [f'<path d="{path}" stroke="{INK}" stroke-width="{number(_SPACE * 0.1)}"/>'] if path else []
    far = head.aside
    for sign in head.signs:
        far += _sign(sign)["room"]
        parts.append(_glyph(_sign(sign)["outline"], left - _SPACE * far, head.place))
    parts.append(_glyph("noteHead", x, head.place))
    if stemmed:
        at, way = (x + _SPACE * (wide - 0.05), -1) if head.place < _MIDDLE else (x + _SPACE * 0.05, 1)
        long = way * _SPACE * max(_STEM, abs(head.place - _MIDDLE) / 2 - 0.2)
        path = f"M{number(at)} {number(_y(head.place))}v{number(long)}"
        parts.append(f'<path d="{path}" stroke="{INK}" stroke-width="{number(_SPACE * 0.15)}"/>')
    return parts
