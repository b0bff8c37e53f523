"""Helpers for drawing SVG. A card is 250 units wide; y grows downward."""

import math
from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 250
FONTS: Final = "Atkinson Hyperlegible Next, Musicards Signs"


def number(value: float) -> str:
    """Format a coordinate as briefly as possible.

    >>> number(12.0), number(0.12345), number(-0.001)
    ('12', '0.12', '0')
    """
    return f"{round(value, 2) + 0.0:g}"


def around(turn: float, radius: float) -> tuple[float, float]:
    """Return the point at `turn` (0 to 1, clockwise from the top) on a circle around the origin."""
    angle = turn * math.tau
    return math.sin(angle) * radius, -math.cos(angle) * radius


def at_hour(hour: int, radius: float) -> tuple[float, float]:
    """Return the position of an hour on a clock around the origin, 12 at the top."""
    return around(hour / 12, radius)


def placed(drawing: str, x: float, y: float, *, scale: float = 1.0, turned: bool = False) -> str:
    """Move a drawing so that its origin is at (x, y). `turned` rotates it by 180 degrees."""
    turn = " rotate(180)" if turned else ""
    grow = "" if scale == 1 else f" scale({number(scale)})"
    return f'<g transform="translate({number(x)} {number(y)}){turn}{grow}">{drawing}</g>'


def text(words: str, x: float, y: float, size: float, fill: str) -> str:
    """Draw bold text, centered at x with its baseline at y."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{fill}" '
        f'font-family="{FONTS}" font-weight="700" text-anchor="middle">{escape(words)}</text>'
    )


def framed(drawing: str, left: float, top: float, width: float, height: float) -> str:
    """Return a drawing as a whole SVG that shows this part of it.

    >>> framed("", 0, -10, 50, 20)
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -10 50 20" width="50" height="20" fill="none"></svg>'
    """
    box = " ".join(map(number, (left, top, width, height)))
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} fill="none">{drawing}</svg>'
