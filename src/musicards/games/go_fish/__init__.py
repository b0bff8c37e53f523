"""Go Fish: ask the others for pitches that you hold; four of a pitch are a book. Most books win.

Rules: docs/rules.md, "Go Fish".

rules        the rule book: read this first
actions      the deal, asking; events
moves        the numbers of moves; what everybody knows of each hand, as one word
view         what a seat may know; hidden cards dealt again at random
teaching     help, what moves say about a player, and First steps
"""

from musicards.games.go_fish.actions import Ask, Asked, BookLaid, Deal, Given, GoneFishing
from musicards.games.go_fish.rules import GoFish
from musicards.games.go_fish.view import GoFishView

__all__ = ["Ask", "Asked", "BookLaid", "Deal", "Given", "GoFish", "GoFishView", "GoneFishing"]
