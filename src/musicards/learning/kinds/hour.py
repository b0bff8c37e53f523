"""The note at an hour of the clock. Field: hour (1 = C#/Db … 12 = C). Answer: a printed name."""

from typing import Final

from musicards.learning.kind import PRINTED, Atom, Kind
from musicards.theory import PRINTED_NAMES

KIND: Final = Kind(
    atoms=lambda: [Atom(f"hour:{hour}", "hour", (), "hour") for hour in range(1, 13)],
    ask=lambda hour: [{"hour": int(hour)}],
    answers=lambda _: PRINTED,
    wanted=lambda question: PRINTED_NAMES[question["hour"]],
    notes=lambda question: PRINTED_NAMES[question["hour"]],
)
