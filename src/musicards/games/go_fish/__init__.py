"""Go Fish: ask the others for pitches that you hold; four of a pitch are a book. Most books win.

Rules: docs/rules.md, "Go Fish".

actions  the deal, asking
events   what is told of it
marks    what everybody knows of each hand, as one word
moves    whom one may ask for what
view     what a seat may know
worlds   the hidden cards dealt anew
game     a game in progress
"""

from musicards.games.go_fish.actions import Ask, Deal
from musicards.games.go_fish.events import Asked, BookLaid, Given, GoneFishing
from musicards.games.go_fish.game import GoFish, GoFishReason
from musicards.games.go_fish.view import GoFishTable, GoFishView

__all__ = [
    "Ask",
    "Asked",
    "BookLaid",
    "Deal",
    "Given",
    "GoFish",
    "GoFishReason",
    "GoFishTable",
    "GoFishView",
    "GoneFishing",
]
