"""The events of Go Fish."""

from dataclasses import dataclass, replace
from typing import Literal

from musicards.games.action import Seat
from musicards.games.event import Event, PublicEvent
from musicards.theory.pitch import PitchClass

__all__ = ["Asked", "BookLaid", "Given", "GoneFishing"]


@dataclass(frozen=True, slots=True)
class Asked(PublicEvent):
    """`seat` asked another player for a pitch, which shows that it holds one."""

    seat: Seat
    of: Seat
    pitch: str  # the name that was used
    hour: PitchClass
    type: Literal["asked"] = "asked"


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
