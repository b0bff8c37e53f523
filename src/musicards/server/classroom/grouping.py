"""Who plays with whom: children in groups of two to five, by what they know or by whom they have met."""

from collections.abc import Callable, Mapping, Sequence

from musicards.server.classroom.bodies import Grouping


def group_sizes(count: int, most: int) -> list[int]:
    """Return how many of `count` children sit at each table, with at most `most` at one: as evenly as possible.

    >>> group_sizes(25, 4), group_sizes(5, 4), group_sizes(1, 4), group_sizes(0, 4)
    ([4, 4, 4, 4, 3, 3, 3], [3, 2], [1], [])
    """
    if count == 0:
        return []
    tables = -(-count // most)
    return [count // tables + (table < count % tables) for table in range(tables)]


def pair(one: int, other: int) -> str:
    """Return the key of two children.

    >>> pair(7, 3)
    '3-7'
    """
    return f"{min(one, other)}-{max(one, other)}"


def grouped(
    pupils: Sequence[int], most: int, how: Grouping, strength: Callable[[int], float], met: Mapping[str, int]
) -> list[list[int]]:
    """Return the numbers of the children at each table.

    Args:
        pupils: their numbers; between equals, whoever comes first here.
        most: children at a table.
        how: strong and weak ones together, apart, or whoever has met least.
        strength: returns how much a child knows; only the order counts.
        met: how often two children sat at one table, by `pair`.

    >>> grouped([1, 2, 3, 4], 2, "equal", lambda pupil: pupil, {})
    [[4, 3], [2, 1]]
    >>> grouped([1, 2, 3, 4], 2, "mixed", lambda pupil: pupil, {})
    [[4, 1], [3, 2]]
    """
    sizes = group_sizes(len(pupils), most)
    if how == "rotate":
        return _apart(pupils, sizes, met)
    ranked = sorted(pupils, key=strength, reverse=True)
    groups: list[list[int]] = [[] for _ in sizes]
    if how == "equal":
        for group, size in zip(groups, sizes, strict=True):
            group.extend(ranked[:size])
            del ranked[:size]
        return groups
    forward = True  # along the tables and back, so that no table gets the strongest each time
    while ranked:
        for place in range(len(sizes)) if forward else reversed(range(len(sizes))):
            if ranked and len(groups[place]) < sizes[place]:
                groups[place].append(ranked.pop(0))
        forward = not forward
    return groups


def _apart(pupils: Sequence[int], sizes: Sequence[int], met: Mapping[str, int]) -> list[list[int]]:
    """Return groups in which few have met: each child goes where it has met the fewest."""
    groups: list[list[int]] = [[] for _ in sizes]
    # Those who have met many choose first.
    ranked = sorted(pupils, key=lambda each: -sum(met.get(pair(each, other), 0) for other in pupils))
    for pupil in ranked:
        open_groups = [place for place, size in enumerate(sizes) if len(groups[place]) < size]
        best = min(
            open_groups,
            key=lambda place: (sum(met.get(pair(pupil, other), 0) for other in groups[place]), len(groups[place])),
        )
        groups[best].append(pupil)
    return groups
