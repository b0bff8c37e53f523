"""Memory: turn over two cards; two of one pitch are a pair and kept. Most pairs win.

Rules: docs/rules.md, "Memory".

rules        the rule book: read this first
actions      the deal, turning a card over; events
view         what a seat may know
teaching     help, what moves say about a player, and First steps
"""

from musicards.games.memory.actions import Deal, Flip, Flipped, PairKept
from musicards.games.memory.rules import Memory
from musicards.games.memory.view import KIND_OF, MemoryView

__all__ = ["KIND_OF", "Deal", "Flip", "Flipped", "Memory", "MemoryView", "PairKept"]
