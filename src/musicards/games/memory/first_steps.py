"""First steps in Memory: turn two cards over, watch two more, and find two pairs."""

from typing import Final

from musicards.games.action import CHANCE
from musicards.games.first_steps import COMPUTER, FirstSteps, Prompt, Reply, cards
from musicards.games.memory.actions import Deal, Flip

__all__ = ["FIRST_STEPS"]

_BOARD: Final = cards("C4 D4 C5 D5 E4 G5 A4 F4 B5 G4 E5 B4 A5 F5")


def _either(*positions: int) -> tuple[dict[str, object], ...]:
    return tuple([{"do": "flip", "position": position} for position in positions])


FIRST_STEPS: Final = FirstSteps(
    (
        Reply(CHANCE, Deal(_BOARD)),
        Prompt("first", Flip(0)),
        Prompt("second", Flip(1)),
        Reply(COMPUTER, Flip(2)),
        Reply(COMPUTER, Flip(3)),
        Prompt("find", Flip(0), _either(0, 2), notes={"pitch": "C"}),
        Prompt("mate", Flip(2), _either(0, 2), notes={"pitch": "C"}),
        Prompt("more", Flip(1), _either(1, 3), notes={"pitch": "D"}),
        Prompt("mate", Flip(3), _either(1, 3), notes={"pitch": "D"}),
    ),
    {"board": "naturals"},
)
