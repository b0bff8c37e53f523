"""Encode what a seat may know as a vector of numbers, for learning algorithms.

A vector is made from a seat's view and nothing else, so it cannot reveal what is hidden from that seat. `layout_of`
gives the fields of a vector, their positions and meanings; docs/envs/observations.md lists them.
layout    the fields of a vector
common    fields and helpers shared by several games
encoders  encode a view of any game; index tables
shedding, keys_corners, go_fish, old_maid, memory   the encoding of each game
"""

from musicards.envs.encode.encoders import encode, index_table, layout_of, parts_of
from musicards.envs.encode.layout import Field, Layout, Vector

__all__ = ["Field", "Layout", "Vector", "encode", "index_table", "layout_of", "parts_of"]
