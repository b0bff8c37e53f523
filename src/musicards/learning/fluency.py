"""How quickly a person answers, apart from being right: the time to think, without the time that a tap takes.

The time for a tap is the person's own: a low quantile of the times of right answers to what is known well. Answering an
atom is slow if its right answers usually take longer than a tap and the time to remember; whoever counts or works it
out needs longer.
"""

from dataclasses import dataclass
from math import exp, log
from typing import Final

from musicards.learning.kind import Family
from musicards.learning.kinds import KINDS

_QUANTILE: Final = 0.2
_STEP: Final = 0.15  # how far one answer moves the time for a tap: by this part of it, at most
_QUICKEST: Final = 150  # milliseconds: nobody reads a question and taps in less
_SLOWEST: Final = 60_000  # somebody who takes longer has done something else
_NEWEST: Final = 0.4  # how much the last answer counts for an atom's time
_STEPS: Final = 24  # of `time_code`, for a time that is e times as long
_CODES: Final = 255


def time_code(ms: float) -> int:
    """Return a time as a number from 1 to 255, in steps of about four percent; 0 stands for no time."""
    return max(1, min(_CODES, 1 + round(_STEPS * log(max(ms, _QUICKEST) / _QUICKEST))))


def read_time(code: int) -> float:
    """Return the time of a code, in milliseconds."""
    return _QUICKEST * exp((code - 1) / _STEPS)


@dataclass(slots=True)
class Fluency:
    """A person's own time for a tap.

    Attributes:
        tap: in milliseconds; 0 as long as it is not known.
    """

    tap: int = 0

    def observe(self, code: int, ms: int, *, easy: bool) -> int:
        """Return the code of an atom's time after a right answer in `ms`; `code` is the one before, 0 for none."""
        if not _QUICKEST <= ms <= _SLOWEST:
            return code
        if easy and not self.tap:
            self.tap = ms
        elif easy:
            self.tap = max(_QUICKEST, round(self.tap * (1 + _STEP * (_QUANTILE - (ms < self.tap)))))
        before = log(read_time(code)) if code else log(ms)
        return time_code(exp(before + _NEWEST * (log(ms) - before)))

    def is_slow(self, family: Family, code: int) -> bool:
        """Return whether an atom with this code of its time is remembered slowly."""
        return bool(code and self.tap) and read_time(code) - self.tap > KINDS[family].remembering
