"""Tournament schedules: which contestants play together, and in which seats they play a deal.

Everybody plays everybody, and plays each deal in each seat. With more contestants than seats, every combination of them
plays; with fewer, contestants take several seats each, as evenly as possible.
"""

from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations


def lineups(contestants: int, seats: int) -> list[tuple[int, ...]]:
    """Return all ways to fill the seats, as the contestants' numbers in ascending order.

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
    """Return the distinct circular orders of a lineup around a table.

    >>> circles((0, 1, 2))
    ((0, 1, 2), (0, 2, 1))
    """
    first, *others = lineup
    orders = {min(_rotations((first, *order))) for order in permutations(others)}
    return tuple(sorted(orders))


def seatings(lineup: tuple[int, ...], deal: int) -> list[tuple[int, ...]]:
    """Return the seatings, from seat 0, for deal number `deal`: all rotations of one circular order of the lineup.

    The circular order changes from deal to deal, so that over a few deals everybody has sat next to everybody.

    >>> seatings((0, 1, 2), deal=1)
    [(0, 2, 1), (2, 1, 0), (1, 0, 2)]
    """
    orders = circles(lineup)
    return list(
        dict.fromkeys(_rotations(orders[deal % len(orders)]))
    )  # without duplicates: ABAB rotated twice is ABAB again


def _rotations(circle: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [circle[at:] + circle[:at] for at in range(len(circle))]
