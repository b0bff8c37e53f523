"""Sets of cards as machine words: in the compiled engine, a hand is a 64-bit integer and a union one instruction.

In the interpreted engine `i64` is Python's integer. Every set is below 2**62, so that both give the same results.
Beware: in compiled code, a literal 1 shifted by an `i64` is a 32-bit shift. Shift by a plain integer, or shift a word
that is already 64 bits wide.

>>> from musicards.cards import CARDS_OF_HOUR
>>> OCTAVES << 2 == CARDS_OF_HOUR[2], BITS_IN[0b101]
(True, 2)
"""

from collections.abc import Callable
from typing import Final, TypeVar

__all__ = ["BITS_IN", "OCTAVES", "bit", "count_of_hour", "i64", "mypyc_attr", "pitches_in"]  # two are passed on

_C = TypeVar("_C")


def _unchanged(made: _C) -> _C:
    return made


def _ignore_attributes(*_names: str, **_settings: object) -> Callable[[_C], _C]:
    return _unchanged


try:
    from mypy_extensions import i64, mypyc_attr
except ImportError:  # only needed for compiling
    i64 = int  # type: ignore[misc]
    mypyc_attr = _ignore_attributes

_HIGHEST: Final[i64] = 1 << 61

OCTAVES: Final[i64] = 1 | 1 << 12 | 1 << 24 | 1 << 36
"""The set of the four C cards. ``OCTAVES << hour % 12`` is the set of the four cards of an hour."""

BITS_IN: Final = [number.bit_count() for number in range(1 << 12)]
"""The number of bits that are set in each number below 4096."""


def bit(number: i64) -> i64:
    """Return the word in which only bit `number`, 0 to 61, is set.

    >>> bit(0), bit(3)
    (1, 8)
    """
    return _HIGHEST >> 61 - number


def pitches_in(hand: i64) -> i64:
    """Return the pitches of the note cards in a hand as a bit set: C is bit 0 and B bit 11.

    >>> from musicards.cards import parse_cards, set_of
    >>> bin(pitches_in(set_of(parse_cards(["C3", "C5", "D4"]))))
    '0b101'
    """
    return (hand | hand >> 12 | hand >> 24 | hand >> 36) & 0xFFF


def count_of_hour(hand: i64, hour: i64) -> i64:
    """Return how many note cards of `hour`, 1 to 12, are in a hand.

    >>> from musicards.cards import parse_cards, set_of
    >>> count_of_hour(set_of(parse_cards(["C3", "C5", "D4"])), 12)
    2
    """
    return (hand >> hour % 12 & OCTAVES) % 4095  # modulo 4095: the digit sum in base 4096
