"""What is done in Go Fish, and what happens: its actions and events.

Rules: docs/rules.md, "Records".
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from musicards.cards import Card, codes_of, parse_cards
from musicards.games.action import Action, ChanceAction, Seat, need, read_hands, read_number
from musicards.games.event import Event, PublicEvent
from musicards.theory.pitch import PitchClass, printed_hour


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


@dataclass(frozen=True, slots=True)
class Asked(PublicEvent):
    """`seat` asked another player for a pitch, which shows that it holds one."""

    seat: Seat
    of: Seat
    pitch: str  # the name that was used
    hour: PitchClass
    type: Literal["asked"] = "asked"

    def seconds_to_follow(self) -> float:
        return 1.5  # for two sentences, the question and the answer


@dataclass(frozen=True, slots=True)
class Given(PublicEvent):
    """`seat` gave all its cards of the pitch asked for, face up."""

    seat: Seat
    to: Seat
    cards: tuple[str, ...]
    type: Literal["given"] = "given"


@dataclass(frozen=True, slots=True)
class GoneFishing(Event):
    """The other player had none of the pitch, so `seat` drew the stock's top card, if there was one."""

    seat: Seat
    of: Seat  # who had none, and says "Go fish!"
    pitch: str  # the name that was used
    hour: PitchClass
    card: str | None  # None for other viewers unless it is lucky, and None if the stock was empty
    lucky: bool  # it has the pitch asked for, so it is shown and the player asks again
    drew: bool  # there was a card to draw
    type: Literal["fished"] = "fished"

    def seen_by(self, viewer: Seat | None) -> "GoneFishing":
        return self if self.lucky or viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class BookLaid(PublicEvent):
    """`seat` had all four cards of a pitch and laid them down."""

    seat: Seat
    hour: PitchClass
    cards: tuple[str, ...]
    type: Literal["book-laid"] = "book-laid"

    def seconds_to_follow(self) -> float:
        return 1.7  # the question and the answer come with it, and take time to read
