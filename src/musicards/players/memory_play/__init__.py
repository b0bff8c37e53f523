"""Optimal play in Memory: which card to turn over second when no pair is known, and when to pass.

After U. Zwick and M. S. Paterson, "The memory game", Theoretical Computer Science 110 (1993) 169-196. docs/memory.md
describes the changes for our rules and what optimal play gains. `strategy/memory.py` is a simpler policy.
"""

from musicards.players.memory_play.choice import PATIENCE, choose_optimal
from musicards.players.memory_play.mixups import Mixups

__all__ = ["PATIENCE", "Mixups", "choose_optimal"]
