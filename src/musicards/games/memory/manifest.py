"""The manifest of Memory."""

from typing import Final

from musicards.games.manifest import Manifest, TinyDeck

__all__ = ["MEMORY"]

MEMORY: Final = Manifest(
    name="memory",
    rules="musicards.games.memory:Memory",
    strategy="musicards.players.strategy.memory:best",
    encoding="musicards.envs.encode.memory:MEMORY_ENCODER",
    renderer="musicards.envs.renderers:MemoryRenderer",
    mistakes="musicards.players.mistakes.memory:spoiled",
    belief="musicards.players.belief.board:BoardBelief",
    spiel_node="musicards.envs.open_spiel.nodes.memory:MemoryNode",
    tiny=TinyDeck("C4 C5 D4 D5", ("", "", ""), 0, 4),
    pictured=("", "A4", "A5", ""),
)
