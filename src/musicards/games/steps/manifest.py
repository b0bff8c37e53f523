"""The manifest of Steps."""

from typing import Final

from musicards.games.manifest import Manifest, TinyDeck

__all__ = ["STEPS"]

STEPS: Final = Manifest(
    name="steps",
    rules="musicards.games.steps:Steps",
    strategy="musicards.players.strategy.steps:best",
    encoding="musicards.envs.encode.shedding:STEPS_ENCODER",
    renderer="musicards.envs.renderers:StepsRenderer",
    mistakes="musicards.players.mistakes.steps:spoiled",
    belief="musicards.players.belief.shedding:SheddingBelief",
    guide="musicards.players.search.steps_guide:StepsGuide",
    spiel_node="musicards.envs.open_spiel.nodes.stock:SheddingNode",
    tiny=TinyDeck("C4 C#4 D4 D#4 ?1", ("E4", "F4", "F#4"), 1, 5),
    pictured=("E4", "F4", "F#4"),
)
