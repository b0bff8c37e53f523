"""Chord symbols in MusicXML: for a suffix, a kind that the format has, and the degrees in which the chord differs.

A degree that the kind has is altered, counted from what it is there. A degree that it lacks is added, counted from a
dominant chord, whose seventh is minor. What the chord lacks is subtracted.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from musicards.errors import BadNotation
from musicards.tools.chords import parse_chord_symbol

_KINDS: Final[dict[str, str]] = {
    "major": "1 3 5",
    "minor": "1 b3 5",
    "diminished": "1 b3 b5",
    "augmented": "1 3 #5",
    "dominant": "1 3 5 b7",
    "major-seventh": "1 3 5 7",
    "minor-seventh": "1 b3 5 b7",
    "half-diminished": "1 b3 b5 b7",
    "diminished-seventh": "1 b3 b5 bb7",
    "major-minor": "1 b3 5 7",
    "augmented-seventh": "1 3 #5 b7",
    "major-sixth": "1 3 5 6",
    "minor-sixth": "1 b3 5 6",
    "dominant-ninth": "1 3 5 b7 9",
    "major-ninth": "1 3 5 7 9",
    "minor-ninth": "1 b3 5 b7 9",
    "dominant-11th": "1 (3) 5 b7 9 11",
    "major-11th": "1 3 5 7 9 11",
    "minor-11th": "1 b3 5 b7 9 11",
    "dominant-13th": "1 3 5 b7 9 (11) 13",
    "major-13th": "1 3 5 7 9 (11) 13",
    "minor-13th": "1 b3 5 b7 9 (11) 13",
    "power": "1 5",
    "suspended-fourth": "1 4 5",
    "suspended-second": "1 2 5",
}
"""The kinds of the format and their degrees, the simplest first. Players leave out those in brackets."""

_MINOR_SEVENTH: Final = -1  # the alteration of a dominant chord's seventh


@dataclass(frozen=True, slots=True)
class Degree:
    """A degree in which a chord differs from its kind."""

    number: int  # 9 for a ninth
    alteration: int  # in half steps, by which it is altered or added
    change: Literal["add", "alter", "subtract"]


@lru_cache(maxsize=1024)
def kind_of_suffix(suffix: str) -> tuple[str, tuple[Degree, ...]]:
    """Return the kind and its degrees; ``other`` if the suffix cannot be read, so that only its text is known.

    >>> kind_of_suffix("13b9")
    ('dominant-13th', (Degree(number=9, alteration=-1, change='alter'),))
    >>> [(degree.change, degree.number) for degree in kind_of_suffix("7sus4")[1]]  # of a dominant
    [('add', 4), ('subtract', 3)]
    >>> kind_of_suffix("7no5")[1], kind_of_suffix("addx")
    ((Degree(number=5, alteration=0, change='subtract'),), ('other', ()))
    """
    try:
        wanted = [_parts(degree) for degree in parse_chord_symbol(f"C{suffix}").degrees]
    except BadNotation:
        return "other", ()
    found = [(kind, _changes(wanted, degrees)) for kind, degrees in _KINDS.items()]
    return min(found, key=lambda each: _distance(each[1]))  # of several as near, the simplest


def _distance(changes: tuple[Degree, ...]) -> int:
    """Return the number of changes. Another third is another chord, and not all programs add the same seventh."""
    return len(changes) + 3 * any((each.number, each.change) in {(3, "alter"), (7, "add")} for each in changes)


def _changes(wanted: list[tuple[int, int]], kind: str) -> tuple[Degree, ...]:
    """Return how a chord differs from a kind."""
    has = dict(_parts(degree.strip("()")) for degree in kind.split())
    must = {_parts(degree)[0] for degree in kind.split() if "(" not in degree}
    left = [degree for degree in wanted if has.get(degree[0]) != degree[1]]
    changes = []
    altered = {number for number, alteration in wanted if has.get(number) == alteration}
    for number, alteration in left:
        if number in has and number not in altered:
            altered.add(number)
            changes.append(Degree(number, alteration - has[number], "alter"))
        else:
            changes.append(Degree(number, alteration - (_MINOR_SEVENTH if number == 7 else 0), "add"))
    changes += [Degree(number, 0, "subtract") for number in sorted(must - altered)]
    return tuple(changes)


def _parts(degree: str) -> tuple[int, int]:
    """Return the number of a degree and its alteration: -1 for a flat."""
    return int(degree.lstrip("#b")), degree.count("#") - degree.count("b")
