"""What The Distance and Steps share: get rid of your cards, draw when nothing fits, call "Musicards!".

Rules: docs/rules.md, "The Distance", "Steps" and "Musicards!".
What makes a play right or wrong stands on each game's page.

table    a game in progress
view     what a seat may know of it
actions  the deal, and putting down cards
limits   when one may draw and pass, and why not
moves    the numbers of moves
"""

from musicards.games.shedding.actions import MOST_KEPT, Deal, Play, read_play
from musicards.games.shedding.limits import SheddingReason
from musicards.games.shedding.table import Shedding
from musicards.games.shedding.view import SheddingTable, SheddingView

__all__ = [
    "MOST_KEPT",
    "Deal",
    "Play",
    "Shedding",
    "SheddingReason",
    "SheddingTable",
    "SheddingView",
    "read_play",
]
