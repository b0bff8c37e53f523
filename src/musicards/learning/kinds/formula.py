"""The steps of a scale, from the tonic up. Field: scale. Answer: its half steps, `2212221`."""

from typing import Final

from musicards.learning.kind import Atom, Kind, fits_scale
from musicards.theory.data import SCALE_FORMULAS

SCALES: Final = ("major", "natural_minor", "harmonic_minor", "melodic_minor", "major_pentatonic", "minor_pentatonic")
"""The scales whose degrees and formulas are atoms."""


def _text(scale: str) -> str:
    return "".join([str(step) for step in SCALE_FORMULAS[scale]])


KIND: Final = Kind(
    atoms=lambda: [
        Atom(f"formula:{scale}", "formula", ("formula:major",) if scale != "major" else (), "formula")
        for scale in SCALES
    ],
    ask=lambda scale: [{"scale": scale}],
    answers=lambda _: tuple([_text(scale) for scale in SCALES]),
    wanted=lambda question: (_text(question["scale"]),),
    wrong_rules={
        "no-raised-seventh": lambda question: (_text("natural_minor"),) if question["scale"] == "harmonic_minor" else ()
    },
    fits=fits_scale,
    remembering=6000.0,
)
