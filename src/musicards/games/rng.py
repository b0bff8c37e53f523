"""Random generators, which are always arguments: the same numbers give the same cards in every version of Python.

Of Python's generator only `random()` is used, because Python guarantees that its sequence for a seed never changes.
There is no such guarantee for `shuffle` and `choice`.
"""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias, TypeVar

from musicards.cards import i64

T = TypeVar("T")


class Rng(Protocol):
    """A random generator, such as `random.Random`.

    >>> from random import Random
    >>> rng: Rng = Random(1)
    >>> 0 <= rng.random() < 1
    True
    """

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1."""


def pick(rng: Rng, things: Sequence[T]) -> T:
    """Return one of `things`, all equally likely.

    >>> pick(FastRng(1), "ABC") in "ABC"
    True
    """
    return things[int(rng.random() * len(things))]


def shuffled(rng: Rng, things: Sequence[T]) -> list[T]:
    """Return `things` in random order, all orders equally likely (Fisher and Yates).

    >>> sorted(shuffled(FastRng(1), [3, 1, 2]))
    [1, 2, 3]
    """
    cards = list(things)
    random = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


State: TypeAlias = tuple[int, int, int, int]
"""The state of a `FastRng`: four words of 32 bits."""

_WORD: Final[i64] = 0xFFFFFFFF
_WARM_UP: Final = 12


class FastRng:
    """A small, fast generator for millions of games: Chris Doty-Humphrey's sfc32, from PractRand.

    It has 128 bits of state and a period of at least 2**32 numbers, on average 2**127. All steps stay within a machine
    word, so that it gives the same numbers interpreted and compiled.

    >>> FastRng(1).word() == FastRng(1).word(), FastRng(1).below(6) < 6
    (True, True)
    """

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, seed: int) -> None:
        """`seed`: any whole number; its lowest 96 bits count."""
        self._a: i64 = 0
        self._b: i64 = 0
        self._c: i64 = 0
        self._count: i64 = 1
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Continue as a new generator with this seed does.

        >>> rng = FastRng(1)
        >>> rng.reseed(2)
        >>> rng.word() == FastRng(2).word()
        True
        """
        self._a = seed & 0xFFFFFFFF
        self._b = seed >> 32 & 0xFFFFFFFF
        self._c = seed >> 64 & 0xFFFFFFFF
        self._count = 1
        for _ in range(_WARM_UP):
            self.word()

    def copy(self) -> "FastRng":
        """Return a generator that gives the same numbers from here on.

        >>> rng = FastRng(1)
        >>> rng.copy().word() == rng.word()
        True
        """
        return FastRng.in_state(self.state)

    @property
    def state(self) -> State:
        """Return its state for `in_state`."""
        return self._a, self._b, self._c, self._count

    @classmethod
    def in_state(cls, state: State) -> "FastRng":
        """Return a generator in this state."""
        rng = cls(0)
        rng._a, rng._b, rng._c, rng._count = state
        return rng

    def __reduce__(self) -> "tuple[Callable[[State], FastRng], tuple[State]]":
        # A copy is made from the state, because a compiled class cannot be made without arguments.
        return FastRng.in_state, (self.state,)

    def word(self) -> i64:
        """Return a whole number from 0 up to, but not including, 2**32."""
        word = (self._a + self._b + self._count) & _WORD
        self._count = (self._count + 1) & _WORD
        self._a = self._b ^ self._b >> 9
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = (((self._c << 21 | self._c >> 11) & _WORD) + word) & _WORD
        return word

    def below(self, limit: i64) -> i64:
        """Return a whole number from 0 up to, but not including, `limit`, like `int(random() * limit)`.

        All are equally likely except for one part in 2**32 divided by `limit`.
        """
        return self.word() * limit >> 32

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1, in steps of 2**-32."""
        return float(self.word()) / 4294967296.0


def next_rng(seeds: FastRng) -> FastRng:
    """Return another generator, by the next numbers of `seeds`: one for each game that an environment deals.

    >>> seeds = FastRng(1)
    >>> next_rng(seeds).word() == next_rng(seeds).word()
    False
    """
    return FastRng(int(seeds.word()) << 32 | int(seeds.word()))  # no machine words, whose highest bit is a sign


def shuffle(rng: FastRng, cards: list[T]) -> None:
    """Shuffle `cards` in place, into the order that `shuffled` returns with the same generator.

    >>> cards = list(range(54))
    >>> shuffle(FastRng(1), cards)
    >>> cards == shuffled(FastRng(1), range(54))
    True
    """
    last: i64 = len(cards) - 1
    while last > 0:
        other = rng.below(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1
