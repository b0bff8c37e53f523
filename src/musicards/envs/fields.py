"""Encoding shared by several games: seats relative to the observer, pitches, hands.

Seats are relative: index 0 is the observer's own, index 1 the next one clockwise, and so on. There are always five
places, so that one network can play with any number of players. Pitches are in the order C, C#, … B: index n is hour n
of the clock, and C, hour 12, is index 0.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from musicards.cards import NOTE_CARDS, WILDS, CardSet
from musicards.envs.layout import Field, Numbers, Part
from musicards.games.action import Seat
from musicards.games.view import View

Ints = NDArray[np.int8]

SEATS: Final = 5
PITCHES: Final = 12
SUITS: Final = 4
MAX_WILDS: Final = 6
OCTAVE_BITS: Final = 0xFFF

_FLAGS: Final[Ints] = (np.arange(1 << PITCHES)[:, None] >> np.arange(PITCHES) & 1).astype(np.int8)
"""The twelve bits of each number below 4096, the lowest first. Shape (4096, 12)."""

_AT_LEAST: Final[Ints] = (np.arange(MAX_WILDS + 1)[:, None] > np.arange(MAX_WILDS)).astype(np.int8)
"""For each count from 0 to 6, six flags: at least 1, at least 2, … at least 6. Shape (7, 6)."""

HAND: Final = (
    Field("hand", (PITCHES, SUITS), 1, "[p, k]: the observer holds more than k cards of pitch p"),
    Field("wilds", (MAX_WILDS,), 1, "[k]: the observer holds more than k wilds"),
)
"""The fields of a hand with wilds. Octaves and kinds of wilds are not distinguished, because no rule does so."""


COMMON_PARTS: Final = (
    Part("counts", "bytes", 0),
    Part("stock", "bytes", 0, SEATS),
    Part("seats", "flags", 1),
    Part("turn", "flags", 1, SEATS),
)
"""Where `musicards.games.words.write_common` writes these fields."""


def common_fields(*, most_in_hand: int, most_in_stock: int) -> tuple[Field, ...]:
    """Return the fields that every game's vector begins with. A maximum of 0 leaves its field out."""
    stock = (Field("stock", (1,), most_in_stock, "cards in the stock"),) if most_in_stock else ()
    counts = (Field("counts", (SEATS,), most_in_hand, "[s]: cards in the hand of seat s"),) if most_in_hand else ()
    return (
        Field("seats", (SEATS,), 1, "[s]: seat s is at the table"),
        Field("turn", (SEATS,), 1, "[s]: it is seat s's turn; all 0 when the game is over"),
        *counts,
        *stock,
    )


def common_numbers(view: View, *, counts: bool = True, stock: bool = True) -> dict[str, Numbers]:
    """Return the numbers of each field of `common_fields`."""
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
    """Return the index of `seat` relative to the observer, whose own is 0. A spectator counts from seat 0."""
    return (seat - (view.seat or 0)) % view.players


def seats_in(view: View, numbers: Sequence[int]) -> list[int]:
    """Reorder `numbers`, one per seat, relative to the observer, with a 0 for each seat that is not in use."""
    own = view.seat or 0
    return [*numbers[own:], *numbers[:own]] + [0] * (SEATS - view.players)


def flag(size: int, place: int | None) -> list[int]:
    """Return `size` flags, of which the one at index `place` is set; if it is None, none is."""
    flags = [0] * size
    if place is not None:
        flags[place] = 1
    return flags


def pitch_counts(cards: CardSet) -> Ints:
    """Return how many note cards of each pitch are in a set. Shape (12,)."""
    low, middle = _FLAGS[cards & OCTAVE_BITS], _FLAGS[cards >> PITCHES & OCTAVE_BITS]
    high, top = _FLAGS[cards >> 2 * PITCHES & OCTAVE_BITS], _FLAGS[cards >> 3 * PITCHES & OCTAVE_BITS]
    counts: Ints = low + middle + high + top
    return counts


def wilds_in(cards: CardSet) -> int:
    """Return how many wilds are in a set."""
    return (cards & WILDS).bit_count()


def hand_numbers(hand: CardSet) -> dict[str, Numbers]:
    """Return the numbers of each field of `HAND`."""
    return {"hand": by_pitch(hand, SUITS), "wilds": _AT_LEAST[wilds_in(hand)]}


def by_pitch(cards: CardSet, most: int) -> Ints:
    """Return flags [p, k]: the set has more than k cards of pitch p. Shape (12, `most`)."""
    flags: Ints = _AT_LEAST[pitch_counts(cards), :most]
    return flags


def flags_of_hours(hours: int) -> Ints:
    """Return 12 flags by pitch from a bit set in which bit n is hour n, 1 to 12."""
    flags: Ints = _FLAGS[hours & OCTAVE_BITS | hours >> PITCHES & 1]  # C is hour 12 and index 0
    return flags


assert len(NOTE_CARDS) == SUITS * PITCHES
