"""Steps: climb the chromatic scale by half and whole steps, and say which. First to run out of cards wins.

Rules: docs/rules.md, "Steps".

rules        the rule book: read this first; what it shares with The Distance is in `shedding.rules`
actions      putting down cards and saying the step; events; the numbers of plays
view         what a seat may know
words        the words of states for environments
teaching     help, what moves say about a player, and First steps
"""

from musicards.games.steps.actions import StepPlayed, StepsPlay
from musicards.games.steps.rules import HALF, WHOLE, Steps, pitch_above
from musicards.games.steps.view import StepsView

__all__ = ["HALF", "WHOLE", "StepPlayed", "Steps", "StepsPlay", "StepsView", "pitch_above"]
