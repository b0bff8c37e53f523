"""Every kind of question. Those that are about the same things share a module."""

from typing import Final

from musicards.learning.kind import Kind, QuestionKind
from musicards.learning.kinds import ear, formula, key, letter, place, quality, scale, signature

__all__ = ["KINDS"]

KINDS: Final[dict[QuestionKind, Kind]] = {
    "letter": letter.LETTER, "step": letter.STEP, "place": place.KIND, "key": key.KEY, "hour": key.HOUR,
    "enharmonic": key.ENHARMONIC, "signature": signature.KIND, "formula": formula.FORMULA, "degree": formula.DEGREE,
    "quality": quality.KIND, "ear": ear.KIND, "piano": key.PIANO, "scale": scale.KIND,
}  # fmt: skip
"""In the order of `atoms()`; those that only exercises ask have no atoms."""
