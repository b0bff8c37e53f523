"""The manifest of The Distance."""

from typing import Final

from musicards.games.manifest import Manifest, TinyDeck

__all__ = ["DISTANCE"]

DISTANCE: Final = Manifest(
    name="distance",
    rules="musicards.games.distance:Distance",
    strategy="musicards.players.strategy.distance:best",
    encoding="musicards.envs.encode.shedding:DISTANCE_ENCODER",
    renderer="musicards.envs.renderers:DistanceRenderer",
    mistakes="musicards.players.mistakes.distance:spoiled",
    belief="musicards.players.belief.shedding:SheddingBelief",
    guide="musicards.players.search.distance_guide:DistanceGuide",
    spiel_node="musicards.envs.open_spiel.nodes.stock:SheddingNode",
    tiny=TinyDeck("C4 D4 E4 F4 ?1", ("G4", "A4", "B4"), 1, 5),
    pictured=("A4", "B4", "C5"),
)
