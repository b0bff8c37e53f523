"""Nodes of the game tree that OpenSpiel plays on, one class for each kind of game.

node      what all nodes have in common
stock     games with a stock: The Distance, Steps, Key's Corners and Go Fish
old_maid  Old Maid
memory    Memory
"""

from collections.abc import Mapping
from typing import Final

from musicards.envs.open_spiel.nodes.memory import MemoryNode
from musicards.envs.open_spiel.nodes.node import Node
from musicards.envs.open_spiel.nodes.old_maid import OldMaidNode
from musicards.envs.open_spiel.nodes.stock import GoFishNode, KeysCornersNode, SheddingNode
from musicards.envs.open_spiel.parameters import GameConfig

__all__ = ["root_node"]

_NODES: Final[Mapping[str, type[Node]]] = {
    "distance": SheddingNode,
    "steps": SheddingNode,
    "keys_corners": KeysCornersNode,
    "go_fish": GoFishNode,
    "old_maid": OldMaidNode,
    "memory": MemoryNode,
}


def root_node(config: GameConfig) -> Node:
    """Return the root of the game tree, where chance is to deal."""
    return _NODES[config.game](config)
