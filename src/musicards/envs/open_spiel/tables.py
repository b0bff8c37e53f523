"""The table of each game."""

from collections.abc import Mapping
from typing import Final

from musicards.envs.open_spiel.hidden import MaidTable, MemoryTable
from musicards.envs.open_spiel.setting import Setting
from musicards.envs.open_spiel.stock import CornersTable, FishTable, SheddingTable
from musicards.envs.open_spiel.table import Table

__all__ = ["table_of"]

_TABLES: Final[Mapping[str, type[Table]]] = {
    "distance": SheddingTable,
    "steps": SheddingTable,
    "keys_corners": CornersTable,
    "go_fish": FishTable,
    "old_maid": MaidTable,
    "memory": MemoryTable,
}


def table_of(setting: Setting) -> Table:
    """A new table, chance to deal."""
    return _TABLES[setting.game](setting)
