"""How a picture is drawn: pieces of SVG, in a card's own units of 250 to its width; y grows downward."""

import math
from typing import Final
from xml.sax.saxutils import escape

from musicards.paper.looks import width_of

__all__ = ["WIDTH", "around", "at_hour", "number", "placed", "size_for", "text"]

WIDTH: Final = 250
FONT: Final = "Atkinson Hyperlegible Next"
SIGNS: Final = "Musicards Signs"
_SIGNS: Final = frozenset("♯♭♮𝄪𝄫")
_NARROWEST: Final = 0.5


def number(value: float) -> str:
    """A coordinate as short as it goes.

    >>> number(12.0), number(0.12345), number(-0.001)
    ('12', '0.12', '0')
    """
    return f"{round(value, 2) + 0.0:g}"


def around(turn: float, radius: float) -> tuple[float, float]:
    """A point `turn` (0 to 1, clockwise from the top) around the origin."""
    angle = turn * math.tau
    return math.sin(angle) * radius, -math.cos(angle) * radius


def at_hour(hour: int, radius: float) -> tuple[float, float]:
    """Where an hour stands on a clock around the origin; 12 at the top."""
    return around(hour / 12, radius)


def placed(drawing: str, x: float, y: float, *, scale: float = 1.0, turned: bool = False) -> str:
    """A drawing moved so that its origin lies at (x, y); turned: upside down."""
    turn = " rotate(180)" if turned else ""
    grow = "" if scale == 1 else f" scale({number(scale)})"
    return f'<g transform="translate({number(x)} {number(y)}){turn}{grow}">{drawing}</g>'


def size_for(names: tuple[str, ...], room: float, most: float) -> float:
    """The size at which the longest of `names` is at most `room` wide, and `most` at most."""
    return min(most, room / max([_NARROWEST, *(width_of(name) for name in names)]))


def text(words: str, x: float, y: float, size: float, fill: str) -> str:
    """Bold words, their middle at x, standing on the line at y. Signs come from a font of their own."""
    parts = "".join(
        f'<tspan font-family="{SIGNS}" font-weight="400">{part}</tspan>' if part in _SIGNS else escape(part)
        for part in words
    )
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{fill}" '
        f'font-family="{FONT}" font-weight="700" text-anchor="middle">{parts}</text>'
    )
