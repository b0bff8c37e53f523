"""Go Fish: ask the others for pitches that you hold; four of a pitch are a book. Most books win.

Rules: docs/rules.md, "Go Fish".

rules        the rule book: read this first
actions      the deal, asking
events       what is emitted when something happens
marks        what everybody knows of each hand, as one word
moves        the numbers of moves
view         what a seat may know
worlds       hidden cards dealt again at random
first_steps  a prepared deal that teaches the game
"""

from musicards.games.go_fish.actions import Ask, Asked, BookLaid, Deal, Given, GoneFishing
from musicards.games.go_fish.rules import GoFish, GoFishReason
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
