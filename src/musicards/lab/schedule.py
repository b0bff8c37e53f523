"""Who sits where: which contestants meet at a table, and in which seats they play a deal.

Everybody meets everybody, and plays each deal in each seat. With more contestants than seats every combination of them
plays; with fewer, some sit in several seats, as evenly as it goes.
"""

from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations

__all__ = ["circles", "lineups", "seatings"]


def lineups(contestants: int, seats: int) -> list[tuple[int, ...]]:
    """Which contestants, by number and ascending, sit at a table together: all ways to fill its seats.

    >>> lineups(3, 2)
    [(0, 1), (0, 2), (1, 2)]
    >>> lineups(2, 3)
    [(0, 0, 1), (0, 1, 1)]
    """
    everybody = range(contestants)
    if contestants >= seats:
        return list(combinations(everybody, seats))
    few = seats // contestants
    mixes = combinations_with_replacement(everybody, seats)
    return [mix for mix in mixes if all(few <= mix.count(one) <= few + 1 for one in everybody)]


@lru_cache(maxsize=1024)
def circles(lineup: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The orders in which a lineup can sit round a table, where only who follows whom counts.

    >>> circles((0, 1, 2))
    ((0, 1, 2), (0, 2, 1))
    """
    first, *others = lineup
    orders = {min(_rotations((first, *order))) for order in permutations(others)}
    return tuple(sorted(orders))


def seatings(lineup: tuple[int, ...], deal: int) -> list[tuple[int, ...]]:
    """The seats, from seat 0 on, in which a lineup plays deal number `deal`: one circle, turned seat by seat.

    The circles take turns from deal to deal, so that over a few deals everybody has sat beside everybody.

    >>> seatings((0, 1, 2), deal=1)
    [(0, 2, 1), (2, 1, 0), (1, 0, 2)]
    """
    orders = circles(lineup)
    return list(
        dict.fromkeys(_rotations(orders[deal % len(orders)]))
    )  # ABAB turned twice is ABAB again: once is enough


def _rotations(circle: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [circle[at:] + circle[:at] for at in range(len(circle))]
