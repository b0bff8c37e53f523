"""Sets as machine words: where the engine is compiled, a hand is one 64-bit number and its union one instruction.

Interpreted, `i64` is Python's own whole number; every set here stays below 2**62, so that both count alike. One trap:
compiled, a literal 1 shifted by an `i64` is a 32-bit shift. Shift by a plain number, or a word that is wide already.
"""

from typing import Final

try:
    from mypy_extensions import i64
except ImportError:  # only a compiler needs them
    i64 = int  # type: ignore[misc]

__all__ = ["BITS_IN", "OCTAVES", "bit", "count_of_hour", "i64", "pitches_in"]

_HIGHEST: Final[i64] = 1 << 61

OCTAVES: Final[i64] = 1 | 1 << 12 | 1 << 24 | 1 << 36
"""The four C: ``OCTAVES << hour % 12`` are the note cards of an hour."""

BITS_IN: Final = [number.bit_count() for number in range(1 << 12)]
"""By number below 4096, how many bits are set in it."""


def bit(number: i64) -> i64:
    """The word in which bit `number`, 0 to 61, is set and no other."""
    return _HIGHEST >> 61 - number


def pitches_in(hand: i64) -> i64:
    """The pitches among note cards as bits, C being bit 0 and B bit 11."""
    return (hand | hand >> 12 | hand >> 24 | hand >> 36) & 0xFFF


def count_of_hour(hand: i64, hour: i64) -> i64:
    """How many note cards of `hour`, 1 to 12, are in a hand."""
    return (hand >> hour % 12 & OCTAVES) % 4095  # the sum of the digits of a number in base 4096, for sums below 4095
