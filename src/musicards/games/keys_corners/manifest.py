"""The manifest of Key's Corners."""

from typing import Final

from musicards.games.manifest import Manifest, TinyDeck

__all__ = ["KEYS_CORNERS"]

KEYS_CORNERS: Final = Manifest(
    name="keys_corners",
    rules="musicards.games.keys_corners:KeysCorners",
    strategy="musicards.players.strategy.corners:best",
    encoding="musicards.envs.encode.keys_corners:KEYS_CORNERS_ENCODER",
    renderer="musicards.envs.renderers:KeysCornersRenderer",
    mistakes="musicards.players.mistakes.corners:spoiled",
    belief="musicards.players.belief.corners:CornersBelief",
    guide="musicards.players.search.corners_guide:CornersGuide",
    spiel_node="musicards.envs.open_spiel.nodes.stock:KeysCornersNode",
    tiny=TinyDeck("C4 F#4 D4 E4 A4 B4", ("G4", "F4", "C5"), 1, 6),
    pictured=("C4", "D4", "E4"),
)
