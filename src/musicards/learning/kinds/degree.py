"""The next note of a scale.

scale, tonic, position (2 is the second note), after: the note before     -> a name
"""

from typing import Any, Final

from musicards.learning.kind import SPELLED, Atom, Kind, Question, fits_scale
from musicards.learning.kinds.formula import SCALES
from musicards.theory import PRINTED_NAMES, PitchClass, hour_above, make_scale, note_hour
from musicards.theory.data import SCALE_FORMULAS

TONICS: Final = ("C", "G", "D", "A", "E", "F", "Bb", "Eb")  # their scales need few sharps and flats


def _atoms() -> list[Atom]:
    return [
        Atom(f"degree:{scale}:{position}", "degree", (f"formula:{scale}",), f"degree:{scale}")
        for scale in SCALES
        for position in range(2, len(SCALE_FORMULAS[scale]) + 1)
    ]


def _ask(scale: str, position: str) -> list[dict[str, Any]]:
    at = int(position)
    return [
        {"scale": scale, "tonic": tonic, "position": at, "after": make_scale(tonic, scale).names[at - 2]}
        for tonic in TONICS
    ]


def _name(question: Question, scale: str) -> str:
    """Return the name at the question's position of a scale on its tonic."""
    position: int = question["position"]
    return make_scale(question["tonic"], scale).names[position - 1]


def _wanted(question: Question) -> tuple[str, ...]:
    name = _name(question, question["scale"])
    return (name, *[other for other in SPELLED if note_hour(other) == note_hour(name) and other != name])


def _taken_for(question: Question, asked: int, taken: int) -> tuple[str, ...]:
    """Take another step to the next degree than the one of the scale, in half steps."""
    scale = make_scale(question["tonic"], question["scale"])
    place = question["position"] - 2
    return PRINTED_NAMES[hour_above(PitchClass(scale.hours[place]), taken)] if scale.formula[place] == asked else ()


def _natural_seventh(question: Question) -> tuple[str, ...]:
    is_raised = question["scale"] in ("harmonic_minor", "melodic_minor") and question["position"] == 7
    return (_name(question, "natural_minor"),) if is_raised else ()


KIND: Final = Kind(
    atoms=_atoms,
    ask=_ask,
    answers=lambda _: SPELLED,
    wanted=_wanted,
    wrong_rules={
        "half-for-whole": lambda question: _taken_for(question, 2, 1),
        "whole-for-half": lambda question: _taken_for(question, 1, 2),
        "signature-ignored": lambda question: (_name(question, question["scale"])[0],),
        "no-raised-seventh": _natural_seventh,
    },
    fits=fits_scale,
    notes=lambda question: (question["tonic"], question["after"], _wanted(question)[0]),
    remembering=6000.0,
)
