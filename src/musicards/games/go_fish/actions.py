"""The actions of Go Fish. Rules: docs/rules.md, "Records"."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from musicards.cards import Card, codes_of, parse_cards
from musicards.games.action import Action, ChanceAction, Seat, need, read_hands, read_number
from musicards.theory.pitch import PitchClass, printed_hour

__all__ = ["Ask", "Deal"]


@dataclass(frozen=True, slots=True)
class Deal(ChanceAction):
    """Deal the hands; the rest is the stock."""

    hands: tuple[tuple[Card, ...], ...]  # by seat, in the order dealt
    stock: tuple[Card, ...]  # drawn from the first on

    def to_json(self) -> dict[str, object]:
        return {
            "do": "deal",
            "hands": [list(codes_of(hand)) for hand in self.hands],
            "stock": list(codes_of(self.stock)),
        }

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Deal":
        stock = need(fields, "stock", "the cards left, the one drawn next first")
        return Deal(read_hands(fields), parse_cards(stock))


@dataclass(frozen=True, slots=True)
class Ask(Action):
    """Ask another player for all cards of a pitch."""

    seat: Seat  # who is asked
    pitch: str  # a printed name, either of the two on a black key
    hour: PitchClass = field(init=False, repr=False, compare=False)  # of the pitch

    def __post_init__(self) -> None:
        object.__setattr__(self, "hour", printed_hour(self.pitch))

    def to_json(self) -> dict[str, object]:
        return {"do": "ask", "seat": self.seat, "pitch": self.pitch}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Ask":
        seat = read_number(fields, "seat", "the seat that is asked")
        pitch = need(fields, "pitch", "the pitch asked for, such as F# or Gb")
        printed_hour(pitch)
        return Ask(Seat(seat), str(pitch))
