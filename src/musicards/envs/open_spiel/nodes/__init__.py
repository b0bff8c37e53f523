"""Nodes of the game tree that OpenSpiel plays on, one class for each kind of game.

node      what all nodes have in common
stock     games with a stock: The Distance, Steps, Key's Corners and Go Fish
old_maid  Old Maid
memory    Memory
"""

from musicards.envs.open_spiel.nodes.node import Node
from musicards.envs.open_spiel.parameters import GameConfig
from musicards.games.manifest import part_of
from musicards.games.registry import find_manifest

__all__ = ["root_node"]


def root_node(config: GameConfig) -> Node:
    """Return the root of the game tree, where chance is to deal."""
    reference = find_manifest(config.game).spiel_node
    assert reference is not None  # noqa: S101 - only games with a node are registered with OpenSpiel
    kind = part_of(reference)
    assert isinstance(kind, type)  # noqa: S101 - as `Manifest` says
    node: Node = kind(config)
    return node
