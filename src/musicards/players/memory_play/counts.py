"""The state of the board in Memory: how many kinds of cards there are in each of four classes.

Two cards of the same *kind* make a pair (`KIND_OF`). As soon as two cards of a kind are known, somebody takes them, so
between turns there are only four classes of kinds: with four or two cards left, and with one of them known or none. The
numbers of kinds in each class are packed into one integer, eight bits each, so that lookups are fast and the next state
is a sum. Example: 3 * TWO_NEW + 1 * TWO_KNOWN is a board with four pairs, one card of which is known.
"""

from typing import Final, TypeAlias

__all__ = [
    "FOUR_KNOWN",
    "FOUR_NEW",
    "TWO_KNOWN",
    "TWO_NEW",
    "Counts",
    "counts_of",
    "four_known",
    "four_new",
    "pairs_left",
    "two_known",
    "two_new",
]

Counts: TypeAlias = int
"""A sum of multiples of `TWO_NEW`, `TWO_KNOWN`, `FOUR_NEW` and `FOUR_KNOWN`."""

TWO_NEW: Final = 1  # a kind with two cards left, neither of them known
TWO_KNOWN: Final = 1 << 8  # two left, one of them known
FOUR_NEW: Final = 1 << 16  # four left, none known
FOUR_KNOWN: Final = 1 << 24  # four left, one known


def two_new(counts: Counts) -> int:
    """Return how many kinds have two cards left and none known."""
    return counts & 255


def two_known(counts: Counts) -> int:
    """Return how many kinds have two cards left and one known."""
    return counts >> 8 & 255


def four_new(counts: Counts) -> int:
    """Return how many kinds have four cards left and none known."""
    return counts >> 16 & 255


def four_known(counts: Counts) -> int:
    """Return how many kinds have four cards left and one known."""
    return counts >> 24


def pairs_left(counts: Counts) -> int:
    """Return how many pairs are left."""
    return two_new(counts) + two_known(counts) + 2 * (four_new(counts) + four_known(counts))


def counts_of(left: int, known: int) -> Counts:
    """Return the counts of one kind with `left` cards, `known` of them known. Known pairs count as taken."""
    taken = known // 2 * 2
    if left - taken > 2:
        return FOUR_KNOWN if known > taken else FOUR_NEW
    if left - taken > 0:
        return TWO_KNOWN if known > taken else TWO_NEW
    return 0
