"""First steps in Key's Corners: be refused once, place, begin a corner, fill, end the turn, and discard."""

from typing import Final

from musicards.cards import ALL_CARDS, Card, parse_card
from musicards.games.action import CHANCE, Done
from musicards.games.first_steps import COMPUTER, FirstSteps, Prompt, Reply, cards, rest_of
from musicards.games.keys_corners.actions import Deal, Discard, Move, Place
from musicards.games.keys_corners.board import SPACES, Space

__all__ = ["FIRST_STEPS"]

_HANDS: Final = (cards("D4 G4 G#5 A#4 D#6"), cards("F#4 B3 F5 D6 A5"))
_PILES: Final = (cards("C3"), cards("F#3"), cards("A3"), cards("C#3"))
_NEXT: Final = cards("F3 D5")  # the cards that the player draws, none of which fits


def _space(name: str) -> Space:
    return Space(SPACES.index(name))


def _place(card: str, to: str) -> Place:
    return Place(parse_card(card), "hand", _space(to))


def _stock() -> tuple[Card, ...]:
    return _NEXT + rest_of(ALL_CARDS, *_HANDS, *_PILES, _NEXT)


FIRST_STEPS: Final = FirstSteps(
    (
        Reply(CHANCE, Deal(_HANDS, _PILES, _stock())),
        Prompt(
            "mistake",
            _place("G#5", "N"),
            ({"do": "place"},),
            refused=True,
            notes={"below": "C", "next": "D", "wrong": "G#"},
        ),
        Prompt("place", _place("D4", "N"), notes={"below": "C", "next": "D", "wrong": "G#"}),
        Prompt("move", Move(_space("N"), _space("NW"), 2), ({"do": "move", "from": "N"},), notes={"tonic": "C"}),
        Prompt("fill", _place("G#5", "N"), ({"do": "place", "to": "N"},)),
        Prompt("done", Done()),
        Reply(COMPUTER, _place("F#4", "E")),
        Reply(COMPUTER, Done()),
        Prompt("discard", Discard(parse_card("A#4")), ({"do": "discard"},)),
    )
)
