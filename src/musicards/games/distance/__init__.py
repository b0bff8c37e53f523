"""The Distance: play the letter an agreed interval above the last one, and say it. First to run out of cards wins.

Rules: docs/rules.md, "The Distance".

rules        the rule book: read this first; what it shares with Steps is in `shedding.rules`
actions      putting down cards and saying a letter; events; the numbers of plays
view         what a seat may know
words        the words of states for environments
teaching     help, what moves say about a player, and First steps
"""

from musicards.games.distance.actions import DistancePlay, LetterPlayed
from musicards.games.distance.rules import INTERVAL, Distance
from musicards.games.distance.view import DistanceView

__all__ = ["INTERVAL", "Distance", "DistancePlay", "DistanceView", "LetterPlayed"]
