"""First steps in The Distance: count round the ring, be wrong once, draw, and catch the computer player."""

from typing import Final

from musicards.cards import ALL_CARDS
from musicards.games.action import CHANCE, Call, Draw
from musicards.games.distance.actions import DistancePlay
from musicards.games.first_steps import COMPUTER, FirstSteps, Prompt, Reply, cards, rest_of
from musicards.games.shedding import Deal
from musicards.theory.pitch import Letter

__all__ = ["FIRST_STEPS"]

_HANDS: Final = (cards("D3 D5 F4 F5 G3 B3 C5"), cards("E3 E4 E5 G4 G5 B5 F6"))
_STARTER: Final = cards("C4")
_NEXT: Final = cards("E6 C6 A4 B6 D4")  # two for the mistake, the card to draw, and what cannot be played then


def _say(letter: Letter) -> dict[str, object]:
    return {"do": "play", "say": {"letter": letter}}


FIRST_STEPS: Final = FirstSteps(
    (
        Reply(CHANCE, Deal(_HANDS, _STARTER, _NEXT + rest_of(ALL_CARDS, *_HANDS, _STARTER, _NEXT))),
        Prompt("count", DistancePlay(cards("D3 D5"), "D"), (_say("D"),), notes={"last": "C", "next": "D"}),
        Reply(COMPUTER, DistancePlay(cards("E3 E4 E5"), "E")),
        Prompt(
            "mistake",
            DistancePlay(cards("G3"), "G"),
            (_say("G"),),
            misplay=True,
            notes={"last": "E", "next": "F", "wrong": "G"},
        ),
        Prompt("right", DistancePlay(cards("F4 F5"), "F"), (_say("F"),), notes={"next": "F"}),
        Reply(COMPUTER, DistancePlay(cards("G4 G5"), "G")),
        Prompt("draw", Draw(), notes={"next": "A"}),
        Prompt("drawn", DistancePlay(cards("A4"), "A"), (_say("A"),), notes={"next": "A"}),
        Reply(COMPUTER, DistancePlay(cards("B5"), "B")),
        Prompt("call", Call()),
    )
)
