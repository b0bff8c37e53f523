"""What The Distance and Steps share: get rid of your cards, draw when nothing fits, call "Musicards!".

Rules: docs/rules.md, "The Distance", "Steps" and "Musicards!".
What makes a play right or wrong is in each game's own rule book.

rules    the rule book: the deal, drawing, penalties, the call, the end
limits   the numbers of the rules; when a player may draw and pass
actions  the deal, and putting down cards
moves    the numbers of moves
view     what a seat may know
words    the words of states for environments
"""

from musicards.games.shedding.actions import Deal, Play
from musicards.games.shedding.limits import SheddingNumbers, SheddingReason
from musicards.games.shedding.rules import Shedding

__all__ = ["Deal", "Play", "Shedding", "SheddingNumbers", "SheddingReason"]
