"""What the environments of PettingZoo and Gymnasium are set up with, checked in plain words."""

from typing import Final, Literal, TypeAlias

from musicards.errors import BadNotation, shown

__all__ = [
    "CALLS",
    "MOST_MOVES",
    "RENDER_MODES",
    "Calls",
    "check_calls",
    "check_max_moves",
    "check_render_mode",
    "is_seat",
]

Calls: TypeAlias = Literal["race", "none", "auto"]
"""Who calls "Musicards!" when somebody has become exposed.

race: luck puts the seats in order, and each in turn is asked, until one calls. none: nobody, ever. auto: everybody
wants to, and luck decides who is first.
"""

CALLS: Final[tuple[Calls, ...]] = ("race", "none", "auto")

MOST_MOVES: Final = 2000
"""After as many moves a game is cut short, when nothing else was said."""

RENDER_MODES: Final = ("human", "ansi")


def check_calls(calls: object) -> Calls:
    """`calls`, when it is one of the words that there are.

    Raises:
        BadNotation: it is not; lists them.
    """
    for known in CALLS:
        if known == calls:
            return known
    raise BadNotation(f"calls is one of {', '.join(CALLS)}, not {shown(calls)}")


def check_max_moves(moves: object) -> int:
    """`moves`, when it is a number after which a game can be cut short.

    Raises:
        BadNotation: it is not.
    """
    if not isinstance(moves, int) or isinstance(moves, bool) or moves < 1:
        raise BadNotation(f"max_moves is a whole number from 1 up, not {shown(moves)}")
    return moves


def is_seat(value: object, players: int) -> bool:
    """Whether `value` is the number of a seat at a table of `players`."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players


def check_render_mode(mode: object) -> str | None:
    """`mode`, when it is one that there is, or None.

    Raises:
        BadNotation: it is neither; lists them.
    """
    if mode is None:
        return None
    for known in RENDER_MODES:
        if known == mode:
            return known
    raise BadNotation(f"render_mode is None or one of {', '.join(RENDER_MODES)}, not {shown(mode)}")
