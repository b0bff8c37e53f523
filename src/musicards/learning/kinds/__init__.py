"""Every kind of question, a module for each."""

from typing import Final

from musicards.learning.kind import Kind, QuestionKind
from musicards.learning.kinds import (
    build,
    chord,
    degree,
    ear,
    enharmonic,
    formula,
    function,
    harmony,
    hour,
    inversion,
    key,
    letter,
    piano,
    place,
    quality,
    rhythm,
    scale,
    signature,
    step,
    tap,
)

__all__ = ["KINDS"]

KINDS: Final[dict[QuestionKind, Kind]] = {
    "letter": letter.KIND, "step": step.KIND, "place": place.KIND, "key": key.KIND, "hour": hour.KIND,
    "enharmonic": enharmonic.KIND, "signature": signature.KIND, "formula": formula.KIND, "degree": degree.KIND,
    "quality": quality.KIND, "ear": ear.KIND, "piano": piano.KIND, "scale": scale.KIND,
    "chord": chord.KIND, "build": build.KIND, "inversion": inversion.KIND, "function": function.KIND,
    "harmony": harmony.KIND, "tap": tap.KIND, "rhythm": rhythm.KIND,
}  # fmt: skip
"""In the order of `atoms()`; those that only exercises ask have no atoms."""
