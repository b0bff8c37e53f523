"""What lies on the board, as far as it matters: kinds of cards, by how many are left and how many are known.

A *kind* is what makes a pair (`KIND_OF`). As soon as two cards of a kind are known somebody takes them, so between
turns there are only four sorts of kinds: with four or with two cards left, and with one of them known or none. How many
there are of each sort is the whole state of the board. The four numbers stand in one integer, eight bits each, so that
a table is quick to look up and the next state is a sum.
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
"""So many times `TWO_NEW` plus so many times each of the others."""

TWO_NEW: Final = 1  # a kind with two cards left, neither of them known
TWO_KNOWN: Final = 1 << 8  # two left, one of them known
FOUR_NEW: Final = 1 << 16  # four left, none known
FOUR_KNOWN: Final = 1 << 24  # four left, one known


def two_new(counts: Counts) -> int:
    """How many kinds have two cards left and none known."""
    return counts & 255


def two_known(counts: Counts) -> int:
    """How many kinds have two cards left and one known."""
    return counts >> 8 & 255


def four_new(counts: Counts) -> int:
    """How many kinds have four cards left and none known."""
    return counts >> 16 & 255


def four_known(counts: Counts) -> int:
    """How many kinds have four cards left and one known."""
    return counts >> 24


def pairs_left(counts: Counts) -> int:
    """How many pairs can still be taken."""
    return two_new(counts) + two_known(counts) + 2 * (four_new(counts) + four_known(counts))


def counts_of(left: int, known: int) -> Counts:
    """The share that one kind has in the counts. Pairs that are known count as taken: they are as good as that."""
    taken = known // 2 * 2
    if left - taken > 2:
        return FOUR_KNOWN if known > taken else FOUR_NEW
    if left - taken > 0:
        return TWO_KNOWN if known > taken else TWO_NEW
    return 0
