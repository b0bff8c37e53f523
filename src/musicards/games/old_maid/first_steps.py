"""First steps in Old Maid: find a pair, take the Old Maid, lose her again, and go out."""

from typing import Final

from musicards.games.action import CHANCE
from musicards.games.first_steps import COMPUTER, PLAYER, FirstSteps, Prompt, Reply, cards
from musicards.games.old_maid.actions import Deal, Fan, Take

__all__ = ["FIRST_STEPS"]

_HANDS: Final = (
    cards("C3 E3 G3 A3 B3 C4 C5 E4 E5 G4 G5 D3 D4 F3 F4"),
    cards("C6 E6 G6 A4 A5 A6 B4 B5 B6 D5 D6 F5 F6 X1"),
)

FIRST_STEPS: Final = FirstSteps(
    (
        Reply(CHANCE, Deal(_HANDS)),
        Reply(CHANCE, Fan(COMPUTER, cards("C6 X1 E6 G6 A6 B6"))),
        Prompt("take", Take(0)),
        Reply(CHANCE, Fan(PLAYER, cards("E5 G5 A3 B3"))),
        Reply(COMPUTER, Take(0)),
        Reply(CHANCE, Fan(COMPUTER, cards("G6 X1 A6 B6"))),
        Prompt("maid", Take(1)),
        Reply(CHANCE, Fan(PLAYER, cards("X1 G5 A3 B3"))),
        Reply(COMPUTER, Take(0)),
        Reply(CHANCE, Fan(COMPUTER, cards("G6 A6 X1 B6"))),
        Prompt("pair", Take(0)),
        Reply(CHANCE, Fan(PLAYER, cards("A3 B3"))),
        Reply(COMPUTER, Take(0)),
        Reply(CHANCE, Fan(COMPUTER, cards("X1 B6"))),
        Prompt("last", Take(1)),
    ),
    {"pitches": "naturals"},
)
