"""First steps in Old Maid: find a wrong and a right pair, take a card and pair it, and take the Old Maid."""

from itertools import permutations, product
from typing import Final

from musicards.games.action import CHANCE, Done
from musicards.games.first_steps import COMPUTER, PLAYER, Fields, FirstSteps, Prompt, Reply, cards
from musicards.games.old_maid.actions import Deal, Fan, Pair, Take

__all__ = ["FIRST_STEPS"]

_HANDS: Final = (
    cards("C3 C5 D3 D4 D5 E3 E4 F3 F4 G3 G4 A3 B3 B4 B5"),
    cards("C4 C6 D6 E5 E6 F5 F6 G5 G6 A4 A5 A6 B6 X1"),
)


def _either_way(*pairs: tuple[str, ...]) -> tuple[Fields, ...]:
    """Return an entry for each order of these pairs of cards."""
    return tuple({"do": "pair", "cards": list(order)} for pair in pairs for order in permutations(pair))


FIRST_STEPS: Final = FirstSteps(
    (
        Reply(CHANCE, Deal(_HANDS)),
        Reply(CHANCE, Fan(COMPUTER, cards("A5 C4 F6 E5 X1 B6 G5 D6 A4 F5 C6 E6 A6 G6"))),
        Prompt(
            "wrong",
            Pair(cards("E3 F3")),
            _either_way(*product(("E3", "E4"), ("F3", "F4"))),
            refused=True,
            notes={"next": "E", "wrong": "F"},
        ),
        Prompt("right", Pair(cards("E3 E4")), _either_way(("E3", "E4")), notes={"next": "E"}),
        Prompt("take", Take(0)),
        Prompt("pair", Pair(cards("A3 A5")), _either_way(("A3", "A5")), notes={"pitch": "A"}),
        Prompt("done", Done()),
        Reply(CHANCE, Fan(PLAYER, cards("D5 B4 G3 C5 F4 D3 B3 G4 C3 F3 B5 D4"))),
        Reply(COMPUTER, Pair(cards("C4 C6"))),
        Reply(COMPUTER, Pair(cards("E5 E6"))),
        Reply(COMPUTER, Take(0)),
        Reply(COMPUTER, Pair(cards("D6 D5"))),
        Reply(COMPUTER, Done()),
        Reply(CHANCE, Fan(COMPUTER, cards("G5 X1 A6 F5 B6 G6 A4 F6"))),
        Prompt("maid", Take(1)),
        Prompt("last", Done()),
    ),
    {"pitches": "naturals", "find_pairs": True},
)
