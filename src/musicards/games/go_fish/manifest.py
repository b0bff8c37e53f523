"""The manifest of Go Fish."""

from typing import Final

from musicards.games.go_fish.rules import GoFish
from musicards.games.go_fish.teaching import FIRST_STEPS, evidence, hint
from musicards.games.manifest import Manifest, Section, TinyDeck, Training

GO_FISH: Final = Manifest(
    rules=GoFish,
    tiny=TinyDeck("C3 C4 C5 C6 D4 D5", ("", "E4 E5", "F4 F5"), 2, 6),
    hint=hint,
    evidence=evidence,
    trains=(
        Training(("key:white",), (("pitches", "naturals"),), weight=0.5),
        Training(("key:black", "enharmonic:black"), weight=0.5),
    ),
    first_steps=FIRST_STEPS,
    rules_page=(
        Section("cards", ("F#4",)),
        Section("setup", ("", "C4")),
        Section("turn", ("F#3", "F#5")),
        Section("books", ("F#3", "F#4", "F#5", "F#6")),
        Section("no-cards", ("",)),
        Section("winning", ("G3", "G4", "G5", "G6")),
    ),
    pictured=("F#3", "F#4", "F#5", "F#6"),
)
