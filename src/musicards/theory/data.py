"""Tables of music theory: scales, intervals, and words in several languages. No logic."""

from typing import Final

SCALE_FORMULAS: Final[dict[str, tuple[int, ...]]] = {
    "major": (2, 2, 1, 2, 2, 2, 1),
    "natural_minor": (2, 1, 2, 2, 1, 2, 2),
    "harmonic_minor": (2, 1, 2, 2, 1, 3, 1),
    "melodic_minor": (2, 1, 2, 2, 2, 2, 1),
    "ionian": (2, 2, 1, 2, 2, 2, 1),
    "dorian": (2, 1, 2, 2, 2, 1, 2),
    "phrygian": (1, 2, 2, 2, 1, 2, 2),
    "lydian": (2, 2, 2, 1, 2, 2, 1),
    "mixolydian": (2, 2, 1, 2, 2, 1, 2),
    "aeolian": (2, 1, 2, 2, 1, 2, 2),
    "locrian": (1, 2, 2, 1, 2, 2, 2),
    "major_pentatonic": (2, 2, 3, 2, 3),
    "minor_pentatonic": (3, 2, 2, 3, 2),
    "blues": (3, 2, 1, 1, 3, 2),
    "whole_tone": (2, 2, 2, 2, 2, 2),
}
"""Half steps from each note to the next, and from the last to the tonic above, in the order of docs/rules.md."""

SCALE_LETTERS: Final[dict[tuple[int, ...], tuple[int, ...]]] = {
    (2, 2, 3, 2, 3): (1, 2, 3, 5, 6),
    (3, 2, 2, 3, 2): (1, 3, 4, 5, 7),
    (3, 2, 1, 1, 3, 2): (1, 3, 4, 5, 5, 7),
    (2, 2, 2, 2, 2, 2): (1, 2, 3, 4, 5, 6),
}
"""Letters counted from the tonic (1), for scales of five or six notes whose letters are fixed."""

SCALE_SIGNATURES: Final[dict[str, int]] = {
    "major": 0,
    "natural_minor": -3,
    "harmonic_minor": -3,
    "melodic_minor": -3,
    "ionian": 0,
    "dorian": -2,
    "phrygian": -4,
    "lydian": 1,
    "mixolydian": -1,
    "aeolian": -3,
    "locrian": -5,
}
"""How many more sharps the signature of the scale has than the major key on its tonic; negative for flats."""

MAJOR_SIZES: Final = (0, 2, 4, 5, 7, 9, 11)
"""Half steps of the perfect and major intervals, unison to seventh; also of the letters above C."""

PERFECT: Final = (True, False, False, True, True, False, False)
"""The perfect intervals, which are never major or minor."""

GENERIC_WORDS: Final = (
    "unison",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "octave",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "double octave",
)
"""Names of intervals by their number of letters, counting both ends: index 0 is a unison."""

LARGE_ORDINALS: Final = (
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
    "twentieth",
    "twenty-first",
    "twenty-second",
)
"""Other words for the largest intervals, from 15 letters on, up to three octaves."""

INTERVAL_TIMES: Final = ("", "doubly ", "triply ", "quadruply ")
"""How many times augmented or diminished, from once; beyond that a number is used."""

SOLFEGE: Final[dict[str, str]] = {"C": "do", "D": "ré", "E": "mi", "F": "fa", "G": "sol", "A": "la", "B": "si"}
"""The French syllable of each letter, whatever the key."""

SIGN_TIMES: Final = ("", "double ", "triple ", "quadruple ")
"""How many times sharp or flat, from once, in English and French; beyond that a number is used."""

MOVABLE_DO: Final[dict[tuple[int, int], str]] = {
    (1, 0): "do",
    (1, 1): "di",
    (2, -1): "ra",
    (2, 0): "re",
    (2, 1): "ri",
    (3, -1): "me",
    (3, 0): "mi",
    (4, 0): "fa",
    (4, 1): "fi",
    (5, -1): "se",
    (5, 0): "sol",
    (5, 1): "si",
    (6, -1): "le",
    (6, 0): "la",
    (6, 1): "li",
    (7, -1): "te",
    (7, 0): "ti",
}
"""Every syllable, by degree of the major scale (from 1) and the half steps it is raised by."""
