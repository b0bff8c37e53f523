"""The note a half or whole step above. Fields: size (half, whole), from. Answer: a printed name."""

from typing import Final

from musicards.learning.kind import PRINTED, Atom, Kind, Question
from musicards.learning.kinds.letter import letter_away
from musicards.theory import LETTERS, PRINTED_NAMES, hour_above, note_hour
from musicards.theory.pitch import SHARP_NAMES

_HALF_STEPS: Final = {"half": 1, "whole": 2}


def _atoms() -> list[Atom]:
    return [
        Atom(f"step:{size}:{name}", "step", (f"key:{name}",), f"step:{size}")
        for size in _HALF_STEPS
        for name in SHARP_NAMES[1:]
    ]


def _away(question: Question, half_steps: int) -> tuple[str, ...]:
    return PRINTED_NAMES[hour_above(note_hour(question["from"]), half_steps)]


def _wanted(question: Question) -> tuple[str, ...]:
    return _away(question, _HALF_STEPS[question["size"]])


def _next_letter_is_whole(question: Question) -> tuple[str, ...]:
    low = question["from"]
    return (letter_away(low, 2),) if question["size"] == "whole" and low in LETTERS else ()


KIND: Final = Kind(
    atoms=_atoms,
    ask=lambda size, name: [{"size": size, "from": name}],
    answers=lambda _: PRINTED,
    wanted=_wanted,
    wrong_rules={
        "direction": lambda question: _away(question, -_HALF_STEPS[question["size"]]),
        "all-letters-whole": _next_letter_is_whole,
        "half-for-whole": lambda question: _away(question, 1) if question["size"] == "whole" else (),
        "whole-for-half": lambda question: _away(question, 2) if question["size"] == "half" else (),
    },
    notes=lambda question: (question["from"], _wanted(question)[0]),
)
