"""Check the arguments of the PettingZoo and Gymnasium environments."""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, TypeAlias, TypeVar

import numpy as np

from musicards.errors import BadNotation, shown
from musicards.games.rng import FastRng

T = TypeVar("T")
Word = TypeVar("Word", bound=str)

Calls: TypeAlias = Literal["race", "none", "auto"]
"""Who calls "Musicards!" when a seat becomes exposed.

race: the seats are asked in random order until one calls. none: nobody ever calls. auto: a random seat calls.
"""

CALLS: Final[tuple[Calls, ...]] = ("race", "none", "auto")

CutOff: TypeAlias = Literal["standing", "zero"]
"""What a game that is cut off pays: what it would pay if it ended with the scores as they stand, or nothing."""

CUT_OFF: Final[tuple[CutOff, ...]] = ("standing", "zero")

MAX_MOVES: Final = 2000
"""The default number of moves after which a game is truncated."""

RENDER_MODES: Final = ("human", "ansi")


def plain(value: T) -> T:
    """Return a scalar of NumPy as Python's; anything else stays. Sweeps and generators hand out NumPy's numbers."""
    return value.item() if isinstance(value, np.generic) else value


def check_seed(seed: object) -> int | None:
    """Return `seed` if it is None or a whole number, NumPy's too.

    Raises:
        BadNotation: it is neither.
    """
    number = plain(seed)
    if number is not None and (not isinstance(number, int) or isinstance(number, bool)):
        raise BadNotation(f"a seed is a whole number, not {shown(seed)}")
    return number


def new_rng(seed: int | None) -> FastRng:
    """Return a random generator; without a seed, another one each time."""
    return FastRng(Random().getrandbits(96) if seed is None else seed)


def check_calls(calls: object) -> Calls:
    """Return `calls` if it is valid.

    Raises:
        BadNotation: it is not; the message lists the values.
    """
    return one_of("calls must be", calls, CALLS)


def check_cut_off(cut_off: object) -> CutOff:
    """Return `cut_off` if it is valid.

    Raises:
        BadNotation: it is not; the message lists the values.
    """
    return one_of("cut_off must be", cut_off, CUT_OFF)


def check_count(name: str, count: object) -> int:
    """Return `count` if it is a whole number of at least 1, NumPy's too.

    Raises:
        BadNotation: it is not; the message has the `name` of the argument.
    """
    number = plain(count)
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise BadNotation(f"{name} must be a whole number of at least 1, not {shown(count)}")
    return number


def is_seat(value: object, players: int) -> bool:
    """Whether `value` is the number of a seat in a game of `players`."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players


def check_render_mode(mode: object) -> str | None:
    """Return `mode` if it is None or a render mode.

    Raises:
        BadNotation: it is neither; the message lists the modes.
    """
    return None if mode is None else one_of("render_mode must be None or", mode, RENDER_MODES)


def one_of(must_be: str, value: object, choices: Sequence[Word]) -> Word:
    """Return `value` if it is one of `choices`.

    Raises:
        BadNotation: it is not; the message lists them after `must_be`.
    """
    for known in choices:
        if known == value:
            return known
    raise BadNotation(f"{must_be} one of {', '.join(choices)}, not {shown(value)}")
