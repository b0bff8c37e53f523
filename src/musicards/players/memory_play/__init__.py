"""Memory as a game of strategy: which card to turn over second when no pair is known, and when to give nothing away.

After U. Zwick and M. S. Paterson, "The memory game", Theoretical Computer Science 110 (1993) 169-196; docs/memory.md
tells what was changed for our rules, and what it is worth. Those who only remember play `strategy/memory.py`.
"""

from musicards.players.memory_play.choice import PATIENCE, choose_optimal
from musicards.players.memory_play.mixups import Mixups

__all__ = ["PATIENCE", "Mixups", "choose_optimal"]
