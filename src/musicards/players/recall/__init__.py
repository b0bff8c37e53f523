"""A humanlike memory: it forgets over time, sooner the more it has to remember.

recall        what one player remembers
recollection  what can be forgotten in one game: the base class
board         the cards of Memory
requests      the requests in Go Fish
"""

from musicards.players.recall.recall import Recall, forgettable_games
from musicards.players.recall.recollection import Recollection, Thing

__all__ = ["Recall", "Recollection", "Thing", "forgettable_games"]
