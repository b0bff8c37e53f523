"""One octave of piano keys, with one of them marked."""

from dataclasses import dataclass
from typing import Final

from musicards.paper.drawing import number
from musicards.paper.looks import Look
from musicards.theory.pitch import PitchClass

WHITE: Final = (12, 2, 4, 5, 7, 9, 11)
BLACK: Final = {1: 1, 3: 2, 6: 4, 8: 5, 10: 6}
"""For the hour of each black key, the number of white keys to its left."""


@dataclass(frozen=True, slots=True)
class Keys:
    """The position of the keyboard on a card of standard height, and the size of its keys."""

    left: float
    top: float
    width: float  # of a white key
    height: float  # of a white key
    dot: float  # radius of the mark on the key

    def white(self, index: int) -> tuple[float, float, float]:
        """Return the left edge, width and height of a white key; C is 0."""
        return self.left + index * self.width, self.width, self.height

    def black(self, whites: int) -> tuple[float, float, float]:
        """Return the left edge, width and height of the black key to the right of `whites` white keys."""
        width = self.width * 0.65
        return self.left + whites * self.width - width / 2, width, self.height * 0.62


USUAL: Final = Keys(22, 287, 23, 48, 4.6)  # along the bottom, next to the turned index
WIDE: Final = Keys(6, 297, 34, 46, 5.5)  # along the whole bottom
LARGE: Final = Keys(9, 112, 33.1, 148, 7.5)  # the only face
LARGE_PRINT: Final = Keys(6, 262, 16.4, 80, 4.6)  # below a large index


def keyboard(hour: PitchClass, look: Look, keys: Keys = USUAL, *, lower: float = 0) -> str:
    """Draw the keys, `lower` units further down than on a card of standard height."""
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
