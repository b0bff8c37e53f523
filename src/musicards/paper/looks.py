"""The faces of cards in the colors of a palette, as the page draws them in its light theme.

looks.json is generated from the page's components and style sheets by web/scripts/paper.mjs. A face in it is SVG in the
units of a card, with the names of CSS properties for colors, of outlines in braces, and ``·`` for names of notes.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias
from xml.sax.saxutils import escape

from musicards.paper.drawing import FONTS, number
from musicards.theory.pitch import PitchClass

Palette: TypeAlias = Literal["clock", "tubes", "ink", "suit", "contrast"]
PALETTES: Final[tuple[Palette, ...]] = ("clock", "tubes", "ink", "suit", "contrast")

_USUAL_WIDTH: Final = 0.66
_NARROWEST: Final = 0.5
_BLANK: Final = "·"


@dataclass(frozen=True, slots=True)
class Look:
    """The colors of a palette, as #rrggbb."""

    colors: dict[str, str]  # by CSS property, e.g. {"card-ink": "#261d16"}

    @property
    def ink(self) -> str:
        """The color of text and outlines."""
        return self.colors["card-ink"]

    @property
    def line(self) -> str:
        """The color of edges and of less important text."""
        return self.colors["card-line"]

    @property
    def paper(self) -> str:
        """The background."""
        return self.colors["card"]

    def pitch(self, hour: PitchClass, octave: int | None = None) -> str:
        """Return the color of an hour, or that of the card of this octave."""
        return self.colors.get(f"octave-{octave}", self.colors[f"pitch-{hour}"])

    def tint(self, hour: PitchClass, octave: int) -> str:
        """Return the background color of a card."""
        return self.colors.get(f"tint-octave-{octave}", self.colors[f"tint-pitch-{hour}"])

    def face(self, name: str, *, pitch: str = "", ground: str | None = None, names: Iterable[str] = ()) -> str:
        """Return a face, such as ``keyboard usual 12``, as SVG.

        `pitch` is the color of the card's pitch, `ground` the background (white by default), and `names` are what the
        notes are called, in the order of their blanks. Translucent colors are blended with the background, because
        printers cannot do that.
        """
        kept, rest = _kept(), iter(names)

        def fitted(found: re.Match[str]) -> str:
            most, room, lines = found.groups()
            inside = tuple(islice(rest, lines.count(_BLANK)))
            for each in inside:
                lines = lines.replace(_BLANK, escape(each), 1)
            size = size_for(inside, float(room), float(most))
            return f'<g font-size="{number(size)}"{lines}</g>'

        def solid(found: re.Match[str]) -> str:
            color, others, share = found.groups()
            return f'"{over(color, ground or self.paper, float(share))}"{others}'

        colors = {**self.colors, "pitch": pitch, "font": FONTS}
        drawn = re.sub(r"var\(--([\w-]+)\)", lambda found: colors[found[1]], kept["faces"][name])
        drawn = re.sub(r'"(#\w+)"([^<>]*) opacity="([\d.]+)"', solid, drawn)
        drawn = re.sub(r'<g font-size="([\d.]+)" data-room="([\d.]+)"(.*?)</g>', fitted, drawn)
        return re.sub(r"\{(\w+)\}", lambda found: kept["outlines"][found[1]], drawn)


@cache
def look_of(palette: Palette) -> Look:
    """Return the colors of a palette."""
    return Look(_kept()["palettes"][palette])


def staff_shapes() -> dict[str, Any]:
    """Return what staffs are drawn with: outlines, clefs, signatures and the room of accidentals."""
    kept = _kept()
    return {"outlines": kept["outlines"], **kept["staffs"]}


def size_for(names: tuple[str, ...], room: float, most: float) -> float:
    """Return the largest font size up to `most` at which the widest of `names` is at most about `room` wide."""
    widths: dict[str, float] = _kept()["widths"]
    wide = [sum([widths.get(character, _USUAL_WIDTH) for character in name]) for name in names]
    return min(most, room / max([_NARROWEST, *wide]))


def over(color: str, ground: str, opacity: float) -> str:
    """Blend a translucent color with its background.

    >>> over("#000000", "#ffffff", 0.2)
    '#cccccc'
    """
    pairs = [(int(color[place : place + 2], 16), int(ground[place : place + 2], 16)) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(above * opacity + below * (1 - opacity)):02x}" for above, below in pairs)


@cache
def _kept() -> dict[str, Any]:
    """Return the contents of looks.json."""
    kept: dict[str, Any] = json.loads(Path(__file__).with_name("looks.json").read_text(encoding="utf-8"))
    return kept
