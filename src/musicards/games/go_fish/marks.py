"""Pitches by place, from C, 0, to B, 11, and what is known of everybody in one word: bit ``12 * seat + place``.

Such a mark is ``LAST_MARK >> LAST - number``, which is as quick interpreted as it is compiled.
"""

from collections.abc import Sequence
from typing import Final

from musicards.cards import i64
from musicards.theory.pitch import PitchClass

__all__ = ["COUNTING", "LAST", "LAST_MARK", "PITCHES", "books_of", "by_seat", "hour_at", "how_many", "marks_of"]

PITCHES: Final = 12

COUNTING: Final[i64] = (1 << PITCHES) - 1
"""Cards of the pitch in place 0 are counted by their remainder on division by this, as digits are summed modulo 9."""

LAST: Final[i64] = 59
LAST_MARK: Final[i64] = 1 << 59

_LAST_SEAT: Final[i64] = 0xFFF << 4 * PITCHES


def how_many(pitches: i64) -> i64:
    """How many bits of twelve are set, added up digit by digit: "Counting bits set in 14", Bit Twiddling Hacks."""
    return (pitches * 0x200040008001 & 0x111111111111111) % 15


def hour_at(place: int) -> PitchClass:
    """The hour of a pitch."""
    return PitchClass(place or PITCHES)


def marks_of(seat: i64) -> i64:
    """The marks of `seat`, all places."""
    return _LAST_SEAT >> PITCHES * (4 - seat)


def by_seat(marks: i64, players: int) -> tuple[int, ...]:
    """By seat, its marks by hour: bit n for hour n."""
    found: list[int] = []
    for seat in range(players):
        places = marks >> PITCHES * seat & 0xFFF
        found.append(places & ~1 | (places & 1) << PITCHES)
    return tuple(found)


def books_of(laid: Sequence[int], players: int) -> tuple[tuple[int, ...], ...]:
    """By seat, the hours of its books in the order laid. `laid`: ``12 * seat + place`` of each."""
    books: list[list[int]] = [[] for _ in range(players)]
    for number in laid:
        books[number // PITCHES].append(hour_at(number % PITCHES))
    return tuple([tuple(hours) for hours in books])
