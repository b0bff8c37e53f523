"""The events of Key's Corners."""

from dataclasses import dataclass, replace
from typing import Literal

from musicards.games.action import Seat
from musicards.games.event import Event, PublicEvent

__all__ = ["BookTaken", "Discarded", "DrewUp", "Moved", "Placed"]


@dataclass(frozen=True, slots=True)
class Placed(PublicEvent):
    """`seat` put a card on a pile or into an empty space."""

    seat: Seat
    card: str
    source: Literal["hand", "discard"]
    to: str
    name: str  # what it counts as there
    type: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True)
class Moved(PublicEvent):
    """`seat` moved cards from a foundation."""

    seat: Seat
    source: str
    to: str
    cards: tuple[str, ...]  # bottom first
    names: tuple[str, ...]
    type: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Discarded(PublicEvent):
    """`seat` put a card that fitted nowhere on the discard pile."""

    seat: Seat
    card: str
    type: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class BookTaken(PublicEvent):
    """`seat` completed a pile and took it."""

    seat: Seat
    space: str
    kind: Literal["scale", "stack"]
    cards: tuple[str, ...]  # bottom first
    names: tuple[str, ...]
    points: int
    type: Literal["book"] = "book"


@dataclass(frozen=True, slots=True)
class DrewUp(Event):
    """`seat` drew up to five cards before its turn."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None  # None in every eye but the drawer's
    type: Literal["drew-up"] = "drew-up"

    def seen_by(self, viewer: Seat | None) -> "DrewUp":
        return self if viewer == self.seat else replace(self, cards=None)
