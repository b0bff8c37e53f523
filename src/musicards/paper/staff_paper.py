"""Staff paper: a page of empty staffs as a PDF, with a clef or without, or in pairs for the piano."""

from typing import Final, Literal, TypeAlias, get_args

from musicards.errors import InputError
from musicards.paper.drawing import framed, number, placed
from musicards.paper.staff import INK, staff_parts
from musicards.paper.typesetting import typeset
from musicards.paper.worksheet import PaperFormat
from musicards.texts import catalog
from musicards.theory import Clef

StaffClef: TypeAlias = Literal["none", "treble", "bass", "alto", "tenor", "piano"]
STAFF_CLEFS: Final[tuple[StaffClef, ...]] = get_args(StaffClef)
"""What is at the beginning of each staff; `piano` has pairs of a treble and a bass staff."""

FEWEST_STAVES: Final = 4
MOST_STAVES: Final = 14
USUAL_STAVES: Final = 10

_SIZES: Final[dict[PaperFormat, tuple[float, float]]] = {"a4": (210, 297), "letter": (215.9, 279.4)}  # millimeters
_MARGIN: Final = 15
_SPACE: Final = 1.9  # millimeters between two lines, where there are few staffs
_SMALL_SPACE: Final = 1.6
_FEW: Final = 10
_UNITS: Final = 10  # of a drawing, in a space
_STAFF: Final = 4 * _UNITS


def make_staff_paper(
    *,
    clef: StaffClef = "none",
    staves: int = USUAL_STAVES,
    paper: PaperFormat = "a4",
    language: str = "en",
    preview: bool = False,
) -> bytes:
    """Return a page of empty staffs as a PDF, or with `preview` as PNG. Nothing is written on it.

    Raises:
        InputError: there are too few or too many staffs for a page.
        NoTypesetter: Typst is not installed.
    """
    if not FEWEST_STAVES <= staves <= MOST_STAVES:
        raise InputError("number-out-of-range", staves, least=FEWEST_STAVES, most=MOST_STAVES)
    width, height = _SIZES[paper]
    texts = catalog(language)
    data = {
        "title": texts.text("worksheet-staves"),
        "language": language,
        "width": width,
        "height": height,
        "svg": _page(clef, staves, width, height),
        "alt": texts.text("worksheet-staves"),
    }
    return typeset("staves", data, preview=preview)


def _page(clef: StaffClef, staves: int, width: float, height: float) -> str:
    """Draw the staffs of a whole page, at equal distances, or in pairs."""
    space = _SPACE if staves <= _FEW else _SMALL_SPACE
    unit = space / _UNITS
    wide, high, margin = width / unit, height / unit, _MARGIN / unit
    rows = staves // 2 if clef == "piano" else staves
    apart = (high - 2 * margin) / rows
    parts = []
    for row in range(rows):
        middle = margin + apart * (row + 0.5)
        if clef == "piano":
            above, below = middle - 0.42 * apart / 2 + _STAFF / 2, middle + 0.42 * apart / 2 + _STAFF / 2
            parts += [_staff("treble", margin, above, wide), _staff("bass", margin, below, wide)]
            parts.append(_brace(margin, above - _STAFF, below))
        else:
            parts.append(_staff(None if clef == "none" else clef, margin, middle + _STAFF / 2, wide))
    return framed("".join(parts), 0, 0, wide, high)


def _staff(clef: Clef | None, left: float, bottom: float, wide: float) -> str:
    return placed(staff_parts(clef, wide - 2 * left), left, bottom)


def _brace(left: float, top: float, bottom: float) -> str:
    """Draw a line and a brace that join two staffs."""
    x, high, deep = left - 4, bottom - top, 12.0

    def curve(inner: float, start: float, to: float) -> str:
        way = to - start
        points = [(x - (1.3 - inner) * deep, start + 0.24 * way), (x + (0.1 + inner) * deep, start + 0.84 * way)]
        return " ".join(f"{number(across)} {number(down)}" for across, down in points)

    middle = top + high / 2
    point = f"{number(x - deep)} {number(middle)}"
    outer = f"M{number(x)} {number(top)}C{curve(0, top, middle)} {point}"
    outer += f"C{_turned(curve(0, bottom, middle))} {number(x)} {number(bottom)}"
    inner = f"C{curve(0.5, bottom, middle)} {point}C{_turned(curve(0.5, top, middle))} {number(x)} {number(top)}z"
    line = f'<path d="M{number(left)} {number(top)}V{number(bottom)}" stroke="{INK}" stroke-width="1.2"/>'
    return f'<path d="{outer}{inner}" fill="{INK}"/>{line}'


def _turned(points: str) -> str:
    """Return the two points of a curve in the other order."""
    words = points.split()
    return " ".join((*words[2:], *words[:2]))
