"""The manifest of Old Maid."""

from typing import Final

from musicards.games.manifest import Manifest, TinyDeck
from musicards.games.rules_page import Section

__all__ = ["OLD_MAID"]

OLD_MAID: Final = Manifest(
    name="old_maid",
    rules="musicards.games.old_maid:OldMaid",
    strategy="musicards.players.strategy.old_maid:best",
    encoding="musicards.envs.encode.old_maid:OLD_MAID_ENCODER",
    renderer="musicards.envs.renderers:OldMaidRenderer",
    belief="musicards.players.belief.old_maid:MaidBelief",
    spiel_node="musicards.envs.open_spiel.nodes.old_maid:OldMaidNode",
    tiny=TinyDeck("C4 C5 D4 D5 X1", ("E4 E5", "F4 F5", "G4 G5"), 0, 4),
    levels=False,
    hint="musicards.games.old_maid.hint:hint",
    evidence="musicards.games.old_maid.evidence:evidence",
    first_steps="musicards.games.old_maid.first_steps:FIRST_STEPS",
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
