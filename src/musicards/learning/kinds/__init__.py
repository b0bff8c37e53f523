"""Every kind of question, a module for each; those of keys, hours and their names are together."""

from typing import Final

from musicards.learning.kind import Kind, QuestionKind
from musicards.learning.kinds import degree, ear, formula, key, letter, place, quality, scale, signature, step

__all__ = ["KINDS"]

KINDS: Final[dict[QuestionKind, Kind]] = {
    "letter": letter.KIND, "step": step.KIND, "place": place.KIND, "key": key.KEY, "hour": key.HOUR,
    "enharmonic": key.ENHARMONIC, "signature": signature.KIND, "formula": formula.KIND, "degree": degree.KIND,
    "quality": quality.KIND, "ear": ear.KIND, "piano": key.PIANO, "scale": scale.KIND,
}  # fmt: skip
"""In the order of `atoms()`; those that only exercises ask have no atoms."""
