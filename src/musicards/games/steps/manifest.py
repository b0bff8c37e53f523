"""The manifest of Steps."""

from typing import Final

from musicards.games.manifest import AFTER_MISTAKES, CARDS, Manifest, Section, TinyDeck, Training
from musicards.games.steps.rules import Steps
from musicards.games.steps.teaching import FIRST_STEPS, evidence, hint

STEPS: Final = Manifest(
    rules=Steps,
    tiny=TinyDeck("C4 C#4 D4 D#4 ?1", ("E4", "F4", "F#4"), 1, 5),
    group="theory",
    hint=hint,
    evidence=evidence,
    trains=(Training(("step:half", "step:whole")),),
    first_steps=FIRST_STEPS,
    rules_page=(
        CARDS,
        Section("setup", ("", "E4")),
        Section("steps", ("E4", "F4", "F#4")),
        Section("turn", ("F4", "F#4", "G4")),
        Section("mistakes", ("E4", "F4")),
        *AFTER_MISTAKES,
    ),
    pictured=("E4", "F4", "F#4"),
)
