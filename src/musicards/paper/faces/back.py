"""The back of a card: a ring of twelve ticks, symmetric under rotation and reflection."""

from musicards.paper.drawing import WIDTH, number, placed
from musicards.paper.faces.clock import ticks
from musicards.paper.looks import Look, over


def back(look: Look, height: float) -> str:
    """Draw the back of a card of this height, without the background."""
    frame = over(look.back_ink, look.back, 0.45)
    return (
        f'<rect x="17" y="17" width="{WIDTH - 34}" height="{number(height - 34)}" rx="10" fill="none" '
        f'stroke="{frame}" stroke-width="3"/>'
        + placed(
            f'<path d="{ticks(58, 84)}" stroke="{look.back_ink}" stroke-width="11" stroke-linecap="round"/>',
            WIDTH / 2,
            height / 2,
        )
    )
