"""The manifest of Key's Corners."""

from typing import Final

from musicards.games.keys_corners.game import KeysCorners
from musicards.games.keys_corners.teaching import FIRST_STEPS, evidence, hint
from musicards.games.manifest import CARDS, Manifest, Section, TinyDeck, Training

_TAUGHT: Final = (
    "major", "natural_minor", "harmonic_minor", "melodic_minor", "major_pentatonic", "minor_pentatonic",
)  # fmt: skip
_TINY_SCALE: Final = {"tonic": "C", "kind": "custom", "formula": [6, 6]}  # C and F#, so that a book has two cards

KEYS_CORNERS: Final = Manifest(
    rules=KeysCorners,
    tiny=TinyDeck("C4 F#4 D4 E4 A4 B4", ("G4", "F4", "C5"), 1, 6, (("scale", _TINY_SCALE),)),
    group="theory",
    hint=hint,
    evidence=evidence,
    trains=tuple([Training((f"degree:{kind}",), (("scale", {"tonic": "C", "kind": kind}),)) for kind in _TAUGHT]),
    first_steps=FIRST_STEPS,
    rules_page=(
        CARDS,
        Section("scale", ("C4", "D4", "E4", "F4")),
        Section("setup", ("G3", "A4", "", "E5", "D4")),
        Section("table", ("D4", "E4", "G#3", "G#5")),
        Section("turn", ("C4", "D4")),
        Section("fill", ("G#5",)),
        Section("discard", ("A#3",)),
        Section("mistakes", ("C4", "E4")),
        Section("empty", ("D5",)),
        Section("winning", ("G#3", "G#4", "G#5", "G#6")),
    ),
    pictured=("C4", "D4", "E4"),
)
