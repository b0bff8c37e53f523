"""The manifest of The Distance."""

from typing import Final

from musicards.games.distance.rules import Distance
from musicards.games.distance.teaching import FIRST_STEPS, evidence, hint
from musicards.games.manifest import AFTER_MISTAKES, CARDS, Manifest, Section, TinyDeck, Training

DISTANCE: Final = Manifest(
    rules=Distance,
    tiny=TinyDeck("C4 D4 E4 F4 ?1", ("G4", "A4", "B4"), 1, 5),
    group="theory",
    hint=hint,
    evidence=evidence,
    trains=tuple([Training((f"letter:{interval}",), (("interval", interval),)) for interval in range(2, 8)]),
    first_steps=FIRST_STEPS,
    rules_page=(
        CARDS,
        Section("setup", ("", "A4")),
        Section("interval", ("F4", "A4")),
        Section("turn", ("F#4", "G4", "G#4")),
        Section("mistakes", ("A4", "D5")),
        *AFTER_MISTAKES,
    ),
    pictured=("A4", "B4", "C5"),
)
