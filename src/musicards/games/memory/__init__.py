"""Memory: turn over two cards; two of one pitch are a pair and kept. Most pairs win.

Rules: docs/rules.md, "Memory".

actions  the deal, turning a card over
events   what is told of it
view     what a seat may know
game     a game in progress
"""

from musicards.games.memory.actions import Deal, Flip
from musicards.games.memory.events import Flipped, PairKept, TurnedBack
from musicards.games.memory.game import Memory, MemoryReason
from musicards.games.memory.view import KIND_OF, MemoryTable, MemoryView

__all__ = [
    "KIND_OF",
    "Deal",
    "Flip",
    "Flipped",
    "Memory",
    "MemoryReason",
    "MemoryTable",
    "MemoryView",
    "PairKept",
    "TurnedBack",
]
