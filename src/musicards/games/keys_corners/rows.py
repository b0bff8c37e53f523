"""Words of four rows: one machine word says something about the pitches on each of four spaces.

A row has twelve bits, one for each pitch, C the lowest. Row 0 is the lowest; for foundations the rows are N E S W,
for corners NW NE SE SW. If N takes a D next and W an F, the word of what continues the foundations is
``1 << 2 | 1 << 36 + 5``. Hands are built the same way, with an octave to a row (see `cards.sets`), so `pitches_in`
finds the pitches in any row of either.
"""

from typing import Final

from musicards.cards import i64

FOUR_ROWS: Final = 48
"""The bits of a whole word."""
ROW: Final = 0xFFF
"""The bits of the first row."""

EACH_ROW: Final = 0x001001001001
"""The lowest bit of each row.

Times a set of pitches, this is the set in every row. A word shifted down by a pitch and masked with this tells which
rows have that pitch, e.g. ``word >> 2 & EACH_ROW`` for D.
"""

BY_ROW: Final = 2047
"""Turns the lowest bits of four rows into four bits: ``(word >> pitch & EACH_ROW) % BY_ROW``.

The lowest bit of row n is 2**(12 n), and 2**12 leaves 2 when divided by 2047. So that bit leaves 2**n.
"""

PRIME: Final = 59
"""Finds which bit of a word is set: divided by this, each of 2**0 to 2**57 leaves a different remainder.

A table by remainder is a table by bit, e.g. 1 << 13 leaves 50, and place 50 of the table is for bit 13.
"""

_PLACE_BY_REMAINDER: Final = [0] * PRIME
for _place in range(PRIME - 1):
    _PLACE_BY_REMAINDER[(1 << _place) % PRIME] = _place


def place_of(bit: i64) -> i64:
    """Return which bit of a word is set, where a single one below 58 is.

    >>> place_of(1 << 13)
    13
    """
    return _PLACE_BY_REMAINDER[bit % PRIME]
