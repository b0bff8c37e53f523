"""Every kind of question, a module for each."""

from typing import Final

from musicards.learning.kind import Family, Kind
from musicards.learning.kinds import (
    degree,
    ear,
    enharmonic,
    formula,
    hour,
    key,
    letter,
    place,
    quality,
    signature,
    step,
)

__all__ = ["KINDS"]

KINDS: Final[dict[Family, Kind]] = {
    "letter": letter.KIND, "step": step.KIND, "place": place.KIND, "key": key.KIND, "hour": hour.KIND,
    "enharmonic": enharmonic.KIND, "signature": signature.KIND, "formula": formula.KIND, "degree": degree.KIND,
    "quality": quality.KIND, "ear": ear.KIND,
}  # fmt: skip
"""By the family of their atoms, in the order of `atoms()`."""
