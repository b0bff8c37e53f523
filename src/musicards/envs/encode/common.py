"""What the vectors of several games have in common: seats as the observer counts them, pitches, hands.

Seats are relative: place 0 is the observer's own, place 1 the next one clockwise, and so on. There are always five
places, so that one network can sit at tables of any size. Pitches stand in the order C, C#, … B: place n is the hour n
of the clock, and C, hour 12, is place 0.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from musicards.cards import NOTE_CARDS, WILDS, CardSet
from musicards.envs.encode.layout import Field, Numbers
from musicards.games.action import Seat
from musicards.games.game import View

__all__ = [
    "HAND",
    "PITCHES",
    "SEATS",
    "Ints",
    "by_pitch",
    "common_fields",
    "common_numbers",
    "flag",
    "flags_of_hours",
    "hand_numbers",
    "pitch_counts",
    "relative",
    "seats_in",
    "wilds_in",
]

Ints = NDArray[np.int8]

SEATS: Final = 5
PITCHES: Final = 12
SUITS: Final = 4
MOST_WILDS: Final = 6
OCTAVE_BITS: Final = 0xFFF

_FLAGS: Final[Ints] = (np.arange(1 << PITCHES)[:, None] >> np.arange(PITCHES) & 1).astype(np.int8)
"""By number below 4096: its twelve bits, the lowest first."""

_AT_LEAST: Final[Ints] = (np.arange(MOST_WILDS + 1)[:, None] > np.arange(MOST_WILDS)).astype(np.int8)
"""By count: whether it is at least 1, at least 2, … at least 6."""

HAND: Final = (
    Field("hand", (PITCHES, SUITS), 1, "[p, k]: the own hand has more than k cards of pitch p"),
    Field("wilds", (MOST_WILDS,), 1, "[k]: the own hand has more than k wilds"),
)
"""A hand with wilds. Suits and kinds of wilds are not told apart: no rule does."""


def common_fields(*, most_in_hand: int, most_in_stock: int) -> tuple[Field, ...]:
    """What every game's vector begins with."""
    stock = (Field("stock", (1,), most_in_stock, "cards in the stock"),) if most_in_stock else ()
    counts = (Field("counts", (SEATS,), most_in_hand, "[s]: cards in the hand of seat s"),) if most_in_hand else ()
    return (
        Field("seats", (SEATS,), 1, "[s]: seat s is at the table"),
        Field("turn", (SEATS,), 1, "[s]: it is the turn of seat s; none when the game is over"),
        *counts,
        *stock,
    )


def common_numbers(view: View, *, counts: bool = True, stock: bool = True) -> dict[str, Numbers]:
    """The numbers of `common_fields`."""
    numbers: dict[str, Numbers] = {
        "seats": [1] * view.players + [0] * (SEATS - view.players),
        "turn": flag(SEATS, None if view.over else relative(view, view.turn)),
    }
    if counts:
        numbers["counts"] = seats_in(view, view.counts)
    if stock:
        numbers["stock"] = view.stock_size
    return numbers


def relative(view: View, seat: Seat) -> int:
    """The place of `seat` as the observer counts: its own is 0. A spectator counts from seat 0."""
    return (seat - (view.seat or 0)) % view.players


def seats_in(view: View, numbers: Sequence[int]) -> list[int]:
    """Numbers by seat in the observer's order, with a 0 for each seat that is not there."""
    own = view.seat or 0
    return [*numbers[own:], *numbers[:own]] + [0] * (SEATS - view.players)


def flag(size: int, place: int | None) -> list[int]:
    """`size` flags of which the one in `place` is set; none for None."""
    flags = [0] * size
    if place is not None:
        flags[place] = 1
    return flags


def pitch_counts(cards: CardSet) -> Ints:
    """By pitch, how many note cards are in a set."""
    low, middle = _FLAGS[cards & OCTAVE_BITS], _FLAGS[cards >> PITCHES & OCTAVE_BITS]
    high, top = _FLAGS[cards >> 2 * PITCHES & OCTAVE_BITS], _FLAGS[cards >> 3 * PITCHES & OCTAVE_BITS]
    counts: Ints = low + middle + high + top
    return counts


def wilds_in(cards: CardSet) -> int:
    """How many wilds are in a set."""
    return (cards & WILDS).bit_count()


def hand_numbers(hand: CardSet) -> dict[str, Numbers]:
    """The numbers of `HAND`."""
    return {"hand": by_pitch(hand, SUITS), "wilds": _AT_LEAST[wilds_in(hand)]}


def by_pitch(cards: CardSet, most: int) -> Ints:
    """[p, k]: whether there are more than k cards of pitch p in a set; `most` places for each pitch."""
    flags: Ints = _AT_LEAST[pitch_counts(cards), :most]
    return flags


def flags_of_hours(hours: int) -> Ints:
    """By pitch, the flags in a number of which bit n stands for hour n, 1 to 12."""
    flags: Ints = _FLAGS[hours & OCTAVE_BITS | hours >> PITCHES & 1]  # C is hour 12, and place 0
    return flags


assert len(NOTE_CARDS) == SUITS * PITCHES  # noqa: S101 - the deck is laid out in octaves from C
