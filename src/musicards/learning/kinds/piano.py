"""The note of a piano key, the reverse of `key`. Field: hour (1 = C#/Db … 12 = C). Answer: a printed name."""

from typing import Final

from musicards.learning.kind import PRINTED, Kind
from musicards.theory import PRINTED_NAMES

KIND: Final = Kind(
    topics=tuple([f"piano:{hour}" for hour in range(1, 13)]),
    ask=lambda hour: [{"hour": int(hour)}],
    answers=lambda _: PRINTED,
    wanted=lambda question: PRINTED_NAMES[question["hour"]],
    notes=lambda question: PRINTED_NAMES[question["hour"]],
)
