"""First steps in Go Fish: ask, lay a book, go fishing, and remember what the computer player asked for."""

from typing import Final

from musicards.cards import NOTES
from musicards.games.action import CHANCE
from musicards.games.first_steps import COMPUTER, PLAYER, FirstSteps, Prompt, Reply, cards, rest_of
from musicards.games.go_fish.actions import Ask, Deal

__all__ = ["FIRST_STEPS"]

_HANDS: Final = (cards("C3 C4 C5 D4 E3 F5 G4"), cards("C6 E4 E5 A3 A4 B3 B4"))
_NEXT: Final = cards("F#4 G#5 B5 A#3")  # each fished in turn, never what was asked for


def _any(*pitches: str) -> tuple[dict[str, object], ...]:
    return tuple([{"do": "ask", "pitch": pitch} for pitch in pitches])


FIRST_STEPS: Final = FirstSteps(
    (
        Reply(CHANCE, Deal(_HANDS, _NEXT + rest_of(NOTES, *_HANDS, _NEXT))),
        Prompt("ask", Ask(COMPUTER, "E"), notes={"pitch": "E"}),
        Prompt("book", Ask(COMPUTER, "C"), notes={"pitch": "C"}),
        Prompt("fish", Ask(COMPUTER, "G"), _any("D", "F", "G"), notes={"pitch": "G"}),
        Reply(COMPUTER, Ask(PLAYER, "B")),
        Prompt("again", Ask(COMPUTER, "D"), _any("D", "F", "G"), notes={"pitch": "D", "asked": "B"}),
        Reply(COMPUTER, Ask(PLAYER, "A")),
        Prompt("remember", Ask(COMPUTER, "B"), notes={"pitch": "B"}),
    )
)
