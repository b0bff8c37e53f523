"""What is heard.

from (`C4`), and interval with way (up, down, together), or step, or scale     -> what it was
"""

from collections.abc import Sequence
from typing import Any, Final

from musicards.learning.kind import Atom, Exercise, Kind, Question, fits_interval, fits_scale
from musicards.learning.kinds.formula import SCALES

_INTERVALS: Final = ("m2", "M2", "m3", "M3", "P4", "A4", "P5", "m6", "M6", "m7", "M7", "P8")  # by half steps, from one
_STEPS: Final = ("half", "whole")
_SCALES: Final = SCALES[:4]
_FROM: Final = ("C4", "D4", "E4", "F4", "G4", "A4")
_BY_EYE: Final = {
    **{short: f"quality:{short}" for short in _INTERVALS}, "P8": "quality:P5",
    "half": "step:half:E", "whole": "step:whole:C",
}  # fmt: skip
"""By what is heard: the atom that asks for the same by eye; for the octave, which nothing asks for, the fifth."""
_ALIKE: Final = {"P5": ("P8",), "P8": ("P5",)}
_LARGE: Final = _INTERVALS.index("m6")


def _atoms() -> list[Atom]:
    intervals = [
        Atom(f"ear:{short}:{way}", "ear", (_BY_EYE[short] if way == "up" else f"ear:{short}:up",), f"ear:{way}")
        for way in ("up", "down", "together")
        for short in _INTERVALS
    ]
    steps = [Atom(f"ear:{each}", "ear", (_BY_EYE[each],), "ear:step") for each in _STEPS]
    scales = [Atom(f"ear:{each}", "ear", (f"formula:{each}",), "ear:scale") for each in _SCALES]
    return [*steps, *intervals, *scales]


def _ask(heard: str, way: str = "") -> list[dict[str, Any]]:
    if way:
        return [{"interval": heard, "way": way, "from": low} for low in _FROM]
    return [{"scale" if heard in _SCALES else "step": heard, "from": low} for low in _FROM]


def _too_small(question: Question) -> tuple[str, ...]:
    interval = question.get("interval")
    place = _INTERVALS.index(interval) if interval else 0
    return (_INTERVALS[place - 1],) if place >= _LARGE else ()


def _fits(exercise: Exercise, parts: Sequence[str]) -> bool:
    return fits_interval(exercise, parts) and (parts[0] not in _SCALES or fits_scale(exercise, parts))


KIND: Final = Kind(
    atoms=_atoms,
    ask=_ask,
    answers=lambda question: _STEPS if "step" in question else _SCALES if "scale" in question else _INTERVALS,
    wanted=lambda question: (question.get("interval") or question.get("step") or question["scale"],),
    wrong_rules={
        "octave-or-fifth": lambda question: _ALIKE.get(question.get("interval", ""), ()),
        "too-small": _too_small,
    },
    fits=_fits,
    remembering=8000.0,
)
