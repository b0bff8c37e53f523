"""The events of Go Fish."""

from dataclasses import dataclass, replace
from typing import Literal

from musicards.games.action import Seat
from musicards.games.event import Event, PublicEvent
from musicards.theory.pitch import PitchClass

__all__ = ["Asked", "BookLaid", "Given", "GoneFishing"]


@dataclass(frozen=True, slots=True)
class Asked(PublicEvent):
    """`seat` asked another player for a pitch, and so showed that it holds one."""

    seat: Seat
    of: Seat
    pitch: str  # as it was said
    hour: PitchClass
    type: Literal["asked"] = "asked"


@dataclass(frozen=True, slots=True)
class Given(PublicEvent):
    """`seat` gave all it had of the pitch asked for, in plain sight."""

    seat: Seat
    to: Seat
    cards: tuple[str, ...]
    type: Literal["given"] = "given"


@dataclass(frozen=True, slots=True)
class GoneFishing(Event):
    """`seat` asked in vain and drew the stock's top card, if there was one."""

    seat: Seat
    pitch: str  # asked for, as it was said
    hour: PitchClass
    card: str | None  # None in every eye but the drawer's, unless it is lucky; None when the stock was empty
    lucky: bool  # it is of the pitch asked for: it is shown, and the player asks again
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
