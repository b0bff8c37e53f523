"""The clock of a card around the origin: twelve ticks and a hand at the hour; faint behind other faces."""

from musicards.paper.drawing import at_hour, number
from musicards.paper.looks import Look, over
from musicards.theory.pitch import PitchClass


def ticks(inner: float, outer: float) -> str:
    """Return the SVG path of twelve ticks from one radius to another."""
    ends = [(at_hour(hour, inner), at_hour(hour, outer)) for hour in range(1, 13)]
    return "".join(f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}" for start, end in ends)


def clock_face(
    look: Look, ground: str, *, hour: PitchClass | None = None, radius: float = 104, strong: bool = False
) -> str:
    """Draw the clock on a background color. Without an hour it has no hand."""
    rim, tick = (0.7, 0.7) if strong else (0.13, 0.2)
    wide = number(4 if strong else 1.2)
    marks = ticks(radius - 10, radius)
    drawn = [
        f'<circle r="{number(radius)}" fill="none" stroke="{over(look.ink, ground, rim)}" stroke-width="{wide}"/>',
        f'<path d="{marks}" stroke="{over(look.ink, ground, tick)}" stroke-width="4" stroke-linecap="round"/>',
    ]
    if hour is not None:
        x, y = (number(value) for value in at_hour(hour, radius - (16 if strong else 5)))
        pitch = look.pitch(hour)
        hand = look.ink if strong else over(pitch, ground, 0.4)
        edge = f' stroke="{look.ink}" stroke-width="4"' if strong else ""
        drawn += [
            f'<path d="M0 0L{x} {y}" stroke="{hand}" stroke-width="7" stroke-linecap="round"/>',
            f'<circle cx="{x}" cy="{y}" r="{15 if strong else 9}" fill="{pitch}"{edge}/>',
        ]
        if strong:
            drawn.append(f'<circle r="7" fill="{look.ink}"/>')
    return "".join(drawn)
