"""One octave of piano keys, with one of them filled and marked."""

from dataclasses import dataclass
from typing import Final

from musicards.paper.drawing import number
from musicards.paper.looks import Look
from musicards.theory.pitch import PitchClass

__all__ = ["BLACK", "LARGE", "LARGE_PRINT", "USUAL", "WHITE", "WIDE", "Keys", "keyboard"]

WHITE: Final = (12, 2, 4, 5, 7, 9, 11)
BLACK: Final = {1: 1, 3: 2, 6: 4, 8: 5, 10: 6}
"""Black keys, and how many white keys lie to the left of their middles."""


@dataclass(frozen=True, slots=True)
class Keys:
    """Where the keys lie on a card of the usual height, and how large a white key is."""

    left: float
    top: float
    width: float
    height: float
    dot: float  # the radius of the mark on the key

    def white(self, index: int) -> tuple[float, float, float]:
        """The left end, width and height of a white key, counted from C."""
        return self.left + index * self.width, self.width, self.height

    def black(self, whites: int) -> tuple[float, float, float]:
        """The same of the black key over the end of so many white ones."""
        width = self.width * 0.65
        return self.left + whites * self.width - width / 2, width, self.height * 0.62


USUAL: Final = Keys(22, 287, 23, 48, 4.6)  # along the bottom, beside the turned index
WIDE: Final = Keys(6, 297, 34, 46, 5.5)  # along the whole bottom
LARGE: Final = Keys(9, 112, 33.1, 148, 7.5)  # all that there is
LARGE_PRINT: Final = Keys(6, 262, 16.4, 80, 4.6)  # below a large index


def keyboard(hour: PitchClass, look: Look, keys: Keys = USUAL, *, lower: float = 0) -> str:
    """The keys, `lower` further down than on a card of the usual height."""
    top = keys.top + lower
    line = f'stroke="{look.ink}" stroke-width="1.6" stroke-linejoin="round"'

    def outline(boxes: list[tuple[float, float, float]]) -> str:
        return "".join(f"M{number(x)} {number(top)}h{number(w)}v{number(h)}h{number(-w)}z" for x, w, h in boxes)

    def filled(box: tuple[float, float, float], dot: float, wide: float) -> str:
        x, width, height = box
        return (
            f'<rect x="{number(x)}" y="{number(top)}" width="{number(width)}" height="{number(height)}" rx="2" '
            f'fill="{look.pitch(hour)}" stroke="{look.ink}" stroke-width="{number(wide)}"/>'
            f'<circle cx="{number(x + width / 2)}" cy="{number(top + keys.height * dot)}" r="{number(keys.dot)}" '
            f'fill="{look.ink}"/>'
        )

    raised = hour in BLACK
    return "".join(
        [
            f'<path d="{outline([keys.white(index) for index in range(7)])}" fill="{look.paper}" {line}/>',
            "" if raised else filled(keys.white(WHITE.index(hour)), 0.81, 1.6),
            f'<path d="{outline([keys.black(whites) for whites in BLACK.values()])}" fill="{look.ink}" {line}/>',
            filled(keys.black(BLACK[hour]), 0.46, 3) if raised else "",
        ]
    )
