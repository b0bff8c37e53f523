"""Which chord of a key it is. Fields: tonic, mode, notes from the root up. Answer: a Roman numeral, such as `viio`.

Minor has the chords of the natural minor scale, and those on its fifth and its raised seventh note.
"""

from typing import Any, Final

from musicards.learning.kind import Kind, Question
from musicards.learning.kinds.chord import can_be_read, spell
from musicards.theory import make_scale

_CHORDS: Final[dict[str, dict[str, tuple[str, int, str]]]] = {
    "major": {
        "I": ("major", 1, "major"), "ii": ("major", 2, "minor"), "iii": ("major", 3, "minor"),
        "IV": ("major", 4, "major"), "V": ("major", 5, "major"), "vi": ("major", 6, "minor"),
        "viio": ("major", 7, "diminished"),
    },
    "minor": {
        "i": ("natural_minor", 1, "minor"), "iio": ("natural_minor", 2, "diminished"),
        "III": ("natural_minor", 3, "major"), "iv": ("natural_minor", 4, "minor"), "v": ("natural_minor", 5, "minor"),
        "V": ("harmonic_minor", 5, "major"), "VI": ("natural_minor", 6, "major"), "VII": ("natural_minor", 7, "major"),
        "viio": ("harmonic_minor", 7, "diminished"),
    },
}  # fmt: skip
"""By mode and numeral: the scale, the degree of the root, and the kind of chord."""

_TONICS: Final = {
    "major": ("C", "G", "D", "A", "E", "B", "F", "Bb", "Eb", "Ab", "Db"),
    "minor": ("A", "E", "B", "F#", "C#", "D", "G", "C", "F", "Bb"),
}


def _notes(tonic: str, mode: str, numeral: str) -> list[str]:
    scale, degree, chord = _CHORDS[mode][numeral]
    return spell(make_scale(tonic, scale).names[degree - 1], chord)


def _ask(mode: str, numeral: str) -> list[dict[str, Any]]:
    spelled = [(tonic, _notes(tonic, mode, numeral)) for tonic in _TONICS[mode]]
    return [{"tonic": tonic, "mode": mode, "notes": " ".join(notes)} for tonic, notes in spelled if can_be_read(notes)]


def _wanted(question: Question) -> tuple[str, ...]:
    tonic, mode, notes = question["tonic"], question["mode"], question["notes"].split()
    return tuple([numeral for numeral in _CHORDS[mode] if _notes(tonic, mode, numeral) == notes])


KIND: Final = Kind(
    topics=tuple([f"function:{mode}:{numeral}" for mode, numerals in _CHORDS.items() for numeral in numerals]),
    ask=_ask,
    answers=lambda question: tuple(_CHORDS[question["mode"]]),
    wanted=_wanted,
    notes=lambda question: (question["tonic"], *question["notes"].split()),
    remembering=7000.0,
)
