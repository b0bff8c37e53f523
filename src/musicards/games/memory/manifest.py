"""The manifest of Memory."""

from typing import Final

from musicards.games.manifest import Manifest, Section, TinyDeck
from musicards.games.memory.rules import Memory
from musicards.games.memory.teaching import FIRST_STEPS, evidence, hint

MEMORY: Final = Manifest(
    rules=Memory,
    tiny=TinyDeck("C4 C5 D4 D5", ("", "", ""), 0, 4),
    hint=hint,
    evidence=evidence,
    first_steps=FIRST_STEPS,
    rules_page=(
        Section("cards", ("F#4",)),
        Section("setup", ("", "", "")),
        Section("turn", ("A4", "A5")),
        Section("faces", ("A4",), printed=False),
        Section("winning", ("C4", "C5")),
    ),
    pictured=("", "A4", "A5", ""),
)
