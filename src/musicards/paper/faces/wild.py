"""The middle of a wild: a large question mark on an empty clock, or a clock with twelve names and numbers.

Drawn around the origin. Wilds of one kind only differ in the number of small dots, so that all cards are different and
you can see whether the deck is complete.
"""

from musicards.paper.drawing import at_hour, number, size_for, text
from musicards.paper.faces.clock import clock_face
from musicards.paper.looks import Look
from musicards.theory.pitch import PitchClass


def question(look: Look) -> str:
    """Draw the large question mark."""
    return clock_face(look, look.paper, radius=96) + text("?", 0, 50, 150, look.ink)


def chromatic_scale(texts: dict[PitchClass, tuple[str, ...]], look: Look, *, numbered: bool) -> str:
    """Draw the twelve hours; `texts` has the one or two lines at each. `numbered`: with their numbers inside."""
    drawn = [clock_face(look, look.paper, radius=60)]
    for hour, lines in texts.items():
        x, y = at_hour(hour, 88)
        size = size_for(lines, 33, 17 if len(lines) > 1 else 24)
        dark = hour in (1, 3, 6, 8, 10)
        drawn.append(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="21" fill="{look.pitch(hour)}" stroke="{look.ink}" '
            f'stroke-width="{4 if dark else 1}"/>'
        )
        for place, line in enumerate(lines):
            lower = place * 16 - 8 if len(lines) > 1 else 0
            drawn.append(text(line, x, y + lower + size * 0.35, size, look.ink))
        if numbered:
            inner_x, inner_y = at_hour(hour, 40)
            drawn.append(text(str(hour), inner_x, inner_y + 5.5, 16, look.ink))
    return "".join(drawn)


def count_dots(count: int, look: Look) -> str:
    """Draw `count` small dots in a row around the origin."""
    return "".join(
        f'<circle cx="{number((place - (count - 1) / 2) * 11)}" cy="0" r="2.6" fill="{look.line}"/>'
        for place in range(count)
    )
