"""Which scale it is. Field: notes, from the tonic up: `D E F G A B C`. Answer: its kind, such as `dorian`."""

from typing import Any, Final

from musicards.learning.kind import SCALES, Kind, Question, fits_scale
from musicards.learning.kinds.degree import TONICS
from musicards.theory import make_scale
from musicards.theory.data import SCALE_FORMULAS

_HAVE_SEVEN: Final = {scale: len(SCALE_FORMULAS[scale]) == 7 for scale in SCALES}


def _notes(tonic: str, scale: str) -> str:
    return " ".join(make_scale(tonic, scale).names)


def _ask(scale: str) -> list[dict[str, Any]]:
    spelled = [_notes(tonic, scale) for tonic in TONICS]
    return [{"notes": notes} for notes in spelled if "##" not in notes and "bb" not in notes]


def _wanted(question: Question) -> tuple[str, ...]:
    notes: str = question["notes"]
    return tuple([scale for scale in SCALES if _notes(notes.split(maxsplit=1)[0], scale) == notes])


KIND: Final = Kind(
    topics=tuple([f"scale:{scale}" for scale in SCALES]),
    ask=_ask,
    # How many notes there are is seen at once: so the others have seven, too, or fewer, too.
    answers=lambda question: tuple(
        [scale for scale, seven in _HAVE_SEVEN.items() if seven == (len(question["notes"].split()) == 7)]
    ),
    wanted=_wanted,
    fits=fits_scale,
    notes=lambda question: tuple(question["notes"].split()),
)
