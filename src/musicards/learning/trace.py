"""What is kept of one atom, in 18 bytes.

Numbers are rounded to what these bytes can hold as soon as they change, so that a learner who is written and read again
expects exactly the same.
"""

from base64 import b85decode, b85encode
from dataclasses import dataclass
from math import isfinite
from struct import Struct
from typing import Final

DAY: Final = 86_400
"""Seconds."""

LATEST: Final = 2**32 - 1
"""Seconds since 1970: the last moment that can be kept, in 2106."""

_FORMAT: Final = Struct("<BbBIHBeBBeBB")
_OLDER: Final = Struct("<BbBIHBeB5BeBB")  # with five counts of practice in place of `right`
_BYTE: Final = 255

_SHARP: Final = 25  # steps of one point of difficulty
_VARIANCE: Final = 2000
_FARTHEST: Final = 50.0  # no estimate is farther from zero
_LEAST_STABLE: Final = 0.0005  # days: FSRS goes down to twice as many


@dataclass(slots=True)
class Trace:
    """What is kept of one atom.

    Attributes:
        mean: the atom's own term.
        variance: of that term.
        asked: unaided answers.
        row: right answers in a row; negative: wrong ones.
        days: days in a row whose first unaided answer was right.
        since: when that row of days began, in seconds, to the day.
        at: when the last unaided answer was, in seconds.
        stability: FSRS's stability, in days.
        difficulty: FSRS's difficulty, 1 to 10.
        tested: the longest time, in days, after which it was still known, since it was last missed.
        right: on how many days it was answered correctly.
        time: how long right answers take, as `fluency.time_code`; 0 if that is not known.
    """

    mean: float = 0.0
    variance: float = 0.0
    asked: int = 0
    row: int = 0
    days: int = 0
    since: float = 0.0
    at: float = 0.0
    stability: float = 0.0
    difficulty: float = 0.0
    tested: float = 0.0
    right: int = 0
    time: int = 0


def _bytes_of(trace: Trace) -> bytes:
    return _FORMAT.pack(
        min(_BYTE, trace.asked),
        max(-100, min(100, trace.row)),
        min(_BYTE, trace.days),
        max(0, min(LATEST, int(trace.at))),
        max(0, min(LATEST, int(trace.since)) // DAY),
        min(_BYTE, round(trace.tested * 2)),
        min(60_000.0, trace.stability),
        min(_BYTE, round(trace.difficulty * _SHARP)),
        min(_BYTE, trace.right),
        trace.mean,
        min(_BYTE, round(trace.variance * _VARIANCE)),
        trace.time,
    )


def _trace_of(data: bytes) -> Trace:
    asked, row, days, at, since, tested, stability, difficulty, *rest = _FORMAT.unpack(data)
    right, mean, variance, time = rest
    return Trace(
        mean=mean,
        variance=variance / _VARIANCE,
        asked=asked,
        row=row,
        days=days,
        since=float(since * DAY),
        at=float(at),
        stability=stability,
        difficulty=difficulty / _SHARP,
        tested=tested / 2,
        right=right,
        time=time,
    )


def _converted(data: bytes) -> bytes:
    """Return what older versions stored in the present format. They did not count right answers: about four in five."""
    asked, row, days, *rest = _OLDER.unpack(data)
    right = max(days, min(1, row), round(0.8 * asked) if row > 0 else asked // 2)
    return _FORMAT.pack(asked, row, days, *rest[:5], right, *rest[-3:])


def rounded(trace: Trace) -> Trace:
    """Return the trace as it will be read again."""
    return _trace_of(_bytes_of(trace))


def packed(trace: Trace) -> str:
    """Return the trace as text."""
    return b85encode(_bytes_of(trace)).decode()


def unpacked(text: str) -> Trace:
    """Return the trace of a text.

    Raises:
        ValueError: it is not the text of a trace.
    """
    data = b85decode(text)
    if len(data) == _OLDER.size:
        data = _converted(data)
    if len(data) != _FORMAT.size:
        raise ValueError("a trace has another length")
    trace = _trace_of(data)
    if not (isfinite(trace.stability) and isfinite(trace.mean)):
        raise ValueError("a number is infinite")
    trace.stability = max(_LEAST_STABLE, trace.stability)
    trace.difficulty = max(1.0, trace.difficulty)
    trace.mean = max(-_FARTHEST, min(_FARTHEST, trace.mean))
    return trace
