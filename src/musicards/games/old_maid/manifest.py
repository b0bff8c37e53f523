"""The manifest of Old Maid."""

from typing import Final

from musicards.games.manifest import Manifest, Section, TinyDeck
from musicards.games.old_maid.rules import OldMaid
from musicards.games.old_maid.teaching import FIRST_STEPS, evidence, hint

OLD_MAID: Final = Manifest(
    rules=OldMaid,
    tiny=TinyDeck("C4 C5 D4 D5 X1", ("E4 E5", "F4 F5", "G4 G5"), 0, 4),
    levels=False,
    hint=hint,
    evidence=evidence,
    first_steps=FIRST_STEPS,
    rules_page=(
        Section("cards", ("F#4", "X1")),
        Section("setup", ("X1", "G3", "G5")),
        Section("pairs", ("G3", "G5")),
        Section("turn", ("", "", "")),
        Section("safe", ("C4", "C5")),
        Section("winning", ("X1",)),
    ),
    pictured=("G3", "G5", "X1"),
)
