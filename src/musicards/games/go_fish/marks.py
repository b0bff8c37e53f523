"""Pitches numbered from C (0) to B (11), and flags for all seats in one word: bit ``12 * seat + pitch``.

Such a mark is ``LAST_MARK >> LAST - number``, which is as quick interpreted as it is compiled.
"""

from collections.abc import Sequence
from typing import Final

from musicards.cards import i64
from musicards.theory.pitch import PitchClass

PITCHES: Final = 12

COUNTING: Final[i64] = (1 << PITCHES) - 1
"""The remainder on division by this counts the cards of pitch 0, as the remainder by 9 adds up decimal digits."""

LAST: Final[i64] = 59
LAST_MARK: Final[i64] = 1 << 59

_LAST_SEAT: Final[i64] = 0xFFF << 4 * PITCHES


def how_many(pitches: i64) -> i64:
    """Count the bits of a 12-bit word, by the method "Counting bits set in 14-bit words" of Bit Twiddling Hacks."""
    return (pitches * 0x200040008001 & 0x111111111111111) % 15


def hour_at(place: int) -> PitchClass:
    """Return the clock number of a pitch, e.g. 12 for pitch 0."""
    return PitchClass(place or PITCHES)


def marks_of(seat: i64) -> i64:
    """Return the mask of all flags of `seat`."""
    return _LAST_SEAT >> PITCHES * (4 - seat)


def by_seat(marks: i64, players: int) -> tuple[int, ...]:
    """Return the flags of each seat by hour: bit n for hour n."""
    found: list[int] = []
    for seat in range(players):
        places = marks >> PITCHES * seat & 0xFFF
        found.append(places & ~1 | (places & 1) << PITCHES)
    return tuple(found)


def books_of(laid: Sequence[int], players: int) -> tuple[tuple[int, ...], ...]:
    """Return the hours of each seat's books in the order laid. `laid`: ``12 * seat + pitch`` of each book."""
    books: list[list[int]] = [[] for _ in range(players)]
    for number in laid:
        books[number // PITCHES].append(hour_at(number % PITCHES))
    return tuple([tuple(hours) for hours in books])
