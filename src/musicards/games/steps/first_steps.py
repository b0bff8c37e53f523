"""First steps in Steps: a half step, a whole step, a mistake, a call and a draw.

A mistake does not end the turn here, so that a player can make one more than the prompts ask for.
"""

from typing import Final

from musicards.cards import ALL_CARDS
from musicards.games.action import CHANCE, Call, Done, Draw
from musicards.games.first_steps import COMPUTER, FirstSteps, Prompt, Reply, cards, rest_of
from musicards.games.shedding import Deal
from musicards.games.steps.actions import Step, StepsPlay

__all__ = ["FIRST_STEPS"]

_HANDS: Final = (cards("G#4 C4 C5 F3 F5 G3 F#6"), cards("A#3 A#4 A#5 D3 D4 D5 B6"))
_STARTER: Final = cards("G4")
_NEXT: Final = cards("G5 F#3 G#5 F6 E4")  # two for the mistake, two for the computer player, and the card to draw


def _say(step: Step) -> dict[str, object]:
    return {"do": "play", "say": {"step": step}}


FIRST_STEPS: Final = FirstSteps(
    (
        Reply(CHANCE, Deal(_HANDS, _STARTER, _NEXT + rest_of(ALL_CARDS, *_HANDS, _STARTER, _NEXT))),
        Prompt("half", StepsPlay(cards("G#4"), "half", None), (_say("half"),), notes={"top": "G", "next": "G#"}),
        Prompt("done", Done()),
        Reply(COMPUTER, StepsPlay(cards("A#3 A#4 A#5"), "whole", None)),
        Prompt(
            "mistake",
            StepsPlay(cards("C4"), "half", None),
            (_say("half"),),
            misplay=True,
            notes={"top": "A#", "next": "C"},
        ),
        Prompt("whole", StepsPlay(cards("C4 C5"), "whole", None), (_say("whole"),), notes={"top": "A#", "next": "C"}),
        Reply(COMPUTER, StepsPlay(cards("D3 D4 D5"), "whole", None)),
        Prompt("call", Call()),
        Prompt("draw", Draw(), notes={"half": "D#", "whole": "E"}),
    ),
    {"mistake_ends_turn": False},
)
