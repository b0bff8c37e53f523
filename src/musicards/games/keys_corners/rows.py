"""Rows of bits: what a board wants and holds, as machine words.

A word has four *rows* of twelve bits, one for each of four spaces, and in a row a bit for each pitch, C the lowest. A
hand's octaves lie the same way (`cards.sets`), so that `pitches_in` finds the pitches in any row of either.
"""

from typing import Final

from musicards.cards import i64

__all__ = ["BY_ROW", "EACH_ROW", "FOUR_ROWS", "PRIME", "ROW", "place_of"]

FOUR_ROWS: Final = 48

ROW: Final = 0xFFF
"""The bits of the first row."""
EACH_ROW: Final = 0x001001001001
"""The lowest bit of each row: times some pitches, those pitches in every row."""

BY_ROW: Final = 2047
"""Divided by this, the lowest bit of row n leaves 2**n, as 2**12 leaves 2: so four rows become four bits."""

PRIME: Final = 59
"""Divided by this prime, the first 58 powers of 2 leave 58 different rests: a way to look up which bit is set."""

_PLACE_BY_REST: Final = [0] * PRIME
for _place in range(PRIME - 1):
    _PLACE_BY_REST[(1 << _place) % PRIME] = _place


def place_of(bit: i64) -> i64:
    """Which bit of a word is set, when it is a single one below 58.

    >>> place_of(1 << 13)
    13
    """
    return _PLACE_BY_REST[bit % PRIME]
