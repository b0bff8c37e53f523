"""The manifest of Memory."""

from typing import Final

from musicards.games.manifest import Manifest, TinyDeck
from musicards.games.rules_page import Section

__all__ = ["MEMORY"]

MEMORY: Final = Manifest(
    name="memory",
    rules="musicards.games.memory:Memory",
    strategy="musicards.players.strategy.memory:best",
    encoding="musicards.envs.encode.memory:MEMORY_ENCODER",
    renderer="musicards.envs.renderers:MemoryRenderer",
    mistakes="musicards.players.mistakes.memory:with_mistakes",
    belief="musicards.players.belief.board:BoardBelief",
    recollection="musicards.players.recall.board:BoardRecollection",
    optimal="musicards.players.memory_play:choose_optimal",
    spiel_node="musicards.envs.open_spiel.nodes.memory:MemoryNode",
    tiny=TinyDeck("C4 C5 D4 D5", ("", "", ""), 0, 4),
    hint="musicards.games.memory.hint:hint",
    evidence="musicards.games.memory.evidence:evidence",
    first_steps="musicards.games.memory.first_steps:FIRST_STEPS",
    rules_page=(
        Section("cards", ("F#4",)),
        Section("setup", ("", "", "")),
        Section("turn", ("A4", "A5")),
        Section("faces", ("A4",), printed=False),
        Section("winning", ("C4", "C5")),
    ),
    pictured=("", "A4", "A5", ""),
)
