"""What a seat may know, as a vector of numbers for programs that learn.

A vector is made from a seat's view and nothing else, so it cannot tell what is hidden from that seat. Its fields, their
places and meanings are those of `layout_of`, and docs/envs/observations.md lists them.

layout    fields one after the other
common    seats as the observer counts them, pitches, hands
shedding  The Distance and Steps
corners   Key's Corners
fish      Go Fish and Old Maid
memory    Memory
vectors   the vector of a view, whichever game it is of
tables    the index tables
"""

from musicards.envs.encode.encoders import encode, index_table, layout_of, parts_of
from musicards.envs.encode.layout import Field, Layout, Vector

__all__ = ["Field", "Layout", "Vector", "encode", "index_table", "layout_of", "parts_of"]
