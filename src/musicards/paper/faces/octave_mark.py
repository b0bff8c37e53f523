"""The mark of an octave: one of four simple shapes, fuller for higher octaves, centered on the origin."""

from typing import Final

from musicards.paper.drawing import number
from musicards.paper.looks import Look

_SHAPES: Final = {
    3: "M-13-13H13V13H-13Z",
    4: "M0-17L17 0L0 17L-17 0Z",
    5: "M0-16L17 14H-17Z",
    6: "M0-15A15 15 0 1 1 0 15A15 15 0 1 1 0-15Z",
}


def octave_mark(octave: int, look: Look) -> str:
    """Draw the mark: from a square that is a quarter full for octave 3 to a full circle for octave 6."""
    level = 17 - (octave - 2) / 4 * 34
    shape = _SHAPES[octave]
    return (
        f'<clipPath id="level"><rect x="-20" y="{number(level)}" width="40" height="40"/></clipPath>'
        f'<path d="{shape}" fill="{look.ink}" clip-path="url(#level)"/>'
        f'<path d="{shape}" fill="none" stroke="{look.ink}" stroke-width="2.4" stroke-linejoin="round"/>'
    )
