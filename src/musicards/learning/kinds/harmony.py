"""Which chord is heard. Fields: from (`C4`, its root), chord (`minor`). Answer: its kind."""

from typing import Any, Final

from musicards.learning.kind import CHORDS, Kind
from musicards.learning.kinds.chord import alike, fits_chord

_FROM: Final = ("C4", "D4", "E4", "F4", "G4", "A4")


def _ask(chord: str) -> list[dict[str, Any]]:
    return [{"from": low, "chord": chord} for low in _FROM]


KIND: Final = Kind(
    topics=tuple([f"harmony:{chord}" for chord in CHORDS]),
    ask=_ask,
    answers=lambda question: alike(len(CHORDS[question["chord"]]) + 1),
    wanted=lambda question: (question["chord"],),
    fits=fits_chord,
    remembering=4000.0,
)
