"""The nodes of each game that OpenSpiel can play."""

from typing import Final

from musicards.envs.nodes.node import Node
from musicards.envs.nodes.parameters import GameConfig
from musicards.games.go_fish.envs import GoFishNode
from musicards.games.keys_corners.envs import KeysCornersNode
from musicards.games.memory.envs import MemoryNode
from musicards.games.old_maid.envs import OldMaidNode
from musicards.games.shedding.envs import SheddingNode

NODES: Final[dict[str, type[Node]]] = {
    "distance": SheddingNode,
    "steps": SheddingNode,
    "keys_corners": KeysCornersNode,
    "memory": MemoryNode,
    "go_fish": GoFishNode,
    "old_maid": OldMaidNode,
}


def root_node(config: GameConfig) -> Node:
    """Return the root of the game tree, where chance is to deal."""
    return NODES[config.game](config)
