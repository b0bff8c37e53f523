"""The index in a card's corner, shaped like a piano key: names and clock number, or the symbol of a wild.

The key extends beyond the corner, so that slightly inaccurate cuts are not visible.
"""

from typing import Final

from musicards.paper.drawing import at_hour, number, size_for, text
from musicards.paper.looks import Look
from musicards.theory.pitch import PitchClass

_BEYOND: Final = 60
_WIDTH: Final = 84
_TURNABLE: Final = (6, 9)  # underlined, because cards are held either way up


def index(names: tuple[str, ...], hour: PitchClass, look: Look, *, black: bool, clock: bool) -> str:
    """Draw the index of a note card: `names`, empty if names are hidden, and the clock number if `clock`."""
    reach = 0 if not names else 104 if len(names) > 1 else 72
    height = reach + (58 if names else 74) if clock else reach + 14
    drawn = [_key(height, look.ink if black else look.paper, look)]
    size = size_for(names, 74, 47 if len(names) > 1 else 62)
    for place, name in enumerate(names):
        middle = 31 + place * 46 if len(names) > 1 else 36
        drawn.append(text(name, _WIDTH / 2, middle + size * 0.36, size, look.light if black else look.ink))
    if clock:
        y, radius, base, figures = (height - 34, 25.5, 12.5, 36) if names else (height - 34, 29, 14.5, 41)
        drawn.append(
            f'<circle cx="{number(_WIDTH / 2)}" cy="{number(y)}" r="{number(radius)}" fill="{look.pitch(hour)}" '
            f'stroke="{look.ink}" stroke-width="1.5"/>'
        )
        drawn.append(text(str(hour), _WIDTH / 2, y + base, figures, look.ink))
        if hour in _TURNABLE:
            drawn.append(f'<path d="M33 {number(y + base + 5)}h18" stroke="{look.ink}" stroke-width="3.5"/>')
    return "".join(drawn)


def wild_index(look: Look, *, chromatic: bool) -> str:
    """Draw the index of a wild: a question mark, or the twelve colors of the Chromatic Scale."""
    drawn = [_key(98, look.paper, look)]
    if chromatic:
        for hour in range(1, 13):
            x, y = at_hour(hour, 27)
            drawn.append(
                f'<circle cx="{number(42 + x)}" cy="{number(50 + y)}" r="6.2" fill="{look.pitch(PitchClass(hour))}" '
                f'stroke="{look.ink}" stroke-width="1"/>'
            )
    else:
        drawn.append(text("?", _WIDTH / 2, 76, 80, look.ink))
    return "".join(drawn)


def _key(height: float, fill: str, look: Look) -> str:
    bottom, turn = number(height), number(height - 14)
    outline = f"M{-_BEYOND}{-_BEYOND}H{_WIDTH}V{turn}Q{_WIDTH} {bottom} 70 {bottom}H{-_BEYOND}Z"
    return f'<path d="{outline}" fill="{fill}" stroke="{look.line}" stroke-width="1.5"/>'
