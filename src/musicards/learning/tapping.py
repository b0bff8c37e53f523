"""Judge a tapped rhythm: which notes were in time, early, late or missed, and which taps were too many.

Times are milliseconds after the first beat. What all taps have in common, such as the delay of wireless headphones, is
taken off first, up to the tolerance.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final, Literal, TypeAlias

from musicards.errors import BadNotation, shown
from musicards.theory import Meter, Rhythm, sounding

Timing: TypeAlias = Literal["in-time", "early", "late", "missed", "extra"]

_SHARE: Final = 0.15  # of a beat
_LEAST: Final = 60
_MOST: Final = 120
_REACH: Final = 3  # tolerances within which a tap can be meant for a note
_MOST_TAPS: Final = 200
_TIME: Final = re.compile("-?[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Tap:
    """What is said about a note, or about a tap that is too many.

    >>> Tap(0, 20, "in-time").off
    20
    """

    note: int | None  # which of the sounds, from 0; None for a tap too many
    off: int  # milliseconds after the note, negative before it; for a tap too many, its time; 0 for a missed note
    timing: Timing


def tolerance(tempo: int) -> int:
    """Return how many milliseconds early or late is in time: 15 % of a beat, at least 60 and at most 120.

    >>> tolerance(80), tolerance(160), tolerance(40)
    (112, 60, 120)
    """
    return max(_LEAST, min(_MOST, int(60_000 / tempo * _SHARE)))


def parse_taps(text: str) -> tuple[int, ...]:
    """Read the times of taps, such as ``0 510 990``.

    >>> parse_taps("-20 510 990")
    (-20, 510, 990)

    Raises:
        BadNotation: it is not a list of rising whole numbers.
    """
    words = text.split(" ")
    if len(words) > _MOST_TAPS or not all(_TIME.fullmatch(word) for word in words):
        raise BadNotation(f"{shown(text)} is not a list of times. One is 0 510 990.")
    taps = tuple([int(word) for word in words])
    if list(taps) != sorted(taps):
        raise BadNotation(f"Times of taps rise: {shown(text)}")
    return taps


def judge_taps(rhythm: Rhythm, meter: Meter, tempo: int, taps: Sequence[int]) -> tuple[Tap, ...]:
    """Return what there is to say about each note, and about each tap too many, in order of time.

    Args:
        rhythm: what was to be tapped.
        meter: its meter.
        tempo: beats per minute; in 6/8 a beat is a dotted quarter.
        taps: when was tapped.

    >>> from musicards.theory import parse_rhythm
    >>> taps = judge_taps(parse_rhythm("qeeqQ", Meter(4, 4)), Meter(4, 4), 60, [10, 990, 2200, 2900])
    >>> [(tap.note, tap.off, tap.timing) for tap in taps]
    [(0, 0, 'in-time'), (1, -20, 'in-time'), (2, 0, 'missed'), (3, 190, 'late'), (None, 2900, 'extra')]
    """
    sixteenth = 60_000 / tempo / meter.beat
    notes = [at * sixteenth for at, _ in sounding(rhythm)]
    allowed = tolerance(tempo)
    reach = allowed * _REACH
    shared = _matched(notes, taps, reach)
    offs = [taps[tap] - notes[note] for note, tap in shared]
    delay = max(-allowed, min(allowed, median(offs))) if len(offs) > 1 else 0
    pairs = dict(_matched(notes, [tap - delay for tap in taps], reach))
    found = []
    for note, at in enumerate(notes):
        if note not in pairs:
            found.append((at, Tap(note, 0, "missed")))
            continue
        off = round(taps[pairs[note]] - delay - at)
        timing: Timing = "in-time" if abs(off) <= allowed else "late" if off > 0 else "early"
        found.append((at, Tap(note, off, timing)))
    meant = set(pairs.values())
    found += [(tap - delay, Tap(None, tap, "extra")) for at, tap in enumerate(taps) if at not in meant]
    return tuple([tap for _, tap in sorted(found, key=lambda each: each[0])])


def is_in_time(taps: Sequence[Tap]) -> bool:
    """Return whether every note was in time, and no tap too many.

    >>> is_in_time([Tap(0, 20, "in-time")]), is_in_time([Tap(0, 0, "missed")])
    (True, False)
    """
    return all(tap.timing == "in-time" for tap in taps)


def _matched(notes: Sequence[float], taps: Sequence[float], reach: float) -> list[tuple[int, int]]:
    """Return which tap is meant for which note: in order, as many as possible, with the least distance in all.

    A note and a tap that are left out cost as much as a pair that is `reach` apart.
    """
    skip = reach / 2
    costs = [[skip * (row + column) for column in range(len(taps) + 1)] for row in range(len(notes) + 1)]
    for row, note in enumerate(notes, 1):
        for column, tap in enumerate(taps, 1):
            costs[row][column] = min(
                costs[row - 1][column - 1] + abs(tap - note),
                costs[row - 1][column] + skip,
                costs[row][column - 1] + skip,
            )
    pairs = []
    row, column = len(notes), len(taps)
    while row and column:
        if costs[row][column] == costs[row - 1][column - 1] + abs(taps[column - 1] - notes[row - 1]):
            row, column = row - 1, column - 1
            pairs.append((row, column))
        elif costs[row][column] == costs[row - 1][column] + skip:
            row -= 1
        else:
            column -= 1
    return pairs[::-1]
